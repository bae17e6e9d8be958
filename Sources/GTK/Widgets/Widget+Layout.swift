import CDesktop

extension Widget {
  public var expandsHorizontally: Bool {
    get { self["hexpand"] }
    set { self["hexpand"] = newValue }
  }

  public var expandsVertically: Bool {
    get { self["vexpand"] }
    set { self["vexpand"] = newValue }
  }

  public var horizontalAlign: Align {
    get { self["halign"] }
    set { self["halign"] = newValue }
  }

  public var verticalAlign: Align {
    get { self["valign"] }
    set { self["valign"] = newValue }
  }

  public var marginStart: Int32 {
    get { self["margin-start"] }
    set { self["margin-start"] = newValue }
  }

  public var marginEnd: Int32 {
    get { self["margin-end"] }
    set { self["margin-end"] = newValue }
  }

  public var marginTop: Int32 {
    get { self["margin-top"] }
    set { self["margin-top"] = newValue }
  }

  public var marginBottom: Int32 {
    get { self["margin-bottom"] }
    set { self["margin-bottom"] = newValue }
  }

  public func setMargins(_ margin: Int32) {
    marginStart = margin
    marginEnd = margin
    marginTop = margin
    marginBottom = margin
  }

  /// Whether nothing of it is drawn outside of its place.
  public var clips: Bool {
    get { gtk_widget_get_overflow(typed()) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(typed(), newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  /// The width that it would like to have, in pixels.
  public var naturalWidth: Int {
    var natural: gint = 0
    gtk_widget_measure(typed(), GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    return Int(natural)
  }

  /// The least size; nil leaves that direction to the content.
  public func setMinimumSize(width: Int32? = nil, height: Int32? = nil) {
    self["width-request"] = width ?? -1
    self["height-request"] = height ?? -1
  }
}
