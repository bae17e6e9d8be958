public import CDesktop

/// A top-level window.
///
/// GTK owns it until `destroy` or until a close request is not stopped.
open class Window: Widget {
  override open class var type: GType { gtk_window_get_type() }

  public convenience init() { self.init(gtk_window_new(), .none) }

  public var title: String? {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  /// The size without maximizing, which the next start may ask for again.
  public var defaultSize: (width: Int, height: Int) {
    get {
      var width: gint = 0
      var height: gint = 0
      gtk_window_get_default_size(typed(), &width, &height)
      return (Int(width), Int(height))
    }
    set { gtk_window_set_default_size(typed(), gint(newValue.width), gint(newValue.height)) }
  }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  public var isModal: Bool {
    get { self["modal"] }
    set { self["modal"] = newValue }
  }

  public var isResizable: Bool {
    get { self["resizable"] }
    set { self["resizable"] = newValue }
  }

  public var transientFor: Window? {
    get { self["transient-for"] }
    set { self["transient-for"] = newValue }
  }

  public var iconName: String? {
    get { self["icon-name"] }
    set { self["icon-name"] = newValue }
  }

  /// Whether it has the keyboard's focus.
  public var isActive: Bool { self["is-active"] }

  public var destroysWithParent: Bool {
    get { self["destroy-with-parent"] }
    set { self["destroy-with-parent"] = newValue }
  }

  public var hidesOnClose: Bool {
    get { self["hide-on-close"] }
    set { self["hide-on-close"] = newValue }
  }

  public var application: Application? {
    get { self["application"] }
    set { self["application"] = newValue }
  }

  public var focusedWidget: Widget? {
    get { self["focus-widget"] }
    set { self["focus-widget"] = newValue }
  }

  /// What Return activates.
  public var defaultWidget: Widget? {
    get { self["default-widget"] }
    set { self["default-widget"] = newValue }
  }

  public var isFocusVisible: Bool {
    get { self["focus-visible"] }
    set { self["focus-visible"] = newValue }
  }

  public var isMaximized: Bool {
    get { self["maximized"] }
    set { newValue ? gtk_window_maximize(typed()) : gtk_window_unmaximize(typed()) }
  }

  public var isFullscreen: Bool {
    get { self["fullscreened"] }
    set { newValue ? gtk_window_fullscreen(typed()) : gtk_window_unfullscreen(typed()) }
  }

  public func minimize() { gtk_window_minimize(typed()) }

  public func present() { gtk_window_present(typed()) }

  /// Asks to close, as the close button does.
  public func close() { gtk_window_close(typed()) }

  /// Closes without asking.
  ///
  /// The signal "unrealize" tells of it at once; "destroy" comes when the last wrapper goes.
  public func destroy() { gtk_window_destroy(typed()) }

  /// Return true to keep the window open.
  public func onCloseRequest<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Bool
  ) {
    on("close-request", owner) { (owner: Owner) -> Bool in body(owner) }
  }
}
