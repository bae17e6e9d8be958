import CDesktop

/// What a person does in the entry, beside changing it.
extension Entry {
  /// Text is about to be inserted; the place counts characters before it is there.
  public func onInserting<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Int) -> Void
  ) {
    editor?.on("insert-text", owner) {
      (owner: Owner, _: String, _: Int32, place: UnsafeMutableRawPointer) in
      body(owner, Int(place.load(as: Int32.self)))
    }
  }

  /// An input method shows letters that it has not put together yet, or no more of them.
  public func onPreedit<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, String) -> Void
  ) {
    editor?.on("preedit-changed", owner) { (owner: Owner, text: String) in body(owner, text) }
  }

  /// The selected text is about to be copied.
  public func onCopying<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    editor?.on("copy-clipboard", owner) { (owner: Owner) in body(owner) }
  }

  /// Appends text without touching what is there, which an input method may look at.
  public func append(_ text: String) {
    var place = gint(self.text.unicodeScalars.count)
    gtk_editable_insert_text(opaque, text, -1, &place)
  }

  /// Items below those of every text field's menu.
  public func setExtraMenu(_ menu: Menu) { gtk_entry_set_extra_menu(typed(), menu.typed()) }

  private var editor: Widget? { Widget.wrap(ifPresent: gtk_editable_get_delegate(opaque)) }
}
