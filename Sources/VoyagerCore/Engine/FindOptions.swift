/// How text is searched in a page.
public struct FindOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let matchCase = FindOptions(rawValue: 1 << 0)
  /// Only where a word begins: engines know no end of a word.
  public static let wordStarts = FindOptions(rawValue: 1 << 1)
}
