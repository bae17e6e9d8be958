import Foundation

extension HTTPResponse {
  /// Two seconds of one note, as a sound file.
  public static let tone = HTTPResponse(headers: ["Content-Type": "audio/wav"], body: .whole(toneFile))

  private static let toneFile: Data = {
    let samples = (0..<16_000).map { UInt8(128 + ($0 / 10) % 2 * 60) }
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
    }
    var bytes = Array("RIFF".utf8) + number(36 + samples.count, 4) + Array("WAVEfmt ".utf8)
    bytes += number(16, 4) + number(1, 2) + number(1, 2) + number(8_000, 4) + number(8_000, 4)
    bytes += number(1, 2) + number(8, 2) + Array("data".utf8) + number(samples.count, 4) + samples
    return Data(bytes)
  }()
}
