import Foundation
import Glibc

/// What a browser and a SOCKS 5 proxy say to each other before anything else (RFC 1928).
struct SOCKSGreeting {
  let descriptor: Int32

  /// Answers it as if the connection had been made.
  ///
  /// - Returns: The host and port that were asked for, with `#` before a host that was no name, or `nil`.
  func answer() -> String? {
    guard let hello = read(2), hello[0] == 5, read(Int(hello[1])) != nil, write([5, 0]),
      let request = read(4), let host = readHost(kind: request[3]), let port = read(2),
      write([5, 0, 0, 1, 0, 0, 0, 0, 0, 0])
    else {
      return nil
    }
    return "\(host):\(Int(port[0]) << 8 | Int(port[1]))"
  }

  private func readHost(kind: UInt8) -> String? {
    switch kind {
    case 1: read(4).map { "#" + $0.map(String.init).joined(separator: ".") }
    case 3: read(1).flatMap { read(Int($0[0])) }.map { String(decoding: $0, as: UTF8.self) }
    default: nil
    }
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    guard count > 0 else {
      return bytes
    }
    return recv(descriptor, &bytes, count, Int32(MSG_WAITALL)) == count ? bytes : nil
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }
}
