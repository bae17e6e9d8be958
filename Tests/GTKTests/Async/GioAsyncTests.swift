import CDesktop
import GTK
import Testing
import VoyagerTesting

@MainActor
@Suite("gioAsync", .serialized)
struct GioAsyncTests {
  private func read(_ path: String) async throws -> String? {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    return try await gioAsync(
      { g_file_query_info_async(file, "standard::name", GFileQueryInfoFlags(0), 0, $0, $1, $2) },
      finish: { source, result in
        let info = try gtry { g_file_query_info_finish(source.map { OpaquePointer($0) }, result, $0) }
        defer { g_object_unref(info.map { UnsafeMutableRawPointer($0) }) }
        return String(cString: g_file_info_get_name(info))
      })
  }

  @Test("It answers with the value that finishing made")
  func answers() async throws {
    #expect(try await read("/tmp") == "tmp")
  }

  @Test("A failure is thrown with domain, code and message")
  func fails() async {
    let error = await #expect(throws: GLibError.self) { try await read("/no/such/file") }
    #expect(error?.domain == "g-io-error-quark")
    #expect(error?.code == Int32(G_IO_ERROR_NOT_FOUND.rawValue))
    #expect(error?.message.isEmpty == false)
  }

  @Test("Cancelling answers at once, also when the operation never ends")
  func cancels() async throws {
    var cancellable: UnsafeMutablePointer<GCancellable>?
    let task = Task { @MainActor in
      try await gioAsync(
        { given, _, _ in
          cancellable = given
          g_object_ref(given)
        }, finish: { _, _ in 0 })
    }
    try await eventually("the operation has started") { cancellable != nil }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(g_cancellable_is_cancelled(cancellable) != 0)
    g_object_unref(cancellable)
  }
}
