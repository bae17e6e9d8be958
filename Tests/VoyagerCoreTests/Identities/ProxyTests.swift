import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("Proxies of identities")
struct ProxyTests {
  @Test(
    "An address of a proxy is read in its plain form",
    arguments: [
      (" SOCKS5://Proxy.Example:1080/ ", "socks5://proxy.example:1080"),
      ("http://[::1]:80", "http://[::1]:80"),
      ("https://bücher.example:3128", "https://xn--bcher-kva.example:3128"),
    ])
  func reads(text: String, address: String) throws {
    #expect(try ProxyServer(text).address == address)
  }

  @Test(
    "What is no address of a proxy is refused with its reason",
    arguments: [
      ("proxy.example:1080", ProxyProblem.unknownKind), ("ftp://a.example:1", .unknownKind),
      ("", .unknownKind),
      ("socks5://me:secret@a.example:1", .namesPerson), ("socks5://me@a.example:1", .namesPerson),
      ("socks5://:1080", .namesNoHost), ("socks5://a b:1", .namesNoHost),
      ("http://*.example:1", .namesNoHost),
      ("http://a.example", .namesNoPort), ("http://a.example:0", .namesNoPort),
      ("http://a.example:65536", .namesNoPort), ("http://a.example:1/x", .namesMore),
      ("http://a.example:1?x", .namesMore),
    ])
  func refuses(text: String, problem: ProxyProblem) {
    #expect(throws: problem) { try ProxyServer(text) }
    #expect(!problem.message.contains("secret"))
  }

  @Test("Hosts without it are names with all under them, numbers and ranges; anything else is refused")
  func exceptions() throws {
    let written = "News.example, *.b.example .c.example\n10.0.0.0/8;::1 [fe80::1] news.example"
    let server = try ProxyServer("http://p.example:1", except: ProxyServer.list(written))
    #expect(
      server.exceptions == ["news.example", "b.example", "c.example", "10.0.0.0/8", "::1", "fe80::1"])
    for text in ["10.0.0.0/33", "a/b", "a b", "host:80", ""] {
      #expect(throws: ProxyProblem.noHost(text)) { try ProxyServer("http://p.example:1", except: [text]) }
    }
  }

  @Test(
    "Each identity keeps its own in a file that an older Voyager leaves alone; private goes as the main one")
  func keeps() async throws {
    let folder = try TemporaryFolder()
    let proxy = ProxyChoice.server(try ProxyServer("socks5://127.0.0.1:9050", except: ["news.example"]))
    let browser = TestBrowser(in: folder.url)
    let work = try browser.identities.create(named: "Work", color: .red)
    try browser.identities.change(work.id, proxy: proxy)
    try browser.identities.change(Identity.standard.id, proxy: .direct)
    try browser.identities.change(work.id, proxy: proxy)
    let stores = [work, .standard, browser.identities.privateBrowsing].map(browser.identities.store)
    #expect(browser.engine.proxyChanges == stores)
    #expect(
      stores.map { browser.services.engine(browser.engine, proxyOf: $0) } == [proxy, .direct, .direct])
    #expect(throws: IdentityError.notChangeable) {
      try browser.identities.change(browser.identities.privateBrowsing.id, proxy: .direct)
    }
    await browser.identities.finishSaving()
    let text = try String(contentsOf: VoyagerPaths(profile: folder.url).identitiesFile(), encoding: .utf8)
    #expect(text.contains("\"version\" : 2"))
    let later = TestBrowser(in: folder.url).identities
    #expect(later.identities.map(\.proxy) == [.direct, proxy])
  }

  @Test("A file with a proxy that can't be is left alone, and said to be damaged")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let paths = VoyagerPaths(profile: folder.url)
    try PrivateFolder(paths.config).make()
    let id = Identity.standard.id.rawValue.uuidString
    let text = """
      {"version":2,"identities":[{"id":"\(id)","name":"A","color":"red","icon":"x","kind":"standard",
      "proxy":{"address":"socks5://me:secret@a.example:1"}}]}
      """
    try Data(text.utf8).write(to: paths.identitiesFile())
    let identities = TestBrowser(in: folder.url).identities
    #expect(identities.problem?.contains("proxy") == true)
    #expect(!identities.isSaving)
  }
}
