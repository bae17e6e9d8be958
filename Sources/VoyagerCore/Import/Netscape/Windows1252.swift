/// The characters that old pages mean by a single byte.
enum Windows1252 {
  static func decode(_ bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.map { scalar($0) })
    return String(scalars)
  }

  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upper[Int(byte) - 0x80]) ?? Unicode.Scalar(byte)
  }

  /// From 0x80 to 0x9F; elsewhere a byte is its own character.
  private static let upper: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x8D,
    0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A,
    0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
