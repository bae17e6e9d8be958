import Foundation

/// Names the source of one page, as it was when the person asked for it.
struct SourceID: Hashable {
  let rawValue: UUID

  init() {
    rawValue = UUID()
  }

  init?(_ text: String) {
    guard let value = UUID(uuidString: text) else {
      return nil
    }
    rawValue = value
  }
}
