public import CDesktop

/// The connection to the screen, keyboard and pointer.
public final class Display: Object {
  override public class var type: GType { gdk_display_get_type() }

  /// Nil where there is none.
  public static var current: Display? { Display.wrap(ifPresent: gdk_display_get_default()) }

  /// Connects; an application does it by itself at start-up.
  public static func open() -> Bool {
    guard gtk_init_check() != 0 else {
      return false
    }
    adw_init()
    return true
  }

  public var isComposited: Bool { gdk_display_is_composited(opaque) != 0 }

  public var isAccelerated: Bool { (try? gtry { gdk_display_prepare_gl(opaque, $0) }) == 1 }

  public func beep() { gdk_display_beep(opaque) }

  public var clipboard: Clipboard { Clipboard.wrap(gdk_display_get_clipboard(opaque)) }

  /// What the middle button pastes.
  public var primaryClipboard: Clipboard { Clipboard.wrap(gdk_display_get_primary_clipboard(opaque)) }

  public func add(_ style: StyleSheet, priority: StylePriority = .application) {
    gtk_style_context_add_provider_for_display(opaque, style.opaque, priority.rawValue)
  }

  public func remove(_ style: StyleSheet) {
    gtk_style_context_remove_provider_for_display(opaque, style.opaque)
  }
}
