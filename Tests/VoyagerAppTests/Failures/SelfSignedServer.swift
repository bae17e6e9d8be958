import Foundation

/// A TLS server whose certificate it signed itself.
struct SelfSignedServer: Sendable {
  let port: Int
  let program: RunningProgram

  static func start(in environment: TestEnvironment) async throws -> SelfSignedServer {
    let key = environment.folder.appending(path: "key.pem").path
    let certificate = environment.folder.appending(path: "certificate.pem").path
    try await Command.run(
      "openssl",
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=127.0.0.1",
        "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate,
      ])
    let port = try FreePort.find()
    let program = try RunningProgram(
      "openssl",
      ["s_server", "-accept", "127.0.0.1:\(port)", "-key", key, "-cert", certificate, "-www", "-quiet"],
      environment: environment.variables(), outputFolder: environment.output)
    try await Poll.untilTrue("the TLS server") {
      (try? await Command.run(
        "bash", ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(port)"])) != nil
    }
    return SelfSignedServer(port: port, program: program)
  }
}
