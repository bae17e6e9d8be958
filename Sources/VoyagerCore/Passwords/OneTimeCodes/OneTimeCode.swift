public import Foundation

/// How the codes of one login are made that hold for half a minute: RFC 6238.
public struct OneTimeCode: Hashable, Sendable {
  /// Why a text is no key.
  public enum Problem: Error, Hashable, Sendable {
    case noKey
    /// Codes that count uses instead of time.
    case counted
    case unknownValue(String)

    /// A sentence for the person.
    public var message: String {
      switch self {
      case .noKey:
        "This is no key for one-time codes: it has the letters A to Z and the digits 2 to 7, or begins with "
          + "“otpauth:”."
      case .counted: "This key is for codes that count how often they are used, which aren't supported."
      case .unknownValue(let name): "The key has a value of “\(name)” that doesn't exist."
      }
    }
  }

  public let hash: HashFunction
  /// How many digits a code has.
  public let digits: Int
  /// For how many seconds one holds.
  public let period: Int

  private let key: Secret

  /// Reads a key as sites show it: an `otpauth:` address or a key in Base32.
  public init(_ text: Secret) throws(Problem) {
    let text = text.text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.lowercased().hasPrefix("otpauth:") else {
      try self.init(key: text, hash: .sha1, digits: 6, period: 30)
      return
    }
    guard let address = URLComponents(string: text) else { throw .noKey }
    guard address.host?.lowercased() != "hotp" else { throw .counted }
    guard address.host?.lowercased() == "totp" else { throw .noKey }
    let values = Dictionary(
      (address.queryItems ?? []).map { ($0.name.lowercased(), $0.value ?? "") }
    ) { first, _ in first }
    let name = (values["algorithm"] ?? "SHA1").uppercased().filter { $0 != "-" }
    guard let hash = HashFunction(rawValue: name) else { throw .unknownValue("algorithm") }
    guard let digits = Int(values["digits"] ?? "6"), (6...8).contains(digits) else {
      throw .unknownValue("digits")
    }
    guard let period = Int(values["period"] ?? "30"), (1...3600).contains(period) else {
      throw .unknownValue("period")
    }
    try self.init(key: values["secret"] ?? "", hash: hash, digits: digits, period: period)
  }

  private init(key: String, hash: HashFunction, digits: Int, period: Int) throws(Problem) {
    guard Base32.decode(key) != nil else { throw .noKey }
    (self.key, self.hash, self.digits, self.period) = (Secret(key), hash, digits, period)
  }

  /// The code of a moment.
  public func code(at time: Date = Date()) -> String {
    let count = UInt64(max(0, time.timeIntervalSince1970) / Double(period))
    let message = (0..<8).map { UInt8(truncatingIfNeeded: count >> UInt64(56 - 8 * $0)) }
    let digest = hash.authentication(of: message, key: Base32.decode(key.text) ?? [])
    let start = Int((digest.last ?? 0) & 0xf)
    let number = digest[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7fff_ffff
    let limit = (0..<digits).reduce(UInt32(1)) { product, _ in product * 10 }
    let text = String(number % limit)
    return String(repeating: "0", count: digits - text.count) + text
  }

  /// For how many more seconds the code of a moment holds; at least one.
  public func secondsLeft(at time: Date = Date()) -> Int {
    period - Int(max(0, time.timeIntervalSince1970)) % period
  }
}
