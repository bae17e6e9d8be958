import Foundation

/// Names one article, as it was when the person began to read it.
struct ArticleID: Hashable {
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
