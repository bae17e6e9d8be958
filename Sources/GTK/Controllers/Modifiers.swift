import CDesktop

/// The modifier keys of an event.
public struct Modifiers: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let shift = Modifiers(rawValue: GdkModifierType.GDK_SHIFT_MASK.rawValue)
  public static let control = Modifiers(rawValue: GdkModifierType.GDK_CONTROL_MASK.rawValue)
  public static let alt = Modifiers(rawValue: GdkModifierType.GDK_ALT_MASK.rawValue)
  public static let command = Modifiers(rawValue: GdkModifierType.GDK_SUPER_MASK.rawValue)

  /// Without lock keys and pointer buttons, to compare with a wanted combination.
  public var keysOnly: Modifiers { intersection([.shift, .control, .alt, .command]) }
}
