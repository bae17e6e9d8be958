import CDesktop
import VoyagerCore

extension Modifiers {
  init(gdk state: guint) {
    self = []
    if state & GdkModifierType.GDK_SHIFT_MASK.rawValue != 0 {
      insert(.shift)
    }
    if state & GdkModifierType.GDK_CONTROL_MASK.rawValue != 0 {
      insert(.control)
    }
    if state & GdkModifierType.GDK_ALT_MASK.rawValue != 0 {
      insert(.alt)
    }
  }
}
