import Foundation
import Glibc

/// A test server over TLS: an ``HTTPServer`` behind a program that speaks TLS.
public final class TLSServer {
  /// The program did not say its port.
  public struct StartError: Error {}

  /// Answers what comes through, and knows all that was asked.
  public let http: HTTPServer
  public let certificate: ServerCertificate
  public let port: Int
  private let process: Process

  /// Returns when it takes connections.
  ///
  /// - Parameter port: A certain port, such as one that another server had.
  public init(_ certificate: ServerCertificate, port: Int = 0) throws {
    self.certificate = certificate
    http = try HTTPServer()
    http.page("/page", "<title>Reached</title>")
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.program, "\(port)", "\(http.port)"]
    process.currentDirectoryURL = certificate.folder
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw StartError()
    }
    self.port = port
  }

  deinit { stop() }

  /// A path, by name.
  public func address(_ path: String = "/page") -> String { "https://localhost:\(port)\(path)" }

  /// A path, by number: another host to the browser.
  public func numberedAddress(_ path: String = "/page") -> String { "https://127.0.0.1:\(port)\(path)" }

  public func stop() {
    http.stop()
    if process.isRunning {
      // A thread of the test may have lent it a mask that holds back other signals.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  private static let program = """
    asyncio, ssl, sys = map(__import__, ("asyncio", "ssl", "sys"))

    async def pump(reader, writer):
        try:
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        writer.close()

    async def serve(reader, writer):
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", int(sys.argv[2]))
        await asyncio.gather(pump(reader, inner_writer), pump(inner_reader, writer))

    async def main():
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain("cert.pem", "key.pem")
        server = await asyncio.start_server(serve, "127.0.0.1", int(sys.argv[1]), ssl=context)
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()

    asyncio.run(main())
    """
}
