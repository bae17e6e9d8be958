public import CDesktop

/// A child that comes and goes.
public final class Revealer: Widget {
  override public class var type: GType { gtk_revealer_get_type() }

  public convenience init() { self.init(gtk_revealer_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  public var revealsChild: Bool {
    get { self["reveal-child"] }
    set { self["reveal-child"] = newValue }
  }

  public var isChildRevealed: Bool { self["child-revealed"] }

  public var transition: RevealTransition {
    get { self["transition-type"] }
    set { self["transition-type"] = newValue }
  }

  /// In milliseconds.
  public var duration: UInt32 {
    get { self["transition-duration"] }
    set { self["transition-duration"] = newValue }
  }
}
