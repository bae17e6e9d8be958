/// A number of bytes as a person reads it, in thousands as the desktop's file manager counts.
public struct ByteCount: Hashable, Sendable {
  private static let units = ["bytes", "kB", "MB", "GB", "TB"]

  private let bytes: Int64

  public init(_ bytes: Int64) {
    self.bytes = max(0, bytes)
  }

  public var words: String {
    var amount = Double(bytes)
    var unit = 0
    // What would be rounded to a thousand is one of the next unit.
    while amount >= 999.5, unit < Self.units.count - 1 {
      amount /= 1000
      unit += 1
    }
    guard unit > 0 else {
      return bytes == 1 ? "1 byte" : "\(bytes) bytes"
    }
    guard amount < 9.95 else {
      return "\(Int(amount.rounded())) \(Self.units[unit])"
    }
    let tenths = Int((amount * 10).rounded())
    let number = tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "\(number) \(Self.units[unit])"
  }
}
