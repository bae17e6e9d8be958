import CDesktop

/// A key with modifiers, in GTK's form, such as "<Control>t".
public struct Accelerator: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// As a person reads it, such as "Ctrl+T".
  public var label: String {
    var key: guint = 0
    var modifiers = GdkModifierType(rawValue: 0)
    guard gtk_accelerator_parse(text, &key, &modifiers) != 0 else {
      return ""
    }
    return takeString(gtk_accelerator_get_label(key, modifiers)) ?? ""
  }
}
