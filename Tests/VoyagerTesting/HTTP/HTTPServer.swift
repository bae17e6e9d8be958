import Foundation
import Glibc
import Synchronization

/// A web server on the loopback address, for tests of pages.
///
/// Routes are closures that run on a thread of their own for each connection.
public final class HTTPServer: Sendable {
  public typealias Route = @Sendable (HTTPRequest) -> HTTPResponse

  /// What comes before the first request of a connection.
  public enum Greeting: Sendable {
    case none
    /// The server is a proxy for all hosts, and answers in their place.
    case socks5
  }

  private struct State {
    var routes: [String: Route] = [:]
    var askedHosts: [String] = []
    var requests: [HTTPRequest] = []
    var connections: Set<Int32> = []
    var isStopped = false
  }

  /// The server could not be started.
  public struct StartError: Error {
    public let code: Int32
  }

  /// The port that the system gave.
  public let port: Int
  private let listener: Int32
  private let greeting: Greeting
  private let state = Mutex(State())

  /// Starts to listen.
  public init(greeting: Greeting = .none) throws {
    self.greeting = greeting
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (descriptor, given) = (listener, size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, given) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    guard isBound else {
      throw StartError(code: errno)
    }
    Thread.detachNewThread { [weak self] in
      while let connection = Self.accept(descriptor), let server = self {
        Thread.detachNewThread { server.serve(connection) }
      }
      close(descriptor)
    }
  }

  deinit { stop() }

  /// Everything that was asked, in order.
  public var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// The hosts and ports that a SOCKS proxy was asked for, with `#` before a host that was no name.
  public var askedHosts: [String] { state.withLock { $0.askedHosts } }

  /// What was asked of one path.
  public func requests(for path: String) -> [HTTPRequest] { requests.filter { $0.path == path } }

  /// The address of a path, by number.
  public func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The address of a path, by name: another site to the browser.
  public func namedAddress(_ path: String) -> String { "http://localhost:\(port)\(path)" }

  /// Answers a path from now on.
  public func on(_ path: String, _ route: @escaping Route) {
    state.withLock { $0.routes[path] = route }
  }

  /// Answers a path with a page.
  public func page(_ path: String, _ html: String) {
    on(path) { _ in .html(html) }
  }

  /// Ends every connection and listens no longer.
  public func stop() {
    let open: Set<Int32>? = state.withLock {
      guard !$0.isStopped else {
        return nil
      }
      $0.isStopped = true
      return $0.connections
    }
    guard let open else {
      return
    }
    shutdown(listener, Int32(SHUT_RDWR))
    for connection in open {
      shutdown(connection, Int32(SHUT_RDWR))
    }
  }

  private static func accept(_ listener: Int32) -> Int32? {
    let descriptor = Glibc.accept(listener, nil, nil)
    return descriptor >= 0 ? descriptor : nil
  }

  private func serve(_ descriptor: Int32) {
    let isOpen = state.withLock {
      guard !$0.isStopped else {
        return false
      }
      $0.connections.insert(descriptor)
      return true
    }
    let connection = HTTPConnection(descriptor: descriptor)
    let isGreeted = isOpen && greet(descriptor)
    while isGreeted, let request = connection.readRequest() {
      let route = state.withLock {
        $0.requests.append(request)
        return $0.routes[request.path]
      }
      guard connection.write(route?(request) ?? .notFound) else {
        break
      }
    }
    state.withLock { _ = $0.connections.remove(descriptor) }
    close(descriptor)
  }

  private func greet(_ descriptor: Int32) -> Bool {
    guard greeting == .socks5 else {
      return true
    }
    guard let host = SOCKSGreeting(descriptor: descriptor).answer() else {
      return false
    }
    state.withLock { $0.askedHosts.append(host) }
    return true
  }
}
