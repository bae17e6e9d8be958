/// A hash function of FIPS 180-4.
public enum HashFunction: String, CaseIterable, Hashable, Sendable {
  case sha1 = "SHA1"
  case sha256 = "SHA256"
  case sha512 = "SHA512"

  private var blockSize: Int { self == .sha512 ? 128 : 64 }

  func digest(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .sha1: SHA1.digest(message)
    case .sha256: SHA256.digest(message)
    case .sha512: SHA512.digest(message)
    }
  }

  /// The keyed digest of RFC 2104.
  func authentication(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var key = key.count > blockSize ? digest(key) : key
    key += [UInt8](repeating: 0, count: blockSize - key.count)
    let inner = digest(key.map { $0 ^ 0x36 } + message)
    return digest(key.map { $0 ^ 0x5c } + inner)
  }
}
