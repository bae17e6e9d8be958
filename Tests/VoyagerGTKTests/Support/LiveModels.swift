/// Counts how many of the Swift objects it was shown still live.
@MainActor
final class LiveModels {
  private var entries: [Entry] = []

  var count: Int {
    entries.removeAll { $0.model == nil }
    return entries.count
  }

  func watch(_ model: AnyObject) { entries.append(Entry(model: model)) }

  private struct Entry {
    weak var model: AnyObject?
  }
}
