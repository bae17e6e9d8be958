/// How text is searched in a page.
public struct FindOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let matchCase = FindOptions(rawValue: 1 << 0)
  public static let wholeWords = FindOptions(rawValue: 1 << 1)
}
