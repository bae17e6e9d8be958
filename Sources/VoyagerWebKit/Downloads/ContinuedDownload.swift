import CDesktop
import Foundation
import GTK
import VoyagerCore

/// A download that goes on from where it was.
///
/// WebKit can't be told to ask for a part of a file, but a page can, so one that nobody sees does it in its store.
@MainActor
final class ContinuedDownload: EngineDownload {
  private static let rangeNotSatisfiable = 416

  let address: Address
  let store: DataStore?
  weak var delegate: (any EngineDownloadDelegate)?

  private var view: WebView?
  private var download: FileDownload?
  /// Whether the file was asked for from its beginning.
  private var isWhole: Bool
  private var isEnded = false

  init(of address: Address, from position: DownloadPosition?, in store: DataStore, through view: WebView) {
    self.address = address
    self.store = store
    self.view = view
    isWhole = position == nil
    view.attach(ContinuationLink(self))
    view.connect("decide-policy") { [weak self] (decision: Object, type: UInt32) -> Bool in
      self?.decide(decision, WebKitPolicyDecisionType(rawValue: type)) ?? false
    }
    view.connect("load-failed") {
      [weak self] (_: UInt32, _: String, error: UnsafeMutableRawPointer) -> Bool in
      self?.pageDidFail(GLibError(error.assumingMemoryBound(to: GError.self)))
      return true
    }
    view.connect("load-failed-with-tls-errors") { [weak self] (_: String, _: Object, _: UInt32) -> Bool in
      self?.fail("its connection is not private")
      return true
    }
    view.connect("authenticate") { [weak self] (request: Object) -> Bool in
      webkit_authentication_request_cancel(request.opaque)
      self?.fail("it needs a sign-in")
      return true
    }
    view.connect("web-process-terminated") { [weak self] (_: UInt32) in self?.fail("its process ended") }
    ask(from: position)
  }

  func cancel() { end(.cancelled) { $0.cancel() } }

  func pause() { end(.paused) { $0.pause() } }

  /// WebKit has begun to download what the page asked for.
  func adopt(_ download: FileDownload) {
    guard !isEnded else {
      return download.cancel()
    }
    self.download = download
    download.delegate = self
  }

  private func ask(from position: DownloadPosition?) {
    guard let view, let request = webkit_uri_request_new(address.text) else {
      return
    }
    // It drops If-Range, so who asked compares what comes.
    if let position, let headers = webkit_uri_request_get_http_headers(request) {
      soup_message_headers_append(headers, "Range", "bytes=\(position.offset)-")
    }
    webkit_web_view_load_request(view.pointer, request)
    g_object_unref(UnsafeMutableRawPointer(request))
  }

  private func decide(_ decision: Object, _ type: WebKitPolicyDecisionType) -> Bool {
    guard type == WEBKIT_POLICY_DECISION_TYPE_RESPONSE else {
      return false
    }
    let answer = DownloadAnswer(
      request: webkit_response_policy_decision_get_request(decision.opaque),
      response: webkit_response_policy_decision_get_response(decision.opaque))
    guard answer.status != Self.rangeNotSatisfiable || isWhole else {
      isWhole = true
      webkit_policy_decision_ignore(decision.typed())
      ask(from: nil)
      return true
    }
    guard answer.status < 400 else {
      webkit_policy_decision_ignore(decision.typed())
      fail("the server answered \(answer.status)")
      return true
    }
    webkit_policy_decision_download(decision.typed())
    return true
  }

  private func pageDidFail(_ error: GLibError) {
    // The page's own load ends with what is decided of its answer.
    if error.domain != string(g_quark_to_string(webkit_policy_error_quark())) {
      fail(error.message)
    }
  }

  private func fail(_ reason: String) {
    guard download == nil else {
      return
    }
    end(.network(reason)) { _ in }
  }

  /// Ends it, through the download where there is one already.
  private func end(_ failure: DownloadFailure, _ through: (FileDownload) -> Void) {
    if let download {
      return through(download)
    }
    guard !isEnded else {
      return
    }
    isEnded = true
    closeView()
    Task { delegate?.download(self, didFail: failure) }
  }

  /// The view may be in the middle of a signal.
  private func closeView() {
    guard let view else {
      return
    }
    self.view = nil
    Task { g_object_run_dispose(view.typed()) }
  }
}

extension ContinuedDownload: EngineDownloadDelegate {
  func download(
    _ download: any EngineDownload, destinationFor response: DownloadResponse, _ request: Request<URL?>
  ) {
    delegate?.download(self, destinationFor: response, request)
  }

  func download(_ download: any EngineDownload, didReceive received: Int64, of total: Int64?) {
    // Before that, the download would end with its page.
    closeView()
    delegate?.download(self, didReceive: received, of: total)
  }

  func downloadDidFinish(_ download: any EngineDownload) {
    closeView()
    delegate?.downloadDidFinish(self)
  }

  func download(_ download: any EngineDownload, didFail failure: DownloadFailure) {
    closeView()
    delegate?.download(self, didFail: failure)
  }
}
