/// Makes passwords that nobody can guess, as a site wants them.
public struct PasswordGenerator: Sendable {
  /// As many as the person can choose.
  public static let lengths = 4...128
  public static let standardLength = 20

  /// How many characters it has; a site's rules may ask for more or fewer.
  public var length: Int
  /// Of each of these it has at least one, as long as there is room.
  public var kinds: Set<PasswordKind>

  public init(length: Int = standardLength, kinds: Set<PasswordKind> = Set(PasswordKind.allCases)) {
    self.length = length
    self.kinds = kinds
  }

  public func password(for rules: PasswordRules = PasswordRules()) -> Secret {
    var source = SystemRandomNumberGenerator()
    return password(for: rules, using: &source)
  }

  /// - Parameter source: Where the chance comes from; the system's own outside tests.
  func password(
    for rules: PasswordRules, using source: inout some RandomNumberGenerator
  ) -> Secret {
    let needed = needed(by: rules)
    let count = count(for: rules, needed.count)
    let all = needed.reduce(into: rules.allowed ?? []) { $0.formUnion($1) }
    let pool = all.sorted()
    guard !pool.isEmpty else { return Secret("") }
    // Throwing away what doesn't fit keeps all that fits equally likely.
    for _ in 0..<10_000 {
      let drawn = (0..<count).map { _ in pool[Int.random(in: 0..<pool.count, using: &source)] }
      let hasAll = needed.prefix(count).allSatisfy { set in drawn.contains { set.contains($0) } }
      if hasAll, fits(drawn, rules) { return Self.secret(drawn) }
    }
    return Self.secret(put(needed, pool, count, using: &source))
  }

  /// The sets of which one character each has to be there.
  private func needed(by rules: PasswordRules) -> [Set<Unicode.Scalar>] {
    let chosen = (kinds.isEmpty ? Set(PasswordKind.allCases) : kinds).sorted { $0.rawValue < $1.rawValue }
    guard rules.required.isEmpty, rules.allowed == nil else {
      return rules.required.map { Self.readable($0) }
    }
    return chosen.map(\.usual)
  }

  /// A set without those that look alike, where others are left.
  private static func readable(_ set: Set<Unicode.Scalar>) -> Set<Unicode.Scalar> {
    let readable = set.subtracting("lIO01".unicodeScalars)
    return readable.count < 8 ? set : readable
  }

  /// The longest wish wins, and a site's limit before all.
  private func count(for rules: PasswordRules, _ needed: Int) -> Int {
    let wanted = max(length.clamped(to: Self.lengths), rules.shortest ?? 0, needed)
    return max(1, min(wanted, rules.longest ?? wanted, Self.lengths.upperBound * 2))
  }

  private func fits(_ drawn: [Unicode.Scalar], _ rules: PasswordRules) -> Bool {
    guard let most = rules.mostInARow else { return true }
    var run = 0
    for (index, scalar) in drawn.enumerated() {
      run = index > 0 && drawn[index - 1] == scalar ? run + 1 : 1
      if run > most { return false }
    }
    return true
  }

  /// Where chance alone hardly ever finds one: so many kinds in so few characters.
  private func put(
    _ needed: [Set<Unicode.Scalar>], _ pool: [Unicode.Scalar], _ count: Int,
    using source: inout some RandomNumberGenerator
  ) -> [Unicode.Scalar] {
    var drawn = needed.prefix(count).compactMap { $0.sorted().randomElement(using: &source) }
    while drawn.count < count { drawn += [pool.randomElement(using: &source)].compactMap(\.self) }
    drawn.shuffle(using: &source)
    return drawn
  }

  private static func secret(_ scalars: [Unicode.Scalar]) -> Secret {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Secret(String(text))
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
