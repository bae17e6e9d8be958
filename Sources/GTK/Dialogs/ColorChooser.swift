public import CDesktop

/// A dialog that chooses a colour.
public final class ColorChooser: Window {
  override public class var type: GType { gtk_color_chooser_dialog_get_type() }

  public convenience init(title: String, parent: Window? = nil) {
    self.init(gtk_color_chooser_dialog_new(title, parent?.typed()), .none)
    isModal = true
  }

  public var usesAlpha: Bool {
    get { self["use-alpha"] }
    set { self["use-alpha"] = newValue }
  }

  public var color: Color {
    get {
      var value = GdkRGBA()
      gtk_color_chooser_get_rgba(opaque, &value)
      return Color(value)
    }
    set {
      var value = newValue.value
      gtk_color_chooser_set_rgba(opaque, &value)
    }
  }

  /// Shows it and waits: the chosen colour, or nil.
  ///
  /// The dialog is gone afterwards.
  public func choose() async -> Color? {
    let answer = OneAnswer<Color?>(safeAnswer: nil)
    connect("response") { [weak self] (response: Int32) in
      answer.give(response == GTK_RESPONSE_OK.rawValue ? self?.color : nil)
    }
    // "destroy" would wait for this very wrapper to go.
    connect("unrealize") { answer.decline() }
    present()
    let color = await answer.value()
    destroy()
    return color
  }
}
