/// Unicode in the letters that the domain name system knows (RFC 3492).
enum Punycode {
  private static let base = 36
  private static let tMin = 1
  private static let tMax = 26
  private static let initialBias = 72
  private static let initialN = 128
  /// A label of the domain name system has 63 bytes; longer ones are not worth the quadratic work.
  private static let longestLabel = 63

  /// Decodes a label without its `xn--`.
  static func decode(_ text: some StringProtocol) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count <= longestLabel, bytes.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    let delimiter = bytes.lastIndex(of: UInt8(ascii: "-"))
    var output = bytes[..<(delimiter ?? 0)].map { Unicode.Scalar($0) }
    var input = bytes[(delimiter.map { $0 + 1 } ?? 0)...]
    var n = initialN
    var i = 0
    var bias = initialBias

    while !input.isEmpty {
      let start = i
      var weight = 1
      var k = base
      while true {
        guard let digit = input.popFirst().flatMap(value), digit <= (Int(Int32.max) - i) / weight else {
          return nil
        }
        i += digit * weight
        let threshold = min(max(k - bias, tMin), tMax)
        if digit < threshold {
          break
        }
        guard weight <= Int(Int32.max) / (base - threshold) else {
          return nil
        }
        weight *= base - threshold
        k += base
      }
      let count = output.count + 1
      bias = adapt(i - start, count: count, isFirst: start == 0)
      n += i / count
      i %= count
      guard let scalar = UInt32(exactly: n).flatMap(Unicode.Scalar.init) else {
        return nil
      }
      output.insert(scalar, at: i)
      i += 1
    }
    return String(String.UnicodeScalarView(output))
  }

  /// Encodes a label; the result has no `xn--`.
  static func encode(_ text: some StringProtocol) -> String? {
    let scalars = text.unicodeScalars.map { Int($0.value) }
    guard scalars.count <= longestLabel else {
      return nil
    }
    var output = scalars.filter { $0 < initialN }.map { UInt8($0) }
    let basicCount = output.count
    if basicCount > 0 {
      output.append(UInt8(ascii: "-"))
    }
    var n = initialN
    var delta = 0
    var bias = initialBias
    var handled = basicCount

    while handled < scalars.count, let next = scalars.filter({ $0 >= n }).min() {
      delta += (next - n) * (handled + 1)
      n = next
      for scalar in scalars {
        if scalar < n {
          delta += 1
        }
        guard scalar == n else {
          continue
        }
        append(delta, bias: bias, to: &output)
        bias = adapt(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      n += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func append(_ delta: Int, bias: Int, to output: inout [UInt8]) {
    var rest = delta
    var k = base
    while true {
      let threshold = min(max(k - bias, tMin), tMax)
      if rest < threshold {
        break
      }
      output.append(letter(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      k += base
    }
    output.append(letter(rest))
  }

  private static func adapt(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / count
    var k = 0
    while rest > (base - tMin) * tMax / 2 {
      rest /= base - tMin
      k += base
    }
    return k + (base - tMin + 1) * rest / (rest + 38)
  }

  private static func value(_ byte: UInt8) -> Int? {
    if byte.isASCIILetter {
      return Int((byte | 0x20) - UInt8(ascii: "a"))
    }
    return byte.isASCIIDigit ? Int(byte - UInt8(ascii: "0")) + 26 : nil
  }

  private static func letter(_ value: Int) -> UInt8 {
    value < 26 ? UInt8(ascii: "a") + UInt8(value) : UInt8(ascii: "0") + UInt8(value - 26)
  }
}
