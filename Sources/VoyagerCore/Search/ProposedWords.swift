import Foundation

/// What a search engine proposes, as it is answered: a list of the text and of a list of words.
struct ProposedWords: Hashable, Sendable {
  /// An answer that is longer is not read.
  static let longestAnswer = 64 * 1024
  private static let mostWords = 10
  private static let longestLine = 100

  let words: [String]

  /// Nothing that is not such a list gives a word.
  init(_ answer: Data, for text: String) {
    guard answer.count <= Self.longestAnswer,
      let list = (try? JSONSerialization.jsonObject(with: answer)) as? [Any], list.count > 1,
      let proposals = list[1] as? [Any]
    else {
      words = []
      return
    }
    var seen: Set<String> = [text.lowercased()]
    words = proposals.compactMap { $0 as? String }
      .map { TabTitle.plain(String($0.prefix(Self.longestLine))) }
      .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
      .prefix(Self.mostWords).map(\.self)
  }
}
