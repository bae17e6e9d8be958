import CDesktop

/// A field with one line of text.
///
/// Its signal is "changed".
@MainActor
public protocol Editable: Widget {}

extension Editable {
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// The caret, in characters.
  public var position: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, gint(newValue)) }
  }

  /// The selected range, in characters; nil when nothing is selected.
  public var selection: Range<Int>? {
    get {
      var start: gint = 0
      var end: gint = 0
      guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0 else {
        return nil
      }
      return Int(start)..<Int(end)
    }
    set {
      let range = newValue ?? position..<position
      gtk_editable_select_region(opaque, gint(range.lowerBound), gint(range.upperBound))
    }
  }

  public func selectAll() { gtk_editable_select_region(opaque, 0, -1) }

  public var isEditable: Bool {
    get { gtk_editable_get_editable(opaque) != 0 }
    set { gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  public var widthInCharacters: Int {
    get { Int(gtk_editable_get_width_chars(opaque)) }
    set { gtk_editable_set_width_chars(opaque, gint(newValue)) }
  }

  public var maximumWidthInCharacters: Int {
    get { Int(gtk_editable_get_max_width_chars(opaque)) }
    set { gtk_editable_set_max_width_chars(opaque, gint(newValue)) }
  }

  /// From 0 (start) to 1 (end).
  public var textAlignment: Float {
    get { gtk_editable_get_alignment(opaque) }
    set { gtk_editable_set_alignment(opaque, newValue) }
  }

  public func onChanged<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    on("changed", owner, body)
  }
}
