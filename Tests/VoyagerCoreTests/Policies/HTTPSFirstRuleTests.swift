import Testing
import VoyagerCore

@Suite struct HTTPSFirstRuleTests {
  @Test(
    "A public name is tried over a secure connection, and nothing else of the address changes",
    arguments: [
      ("http://news.example/a?b#c", "https://news.example/a?b#c"),
      ("HTTP://News.Example", "https://News.Example"),
      ("http://bücher.de/", "https://bücher.de/"),
      ("http://user@news.example./", "https://user@news.example./"),
    ])
  func publicNames(insecure: String, secure: String) {
    #expect(HTTPSFirstRule.secureForm(of: Address(insecure)) == Address(secure))
  }

  @Test(
    "What has no certificate that everybody trusts is left alone",
    arguments: [
      "http://localhost/", "http://app.localhost/", "http://127.0.0.1/", "http://[::1]/",
      "http://192.168.1.1/",
      "http://10.0.0.1/", "http://172.16.0.1/", "http://169.254.1.1/", "http://[fe80::1]/",
      "http://[fd00::1]/",
      "http://8.8.8.8/", "http://[2001:db8::1]/", "http://router/", "http://printer.local/",
      "http://nas.lan/",
      "http://box.home/", "http://db.internal/", "http://abc.onion/", "http://abc.onion./",
      "http://news.example:8080/", "http://news.example:80/", "http://news.example:99999/",
      "https://news.example/",
      "ftp://news.example/", "file:///etc/hosts", "about:blank", "http://", "news.example",
    ])
  func leftAlone(address: String) {
    #expect(HTTPSFirstRule.secureForm(of: Address(address)) == nil)
  }

  @Test(
    "What was typed without a scheme may come over an insecure connection, unless its port is the secure one")
  func assumed() {
    #expect(
      HTTPSFirstRule.insecureForm(of: Address("https://news.example:8080/a"))
        == Address("http://news.example:8080/a"))
    #expect(HTTPSFirstRule.insecureForm(of: Address("https://news.example:443/")) == nil)
    #expect(HTTPSFirstRule.insecureForm(of: Address("http://news.example/")) == nil)
  }

  @Test(
    "A server that speaks no TLS is asked again without it, whoever named the scheme",
    arguments: [LoadFailure.Reason.connectionRefused, .connectionLost, .timedOut, .other])
  func fallsBack(reason: LoadFailure.Reason) {
    #expect(HTTPSFirstRule.fallsBack(after: reason, .named))
    #expect(HTTPSFirstRule.fallsBack(after: reason, .assumed))
  }

  @Test(
    "Where an insecure connection would fail as well, it is not tried",
    arguments: [LoadFailure.Reason.hostNotFound, .offline, .notFound, .addressInvalid, .portRestricted])
  func staysFailed(reason: LoadFailure.Reason) {
    #expect(!HTTPSFirstRule.fallsBack(after: reason, .named))
    #expect(!HTTPSFirstRule.fallsBack(after: reason, .assumed))
  }

  @Test("A bad certificate counts only for who did not ask for the insecure address")
  func certificates() {
    #expect(HTTPSFirstRule.fallsBack(after: .certificate([.wrongHost]), .named))
    #expect(!HTTPSFirstRule.fallsBack(after: .certificate([.wrongHost]), .assumed))
    #expect(!HTTPSFirstRule.fallsBack(after: .certificate([.revoked]), .named))
  }
}
