import CDesktop
import Foundation
import GTK
import VoyagerCore

/// Search for text in a page.
///
/// WebKit marks, moves and counts. Which match is in front it tells nobody, so a script counts as WebKit does, and is
/// believed where it comes to the same count.
@MainActor
final class Finder {
  private struct Search: Equatable {
    let text: String
    let options: FindOptions
  }

  private static let limit = 1000
  /// A page that hangs is searched from wherever it is.
  private static let patience = Duration.milliseconds(200)
  private weak var surface: WebKitSurface?
  private var search: Search?
  private var count: UInt32?
  private var mark: FoundMark?
  /// What was asked for last: each waits for the one before it.
  private var order: Task<Void, Never>?

  func follow(_ surface: WebKitSurface) {
    self.surface = surface
    guard let controller else {
      return
    }
    let emitter = Object(controller, .none)
    emitter.connect("counted-matches") { [weak self] (count: UInt32) in self?.didCount(count) }
    emitter.connect("found-text") { [weak self] (_: UInt32) in self?.locate() }
    emitter.connect("failed-to-find-text") { [weak self] in self?.didCount(0) }
  }

  private var controller: OpaquePointer? {
    surface.flatMap { webkit_web_view_get_find_controller($0.webView.pointer) }
  }

  func find(_ text: String, options: FindOptions) {
    guard !text.isEmpty else {
      end()
      surface?.report(.matchesChanged(FoundMatches(0)))
      return
    }
    search = Search(text: text, options: options)
    count = nil
    mark = mark ?? surface.flatMap { FoundMark(in: $0.webView) }
    var wanted: WebKitFindOptions = [.WEBKIT_FIND_OPTIONS_WRAP_AROUND]
    if !options.contains(.matchCase) {
      wanted.insert(.WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE)
    }
    if options.contains(.wordStarts) {
      wanted.insert(.WEBKIT_FIND_OPTIONS_AT_WORD_STARTS)
    }
    let flags = wanted.rawValue
    inOrder { finder in
      // The search begins where this leaves the selection.
      _ = await finder.surface?.channel.run(FinderScripts.beginning, within: Self.patience)
      // Only the last of many, typed fast, is looked for.
      guard finder.search == Search(text: text, options: options), let controller = finder.controller else {
        return
      }
      webkit_find_controller_search(controller, text, flags, guint(Self.limit))
      webkit_find_controller_count_matches(controller, text, flags, guint(Self.limit))
    }
  }

  func next() { inOrder { $0.controller.map { webkit_find_controller_search_next($0) } } }

  func previous() { inOrder { $0.controller.map { webkit_find_controller_search_previous($0) } } }

  private func inOrder(_ body: @escaping @MainActor (Finder) async -> Void) {
    order = Task { [weak self, order] in
      await order?.value
      if let self {
        await body(self)
      }
    }
  }

  func end() {
    search = nil
    count = nil
    mark = nil
    controller.map { webkit_find_controller_search_finish($0) }
  }

  private func didCount(_ count: UInt32) {
    guard search != nil else {
      return
    }
    self.count = count
    if count == 0 || count > Self.limit {
      tell(at: nil)
    } else {
      locate()
    }
  }

  private func locate() {
    guard let search, let count, count > 0, count <= Self.limit else {
      return
    }
    Task { [weak self] in
      let place = try? await self?.surface?.evaluate(FinderScripts.place(of: search.text, search.options))
      guard let self, self.search == search, self.count == count else {
        return
      }
      tell(at: place)
    }
  }

  /// - Parameter place: What the script gave: the match in front and how many there are, as JSON.
  private func tell(at place: String?) {
    guard let count else {
      return
    }
    let isCut = count > Self.limit
    let numbers = place.flatMap { try? JSONDecoder().decode([Int].self, from: Data($0.utf8)) } ?? []
    let found = numbers.count == 2 && numbers[1] == Int(count) ? numbers[0] : nil
    surface?.report(
      .matchesChanged(FoundMatches(isCut ? Self.limit : Int(count), isCut: isCut, current: found)))
  }
}
