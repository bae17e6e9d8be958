public import Foundation

/// A certificate made for a test, in a folder of its own.
public final class ServerCertificate: Sendable {
  public enum Issuer: Sendable {
    case itself
    case unknown
  }

  public enum Validity: Sendable {
    case now
    case past
    case future

    fileprivate var dates: (start: String, end: String) {
      switch self {
      case .now: ("20250101000000Z", "20490101000000Z")
      case .past: ("20200101000000Z", "20210101000000Z")
      case .future: ("20480101000000Z", "20490101000000Z")
      }
    }
  }

  public struct ToolError: Error {
    public let words: [String]
  }

  /// Holds `cert.pem` and `key.pem`.
  public let folder: URL

  /// - Parameter hosts: As openssl writes them, such as `DNS:localhost,IP:127.0.0.1`.
  public init(
    for hosts: String = "DNS:localhost,IP:127.0.0.1", issuedBy issuer: Issuer = .unknown,
    valid validity: Validity = .now
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.configuration.utf8).write(to: folder.appendingPathComponent("ca.conf"))
    try Data().write(to: folder.appendingPathComponent("index.txt"))
    let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    let subject = ["-subj", "/O=Test \\, Site/CN=site", "-addext", "subjectAltName=\(hosts)"]
    _ = try run(["req", "-keyout", "key.pem", "-out", "request.pem"] + key + subject)
    var signing = ["-selfsign", "-keyfile", "key.pem"]
    if issuer == .unknown {
      _ = try run(
        ["req", "-x509", "-subj", "/CN=Nobody", "-keyout", "ca-key.pem", "-out", "ca.pem"] + key)
      signing = ["-cert", "ca.pem", "-keyfile", "ca-key.pem"]
    }
    let dates = validity.dates
    _ = try run(
      [
        "ca", "-config", "ca.conf", "-batch", "-notext", "-in", "request.pem", "-out",
        "cert.pem", "-startdate", dates.start, "-enddate", dates.end,
      ] + signing)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The SHA-256 digest, as another program tells it.
  public func fingerprint() throws -> String {
    let text = try run(["x509", "-in", "cert.pem", "-noout", "-fingerprint", "-sha256"])
    return text.split(separator: "=").last.map { $0.filter(\.isHexDigit).lowercased() } ?? ""
  }

  private static let configuration = """
    [ca]
    default_ca = tests
    [tests]
    database = index.txt
    new_certs_dir = .
    default_md = sha256
    policy = anything
    copy_extensions = copy
    unique_subject = no
    rand_serial = yes
    preserve = yes
    [anything]
    organizationName = optional
    commonName = supplied

    """

  private func run(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
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
