public import CDesktop

/// A row in which one of several texts is chosen.
///
/// It tells of a choice by "notify::selected".
public final class ComboRow: ActionRow {
  override public class var type: GType { adw_combo_row_get_type() }

  public convenience init(title: String, subtitle: String = "") {
    self.init(adw_combo_row_new(), .none)
    prepare(title, subtitle)
    if let popover = Self.first(Popover.self, in: self) {
      let pointer = popover.raw
      popover.connect("notify::visible") { Self.focusChosen(in: Popover.wrap(pointer)) }
    }
  }

  /// Replaces the texts; the first one is then chosen.
  public func setChoices(_ texts: [String]) {
    let list = withStrings(texts) { gtk_string_list_new($0) }
    defer { g_object_unref(list.map { UnsafeMutableRawPointer($0) }) }
    adw_combo_row_set_model(typed(), list)
  }

  /// The place of the chosen text.
  public var selected: Int? {
    get {
      let place = adw_combo_row_get_selected(typed())
      return place == GTK_INVALID_LIST_POSITION ? nil : Int(place)
    }
    set { adw_combo_row_set_selected(typed(), newValue.map { guint($0) } ?? GTK_INVALID_LIST_POSITION) }
  }

  /// Libadwaita puts the keyboard on the first choice, so that an arrow would leave the chosen one far behind.
  private static func focusChosen(in popover: Popover) {
    guard popover.isVisible, let list = first(ListView.self, in: popover) else { return }
    list.scrollToChosen()
    list.children.first(where: isChosen)?.grabFocus()
  }

  private static func isChosen(_ entry: Widget) -> Bool {
    gtk_widget_get_state_flags(entry.typed()).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
  }

  private static func first<Kind: Widget>(_ kind: Kind.Type, in widget: Widget) -> Kind? {
    for child in widget.children {
      if let found = child.cast(to: kind) ?? first(kind, in: child) { return found }
    }
    return nil
  }
}
