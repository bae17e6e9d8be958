import CDesktop
import Foundation
import GTK
import VoyagerCore

/// Runs scripts in the document in front.
///
/// The page asks, and an answer brings it the next script. What WebKit itself offers for this counts as an act of
/// the person, with which a page may open windows: see <doc:0017-Scripts-reach-a-page-as-answers>.
@MainActor
final class PageChannel {
  /// The document in front with its frames, and those that may come back from memory.
  private static let mostClaims = 512

  private weak var surface: WebKitSurface?
  /// The document that waits for scripts, or `nil` while there is none.
  private var page: String?
  private var replies: [ChannelReply] = []
  /// What waits until a page asks.
  private var waiting: [ChannelTask] = []
  private var continuations: [Int: CheckedContinuation<String?, any Error>] = [:]
  private var last = 0
  /// Documents that showed themselves in this view.
  private var claims: [String] = []

  func follow(_ surface: WebKitSurface) {
    self.surface = surface
    guard let manager = webkit_web_view_get_user_content_manager(surface.webView.pointer) else {
      return
    }
    webkit_user_content_manager_register_script_message_handler_with_reply(
      manager, ChannelScript.message, WebKitSurface.world)
    // Pages that this one opens ask here too, also after this one is gone.
    Object(manager, .none).on("script-message-with-reply-received::\(ChannelScript.message)", surface.group) {
      (group, message: Object, reply: UnsafeMutableRawPointer) -> Bool in
      group.asks.receive(message, reply, in: group)
      return true
    }
    surface.webView.on("load-changed", self) { (channel, event: UInt32) in
      channel.didChange(WebKitLoadEvent(event))
    }
    surface.webView.on("web-process-terminated", self) { (channel, _: UInt32) in channel.end() }
    guard
      let script = webkit_user_script_new_for_world(
        ChannelScript.text, WEBKIT_USER_CONTENT_INJECT_TOP_FRAME,
        WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, WebKitSurface.world, nil, nil)
    else {
      return
    }
    defer { webkit_user_script_unref(script) }
    webkit_user_content_manager_add_script(manager, script)
  }

  /// - Returns: The value as JSON, or `nil` for `undefined`.
  func run(_ script: String) async throws -> String? {
    try Task.checkCancellation()
    guard mayCome else {
      throw ScriptError(message: "The page runs no scripts.")
    }
    last += 1
    let task = ChannelTask(number: last, script: script)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        continuations[task.number] = continuation
        send(task)
      }
    } onCancel: {
      Task { @MainActor in self.end(task.number, with: .failure(CancellationError())) }
    }
  }

  /// Runs a script for what it may tell in a given time.
  ///
  /// - Returns: The value as JSON, or `nil` for `undefined`, and when the script throws or takes too long.
  func run(_ script: String, within patience: Duration) async -> String? {
    let running = Task { try? await run(script) }
    let limit = Task {
      try await Task.sleep(for: patience)
      running.cancel()
    }
    defer { limit.cancel() }
    return await running.value
  }

  /// Runs a script whose end nobody waits for.
  ///
  /// Scripts keep their order among each other. What else the page is told may overtake them.
  func tell(_ script: String) {
    guard mayCome else {
      return
    }
    last += 1
    send(ChannelTask(number: last, script: script))
  }

  /// Nothing reaches a page after this.
  func close() {
    surface = nil
    end()
  }

  /// Whether there is a page that asks, or one on its way.
  private var mayCome: Bool { page != nil || surface?.loads.isOnItsWay == true }

  private func send(_ task: ChannelTask) {
    guard !replies.isEmpty, let text = try? String(decoding: JSONEncoder().encode(task), as: UTF8.self) else {
      waiting.append(task)
      return
    }
    replies.removeFirst().send(text)
  }

  /// A document says that it is in this view.
  func claim(_ document: String) {
    claims = claims.suffix(Self.mostClaims - 1) + [document]
    surface?.group.asks.deliver(document, to: self)
  }

  func owns(_ document: String) -> Bool { claims.contains(document) }

  func receive(_ said: ChannelMessage, _ reply: ChannelReply) {
    if let number = said.number {
      end(number, with: said.error.map { .failure(ScriptError(message: $0)) } ?? .success(said.value))
    } else if page != said.page {
      leave()
      page = said.page
    }
    guard page == said.page, surface != nil else {
      return
    }
    replies.append(reply)
    if !waiting.isEmpty {
      send(waiting.removeFirst())
    }
  }

  private func end(_ number: Int, with result: Result<String?, any Error>) {
    waiting.removeAll { $0.number == number }
    continuations.removeValue(forKey: number)?.resume(with: result)
  }

  private func didChange(_ event: WebKitLoadEvent) {
    switch event {
    case WEBKIT_LOAD_COMMITTED: leave()
    // Documents without scripts have asked for none until here.
    case WEBKIT_LOAD_FINISHED where page == nil: end()
    default: break
    }
  }

  /// The document in front goes, and with it what it was given to run.
  private func leave() {
    page = nil
    replies = []
    let kept = Set(waiting.map(\.number))
    for number in continuations.keys where !kept.contains(number) {
      end(number, with: .failure(ScriptError(message: "The page went away.")))
    }
  }

  /// No document comes that could run what waits.
  private func end() {
    waiting = []
    leave()
  }
}
