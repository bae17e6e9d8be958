public import CDesktop

/// A row in which one of several texts is chosen.
///
/// It tells of a choice by "notify::selected".
public final class ComboRow: ActionRow {
  override public class var type: GType { adw_combo_row_get_type() }

  public convenience init(title: String, subtitle: String = "") {
    self.init(adw_combo_row_new(), .none)
    prepare(title, subtitle)
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
}
