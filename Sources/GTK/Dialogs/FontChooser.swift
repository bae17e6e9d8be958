public import CDesktop

/// A dialog that chooses a family of letters.
public final class FontChooser: Window {
  override public class var type: GType { gtk_font_chooser_dialog_get_type() }

  public convenience init(title: String, parent: Window? = nil) {
    self.init(gtk_font_chooser_dialog_new(title, parent?.typed()), .none)
    gtk_font_chooser_set_level(opaque, GTK_FONT_CHOOSER_LEVEL_FAMILY)
    isModal = true
  }

  public var family: String? {
    get {
      guard let family = gtk_font_chooser_get_font_family(opaque) else { return nil }
      return String(cString: pango_font_family_get_name(family))
    }
    set { gtk_font_chooser_set_font(opaque, newValue) }
  }

  /// Shows it and waits: the chosen family, or nil.
  ///
  /// The dialog is gone afterwards.
  public func choose() async -> String? {
    let answer = OneAnswer<String?>(safeAnswer: nil)
    connect("response") { [weak self] (response: Int32) in
      answer.give(response == GTK_RESPONSE_OK.rawValue ? self?.family : nil)
    }
    // "destroy" would wait for this very wrapper to go.
    connect("unrealize") { answer.decline() }
    present()
    let family = await answer.value()
    destroy()
    return family
  }
}
