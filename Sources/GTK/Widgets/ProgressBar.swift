public import CDesktop

/// How far something has come.
public final class ProgressBar: Widget {
  override public class var type: GType { gtk_progress_bar_get_type() }

  public convenience init() { self.init(gtk_progress_bar_new(), .none) }

  /// From 0 to 1.
  public var fraction: Double {
    get { self["fraction"] }
    set { self["fraction"] = newValue }
  }

  public var text: String? {
    get { self["text"] }
    set { self["text"] = newValue }
  }

  public var showsText: Bool {
    get { self["show-text"] }
    set { self["show-text"] = newValue }
  }

  public func pulse() { gtk_progress_bar_pulse(opaque) }
}
