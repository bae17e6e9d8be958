/// Modifier keys, as data.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let control = Modifiers(rawValue: 1 << 0)
  public static let shift = Modifiers(rawValue: 1 << 1)
  public static let alt = Modifiers(rawValue: 1 << 2)
}
