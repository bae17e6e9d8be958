import Testing

@testable import VoyagerCore

@Suite struct PasswordGeneratorTests {
  private func made(
    _ generator: PasswordGenerator = PasswordGenerator(), _ rules: PasswordRules = PasswordRules()
  ) -> [String] {
    (0..<50).map { _ in generator.password(for: rules).text }
  }

  private func has(_ text: String, _ kind: PasswordKind) -> Bool {
    text.unicodeScalars.contains(where: kind.characters.contains)
  }

  @Test("A password has the length and each kind that was chosen, and no other kind")
  func kinds() {
    for length in [4, 12, 20, 128] {
      for kinds: Set<PasswordKind> in [Set(PasswordKind.allCases), [.digit], [.lower, .upper]] {
        for text in made(PasswordGenerator(length: length, kinds: kinds)) {
          #expect(text.count == length)
          for kind in PasswordKind.allCases { #expect(has(text, kind) == kinds.contains(kind)) }
        }
      }
    }
    #expect(made(PasswordGenerator(length: 1)).allSatisfy { $0.count == 4 })
    #expect(Set(made()).count == 50)
  }

  @Test("Without rules of a site, nothing that looks alike is in it")
  func readable() {
    #expect(made().joined().allSatisfy { !"lIO01".contains($0) })
  }

  @Test(
    "A site's rules hold",
    arguments: [
      ("minlength: 30;", 30, "abcdefghijkmnopqrstuvwxyz"), ("maxlength: 8; required: digit", 8, "0123456789"),
      ("required: [-];allowed: upper", 20, "-ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
      ("required:lower;required:[]];maxlength:12", 12, "]abcdefghijklmnopqrstuvwxyz"),
      ("allowed: [;:]; maxlength: 5; required: digit", 5, ";:0123456789"),
      ("  MINLENGTH : 24 ; Required : UPPER , [+] ", 24, "+ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    ])
  func rules(text: String, length: Int, characters: String) {
    let rules = PasswordRules(text)
    for password in made(PasswordGenerator(), rules) {
      #expect(password.count == length)
      if !text.hasPrefix("minlength") { #expect(password.allSatisfy(characters.contains)) }
      for set in rules.required { #expect(password.unicodeScalars.contains(where: set.contains)) }
    }
  }

  @Test("The field's own limits hold beside the rules; of two, the narrower one")
  func field() {
    let rules = PasswordRules("minlength: 10; maxlength: 14", minlength: 12, maxlength: 99)
    #expect((rules.shortest, rules.longest) == (12, 14))
    #expect(made(PasswordGenerator(), rules).allSatisfy { $0.count == 14 })
    #expect(made(PasswordGenerator(), PasswordRules(minlength: 25)).allSatisfy { $0.count == 25 })
    #expect(made(PasswordGenerator(), PasswordRules(minlength: 9, maxlength: 3)).allSatisfy { $0.count == 3 })
    #expect(made(PasswordGenerator(), PasswordRules(minlength: 1 << 40)).allSatisfy { $0.count == 256 })
  }

  @Test("No character stands in a row more often than a site takes")
  func inARow() {
    let rules = PasswordRules("required: [ab]; max-consecutive: 2; maxlength: 12")
    for text in made(PasswordGenerator(), rules) {
      #expect(!text.contains("aaa") && !text.contains("bbb"))
    }
  }

  @Test(
    "What can't be read is passed over",
    arguments: ["", ";;;", "required:", "x: y", "required: nonsense", "[["])
  func unreadable(text: String) {
    #expect(PasswordRules(text) == PasswordRules())
    #expect(made(PasswordGenerator(), PasswordRules(text)).allSatisfy { $0.count == 20 })
  }

  @Test("Every character is as likely as every other")
  func evenly() {
    // 62 does not divide 2^64, and a remainder would favour the first ones.
    struct Counting: RandomNumberGenerator {
      var state: UInt64 = 7
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
      }
    }
    var source = Counting()
    var counts: [Character: Int] = [:]
    let generator = PasswordGenerator(length: 100, kinds: [.digit])
    for _ in 0..<800 {
      for character in generator.password(for: PasswordRules(), using: &source).text {
        counts[character, default: 0] += 1
      }
    }
    #expect(counts.count == 8)
    #expect(counts.values.allSatisfy { abs($0 - 10_000) < 500 })
  }
}
