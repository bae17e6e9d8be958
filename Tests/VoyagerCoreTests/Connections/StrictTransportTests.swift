import Foundation
import Testing

@testable import VoyagerCore

@Suite struct StrictTransportTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("A header is read as its standard says")
  func parse() {
    let policy = StrictTransportPolicy(header: #" Max-Age = "60" ; includeSubDomains; preload"#)
    #expect(policy?.maximumAge == 60)
    #expect(policy?.includesSubdomains == true)
    #expect(StrictTransportPolicy(header: "max-age=60")?.includesSubdomains == false)
    #expect(StrictTransportPolicy(header: "max-age=1, max-age=2")?.maximumAge == 1)
    #expect(StrictTransportPolicy(header: "max-age=" + String(repeating: "9", count: 400)) != nil)
  }

  @Test(
    "A header that breaks the rules says nothing",
    arguments: [
      "", ";", "includeSubDomains", "max-age", "max-age=", "max-age=-1", "max-age=1e3", "max-age=1;max-age=2",
    ])
  func refuse(header: String) {
    #expect(StrictTransportPolicy(header: header) == nil)
  }

  @Test("A host is held to its word until its age ends, with its subdomains only where it said so")
  func hosts() throws {
    var hosts = StrictTransportHosts()
    hosts.note(try #require(StrictTransportPolicy(header: "max-age=60")), of: "a.example", at: now)
    hosts.note(
      try #require(StrictTransportPolicy(header: "max-age=60; includeSubDomains")), of: "b.example", at: now)
    #expect(hosts.contains("a.example", at: now) && hosts.contains("a.example.", at: now))
    #expect(!hosts.contains("www.a.example", at: now))
    #expect(hosts.contains("b.example", at: now) && hosts.contains("deep.www.b.example", at: now))
    #expect(!hosts.contains("notb.example", at: now) && !hosts.contains("example", at: now))
    #expect(!hosts.contains("a.example", at: now.addingTimeInterval(61)))
    hosts.note(try #require(StrictTransportPolicy(header: "max-age=0")), of: "a.example", at: now)
    #expect(!hosts.contains("a.example", at: now))
  }

  @Test("A number is never held to it", arguments: ["192.168.1.1", "[::1]"])
  func numbers(host: String) throws {
    var hosts = StrictTransportHosts()
    hosts.note(try #require(StrictTransportPolicy(header: "max-age=60")), of: host, at: now)
    #expect(!hosts.contains(host, at: now))
  }
}
