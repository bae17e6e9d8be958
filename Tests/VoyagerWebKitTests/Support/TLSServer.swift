import Foundation
import VoyagerTesting

/// A TLS server on this machine, with a certificate made for the test.
///
/// It answers every path that is a file of its folder with what that file holds.
final class TLSServer {
  enum Issuer {
    case itself
    case unknown
  }

  struct ToolError: Error {
    let words: [String]
  }

  let port: Int
  private let folder: URL
  private let process: Process

  init(
    for host: String = "DNS:localhost", issuedBy issuer: Issuer = .unknown, days: Int = 30, port: Int? = nil,
    answer: String = "<title>Reached</title>", headers: String = ""
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let response = "HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\(headers)\r\n\(answer)"
    try Data(response.utf8).write(to: folder.appendingPathComponent("page"))
    try Self.makeCertificate(for: host, issuer, days: days, in: folder)
    self.port = try port ?? Self.freePort()
    process = Self.tool(
      ["s_server", "-accept", "127.0.0.1:\(self.port)", "-key", "key.pem", "-cert", "cert.pem", "-HTTP"],
      in: folder)
    try process.run()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  var address: String { "https://localhost:\(port)/page" }

  /// Whether it takes connections already.
  var isReady: Bool { (try? Self.run(["s_client", "-connect", "127.0.0.1:\(port)"], in: folder)) != nil }

  /// The certificate's SHA-256 digest, as another program tells it.
  func fingerprint() throws -> String {
    let text = try Self.run(["x509", "-in", "cert.pem", "-noout", "-fingerprint", "-sha256"], in: folder)
    return text.split(separator: "=").last.map { $0.filter(\.isHexDigit).lowercased() } ?? ""
  }

  func stop() {
    if process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
  }

  private static func freePort() throws -> Int {
    let server = try HTTPServer()
    defer { server.stop() }
    return server.port
  }

  private static func makeCertificate(for host: String, _ issuer: Issuer, days: Int, in folder: URL) throws {
    let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    let subject = ["-subj", "/O=Test \\, Site/CN=site", "-addext", "subjectAltName=\(host)"]
    guard issuer == .unknown else {
      _ = try run(
        ["req", "-x509", "-days", "\(days)", "-keyout", "key.pem", "-out", "cert.pem"] + key + subject,
        in: folder)
      return
    }
    _ = try run(
      ["req", "-x509", "-subj", "/CN=Nobody", "-keyout", "ca-key.pem", "-out", "ca.pem"] + key, in: folder)
    _ = try run(["req", "-keyout", "key.pem", "-out", "request.pem"] + key + subject, in: folder)
    _ = try run(
      [
        "x509", "-req", "-in", "request.pem", "-CA", "ca.pem", "-CAkey", "ca-key.pem", "-days", "\(days)",
        "-copy_extensions", "copy", "-out", "cert.pem",
      ], in: folder)
  }

  private static func tool(_ words: [String], in folder: URL) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  private static func run(_ words: [String], in folder: URL) throws -> String {
    let process = tool(words, in: folder)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolError(words: words)
    }
    return text
  }
}
