import CDesktop
import Foundation
import GTK
import VoyagerCore

/// Fetches small answers outside of all pages: without cookies, without a cache, without a name.
@MainActor
final class Fetching {
  private static let portion = 16 * 1024

  /// One for each way to the network that was asked for.
  private var sessions: [ProxyChoice: Object] = [:]

  private func session(through proxy: ProxyChoice) -> Object {
    if let session = sessions[proxy] {
      return session
    }
    let session = Object(soup_session_new(), .full)
    switch proxy {
    case .system: break
    case .direct: soup_session_set_proxy_resolver(session.typed(), nil)
    case .server(let server):
      let hosts = server.exceptions.map { UnsafeMutablePointer<gchar>(g_strdup($0)) } + [nil]
      defer { hosts.forEach { g_free($0) } }
      let resolver = hosts.withUnsafeBufferPointer {
        g_simple_proxy_resolver_new(server.address, UnsafeMutablePointer(mutating: $0.baseAddress))
      }
      soup_session_set_proxy_resolver(session.typed(), resolver)
      resolver.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    }
    sessions[proxy] = session
    return session
  }

  func fetch(
    _ address: Address, limits: FetchLimits, through proxy: ProxyChoice
  ) async throws(FetchError) -> Data {
    let session = session(through: proxy)
    return try await within(limits.time) { [self] in try await read(address, limits.bytes, in: session) }
  }

  func answer(
    of address: Address, to question: ServerQuestion, within time: Duration, through proxy: ProxyChoice
  ) async throws(FetchError) -> ServerAnswer {
    let session = session(through: proxy)
    return try await within(time) { [self] in
      let (request, _) = try await open(address, question.rawValue, in: session)
      return ServerAnswer(status: Self.status(of: request), location: Self.location(of: request))
    }
  }

  private func within<Value: Sendable>(
    _ time: Duration, _ body: @escaping @MainActor () async throws -> Value
  ) async throws(FetchError) -> Value {
    let work = Task { try await body() }
    let clock = Task {
      try await Task.sleep(for: time)
      work.cancel()
    }
    defer { clock.cancel() }
    do {
      return try await withTaskCancellationHandler {
        try await work.value
      } onCancel: {
        work.cancel()
      }
    } catch let error as FetchError {
      throw error
    } catch is CancellationError {
      throw .overLimit
    } catch {
      throw .failed((error as? GLibError)?.message ?? "\(error)")
    }
  }

  /// Sends a request, and returns when the head of the answer is there.
  private func open(
    _ address: Address, _ method: String, in session: Object
  ) async throws -> (request: Object, body: Object?) {
    guard address.isWeb, let message = soup_message_new(method, address.text) else {
      throw FetchError.unsupported
    }
    let request = Object(UnsafeMutableRawPointer(message), .full)
    soup_message_add_flags(message, SOUP_MESSAGE_NO_REDIRECT)
    let opened = try await gioAsync(
      { soup_session_send_async(session.typed(), message, 0, $0, $1, $2) },
      finish: { _, result in
        let stream = try gtry { soup_session_send_finish(session.typed(), result, $0) }
        return stream.map { Object(UnsafeMutableRawPointer($0), .full) }
      })
    return (request, opened)
  }

  private static func status(of request: Object) -> Int {
    Int(soup_message_get_status(request.opaque).rawValue)
  }

  /// Where the answer leads, against the address that was asked for.
  private static func location(of request: Object) -> Address? {
    let headers = soup_message_get_response_headers(request.opaque)
    let base = takeString(g_uri_to_string(soup_message_get_uri(request.opaque)))
    guard let place = string(soup_message_headers_get_one(headers, "Location")) else {
      return nil
    }
    return takeString(g_uri_resolve_relative(base, place, G_URI_FLAGS_NONE, nil)).map { Address($0) }
  }

  private func read(_ address: Address, _ limit: Int, in session: Object) async throws -> Data {
    let (request, body) = try await open(address, "GET", in: session)
    let status = Self.status(of: request)
    guard status == 200, let stream = body else { throw FetchError.refused(status: status) }
    var data = Data()
    while true {
      let portion = try await gioAsync(
        { g_input_stream_read_bytes_async(stream.typed(), gsize(Self.portion), 0, $0, $1, $2) },
        finish: { _, result in
          let bytes = try gtry { g_input_stream_read_bytes_finish(stream.typed(), result, $0) }
          defer { bytes.map { g_bytes_unref($0) } }
          return Bytes.data(bytes) ?? Data()
        })
      guard !portion.isEmpty else { return data }
      data += portion
      guard data.count <= limit else { throw FetchError.overLimit }
    }
  }
}
