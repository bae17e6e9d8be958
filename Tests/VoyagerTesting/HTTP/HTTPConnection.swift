import Foundation
import Glibc

/// One accepted connection, read and written by one thread.
struct HTTPConnection: Sendable {
  let descriptor: Int32

  /// The next request, or `nil` when the other side is gone.
  func readRequest() -> HTTPRequest? {
    guard let head = readHead() else {
      return nil
    }
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: true).map(String.init)
    guard !lines.isEmpty else {
      return nil
    }
    let first = lines.removeFirst().split(separator: " ").map(String.init)
    guard first.count == 3 else {
      return nil
    }
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else {
        continue
      }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let target = first[1].split(separator: "?", maxSplits: 1).map(String.init)
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    return HTTPRequest(
      method: first[0], path: target.first ?? "/", query: target.count > 1 ? target[1] : "",
      headers: headers, body: read(length))
  }

  /// - Returns: Whether the other side took it all.
  func write(_ response: HTTPResponse) -> Bool {
    if response.delay > 0 {
      Thread.sleep(forTimeInterval: response.delay)
    }
    switch response.body {
    case .whole(let data):
      return write(head(response, length: data.count)) && write(data)
    case .slow(let pieces, let pause):
      return writeSlowly(response, pieces, pause: pause)
    case .broken(let data, let length):
      _ = write(head(response, length: length)) && write(data)
      return false
    case .none:
      return false
    case .never:
      waitForEnd()
      return false
    }
  }

  private func writeSlowly(_ response: HTTPResponse, _ pieces: [Data], pause: Double) -> Bool {
    guard write(head(response, length: pieces.reduce(0) { $0 + $1.count })) else {
      return false
    }
    for piece in pieces {
      guard write(piece) else {
        return false
      }
      Thread.sleep(forTimeInterval: pause)
    }
    return true
  }

  private func head(_ response: HTTPResponse, length: Int) -> Data {
    var lines = ["HTTP/1.1 \(response.status) Status", "Content-Length: \(length)"]
    lines += response.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private func readHead() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) == 1 {
      bytes.append(byte)
      if bytes.suffix(4).elementsEqual([13, 10, 13, 10]) {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    return nil
  }

  private func read(_ length: Int) -> Data {
    var bytes = [UInt8](repeating: 0, count: length)
    var position = 0
    while position < length {
      let count = bytes.withUnsafeMutableBytes {
        recv(descriptor, $0.baseAddress?.advanced(by: position), length - position, 0)
      }
      guard count > 0 else {
        break
      }
      position += count
    }
    return Data(bytes.prefix(position))
  }

  private func write(_ data: Data) -> Bool {
    var rest = data
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else {
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func waitForEnd() {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) > 0 {}
  }
}
