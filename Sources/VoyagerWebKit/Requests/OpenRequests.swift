/// The requests of a page that wait for an answer, so that none outlives its page.
@MainActor
final class OpenRequests {
  private struct Entry {
    weak var request: (any OpenRequest)?
  }

  private var entries: [Entry] = []

  func add(_ request: any OpenRequest) {
    entries.removeAll { $0.request?.isAnswered ?? true }
    entries.append(Entry(request: request))
  }

  var isOpen: Bool { entries.contains { $0.request?.isAnswered == false } }

  func declineAll() {
    let open = entries
    entries = []
    for entry in open {
      entry.request?.decline()
    }
  }
}
