import VoyagerCore

extension PageColor {
  /// A colour written as `#rrggbb`.
  init?(hexadecimal text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, let value = UInt32(digits, radix: 16) else {
      return nil
    }
    let parts = [16, 8, 0].map { Double((value >> $0) & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2])
  }
}
