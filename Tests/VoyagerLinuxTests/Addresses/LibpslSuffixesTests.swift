import Testing

@testable import VoyagerLinux

@MainActor @Suite struct LibpslSuffixesTests {
  private let suffixes = LibpslSuffixes()

  @Test(
    "Names under which anyone can register are suffixes, in Unicode and in ASCII",
    arguments: ["com", "COM", "com.", "co.uk", "github.io", "中国", "xn--fiqs8s", "公司.cn", "xn--55qx5d.cn"])
  func suffix(_ name: String) {
    #expect(suffixes.isPublicSuffix(name))
    #expect(suffixes.registrableDomain(of: name) == nil)
  }

  @Test(
    "Other names are not",
    arguments: ["example.com", "localhost", "nosuchsuffix", "1.1", "[::1]", "", ".", "a..com"])
  func noSuffix(_ name: String) {
    #expect(!suffixes.isPublicSuffix(name))
  }

  @Test(
    "The part that an owner registered, as it was written",
    arguments: [
      ("www.example.co.uk", "example.co.uk"), ("WWW.Example.COM.", "example.com"),
      ("a.b.mia.github.io", "mia.github.io"), ("www.食狮.公司.cn", "食狮.公司.cn"),
      ("www.xn--85x722f.xn--55qx5d.cn", "xn--85x722f.xn--55qx5d.cn"), ("www.straße.de", "straße.de"),
      ("nas.home", "nas.home"), ("www.city.kobe.jp", "city.kobe.jp"),
    ])
  func registrable(_ host: String, _ domain: String) {
    #expect(suffixes.registrableDomain(of: host) == domain)
  }

  @Test(
    "Numbers and single names have no owner",
    arguments: ["192.168.1.1", "[::1]", "::1", "localhost", "", ".", "a..com", "ex\u{0}ample.com"])
  func noOwner(_ host: String) {
    #expect(suffixes.registrableDomain(of: host) == nil)
  }
}
