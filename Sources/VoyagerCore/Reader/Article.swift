import Foundation

/// What of a page is to be read, without all that surrounds it.
///
/// A page may claim anything here: each word is escaped and each address checked where it is shown.
struct Article: Hashable, Sendable, Decodable {
  var title: String
  var byline: String
  var published: String
  /// As the page names it, such as "en-GB"; may be empty.
  var language: String
  var isRightToLeft: Bool
  var content: [ArticleNode]

  /// What a script of the parent's found in a page, or `nil` where it found no article.
  ///
  /// - Parameter answer: As JSON.
  @concurrent
  static func read(_ answer: String?) async -> Article? {
    guard let answer, let article = try? JSONDecoder().decode(Article?.self, from: Data(answer.utf8)) else {
      return nil
    }
    return article.content.isEmpty ? nil : article
  }

  /// All that is to be read, in its order.
  var text: String { content.map(\.text).joined(separator: "\n") }

  /// How long most people read it, at least one minute.
  var minutes: Int {
    let length = ReadingLength(text)
    return max(1, Int((length.minutes).rounded()))
  }
}
