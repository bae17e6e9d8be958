public import CDesktop

/// A text of many lines that can be edited.
public final class TextView: Widget {
  override public class var type: GType { gtk_text_view_get_type() }

  public convenience init() { self.init(gtk_text_view_new(), .none) }

  private var buffer: Object? { gtk_text_view_get_buffer(typed()).map { Object(OpaquePointer($0), .none) } }

  public var text: String {
    get {
      guard let buffer else {
        return ""
      }
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer.typed(), &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer.typed(), &start, &end, 0) else {
        return ""
      }
      defer { g_free(text) }
      return String(cString: text)
    }
    set {
      if let buffer {
        gtk_text_buffer_set_text(buffer.typed(), newValue, gint(newValue.utf8.count))
      }
    }
  }

  public var isMonospace: Bool {
    get { self["monospace"] }
    set { self["monospace"] = newValue }
  }

  /// Whether Tab writes a tabulator instead of moving the focus.
  public var acceptsTab: Bool {
    get { self["accepts-tab"] }
    set { self["accepts-tab"] = newValue }
  }

  /// The room between the text and the edge.
  public func setPadding(_ padding: Int32) {
    for side in ["left-margin", "right-margin", "top-margin", "bottom-margin"] {
      self[side] = padding
    }
  }

  public func wrapLines() { gtk_text_view_set_wrap_mode(typed(), GTK_WRAP_WORD_CHAR) }

  public func onChanged<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    buffer?.on("changed", owner) { (owner: Owner) in body(owner) }
  }
}
