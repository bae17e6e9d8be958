import CDesktop

extension Entry {
  /// Shows an icon, or takes it away; its name is the tooltip and what a screen reader says.
  public func setIcon(_ place: EntryIcon, _ iconName: String?, name: String = "") {
    let position = GtkEntryIconPosition(rawValue: place.rawValue)
    gtk_entry_set_icon_from_icon_name(typed(), position, iconName)
    gtk_entry_set_icon_tooltip_text(typed(), position, iconName == nil ? nil : name)
  }

  public func setIcon(_ place: EntryIcon, isActivatable: Bool) {
    gtk_entry_set_icon_activatable(
      typed(), GtkEntryIconPosition(rawValue: place.rawValue), isActivatable ? 1 : 0)
  }

  public func iconName(_ place: EntryIcon) -> String? {
    gtk_entry_get_icon_name(typed(), GtkEntryIconPosition(rawValue: place.rawValue)).map {
      String(cString: $0)
    }
  }

  /// The icon's place in the entry's own coordinates, to point a popover at.
  public func iconArea(_ place: EntryIcon) -> (x: Int, y: Int, width: Int, height: Int) {
    var area = GdkRectangle()
    gtk_entry_get_icon_area(typed(), GtkEntryIconPosition(rawValue: place.rawValue), &area)
    return (Int(area.x), Int(area.y), Int(area.width), Int(area.height))
  }

  public func onIconPress<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, EntryIcon) -> Void
  ) {
    on("icon-press", owner) { (owner: Owner, place: EntryIcon) in body(owner, place) }
  }
}
