import CDesktop

/// A key, by what it produces.
public struct Key: Hashable, Sendable {
  public let value: UInt32

  public init(_ value: UInt32) {
    self.value = value
  }

  /// The character it types, if any.
  public var character: Character? {
    let code = gdk_keyval_to_unicode(value)
    return code == 0 ? nil : Unicode.Scalar(code).map(Character.init)
  }

  public init(_ character: Character) {
    self.init(gdk_unicode_to_keyval(character.unicodeScalars.first?.value ?? 0))
  }

  /// The name that accelerators use.
  public var name: String { gdk_keyval_name(value).map { String(cString: $0) } ?? "" }

  /// Its number, if it is a function key.
  public var functionNumber: Int? {
    let first = UInt32(GDK_KEY_F1)
    return (first...UInt32(GDK_KEY_F35)).contains(value) ? Int(value - first) + 1 : nil
  }

  /// Whether it only changes what other keys do.
  public var isModifier: Bool {
    (UInt32(GDK_KEY_Shift_L)...UInt32(GDK_KEY_Hyper_R)).contains(value)
      || value == UInt32(GDK_KEY_ISO_Level3_Shift)
  }

  public static let escape = Key(UInt32(GDK_KEY_Escape))
  public static let enter = Key(UInt32(GDK_KEY_Return))
  public static let keypadEnter = Key(UInt32(GDK_KEY_KP_Enter))
  public static let tab = Key(UInt32(GDK_KEY_Tab))
  public static let backTab = Key(UInt32(GDK_KEY_ISO_Left_Tab))
  public static let space = Key(UInt32(GDK_KEY_space))
  public static let backspace = Key(UInt32(GDK_KEY_BackSpace))
  public static let delete = Key(UInt32(GDK_KEY_Delete))
  public static let up = Key(UInt32(GDK_KEY_Up))
  public static let down = Key(UInt32(GDK_KEY_Down))
  public static let left = Key(UInt32(GDK_KEY_Left))
  public static let right = Key(UInt32(GDK_KEY_Right))
  public static let home = Key(UInt32(GDK_KEY_Home))
  public static let end = Key(UInt32(GDK_KEY_End))
  public static let pageUp = Key(UInt32(GDK_KEY_Page_Up))
  public static let pageDown = Key(UInt32(GDK_KEY_Page_Down))
  public static let insert = Key(UInt32(GDK_KEY_Insert))
  public static let back = Key(UInt32(GDK_KEY_Back))
  public static let forward = Key(UInt32(GDK_KEY_Forward))
  public static let menu = Key(UInt32(GDK_KEY_Menu))
  public static let f2 = Key(UInt32(GDK_KEY_F2))
  public static let f5 = Key(UInt32(GDK_KEY_F5))
  public static let f6 = Key(UInt32(GDK_KEY_F6))
  public static let f7 = Key(UInt32(GDK_KEY_F7))
  public static let f10 = Key(UInt32(GDK_KEY_F10))
  public static let f11 = Key(UInt32(GDK_KEY_F11))
}
