public import CDesktop

/// The application: unique on the session bus, owner of windows, actions and shortcuts.
public final class Application: Object, ActionMap {
  override public class var type: GType { adw_application_get_type() }

  public convenience init(id: String, options: ApplicationOptions = []) {
    self.init(adw_application_new(id, GApplicationFlags(rawValue: options.rawValue)), .full)
  }

  public var id: String { self["application-id"] }
  public var isRemote: Bool { g_application_get_is_remote(typed()) != 0 }
  public var activeWindow: Window? { Window.wrap(ifPresent: gtk_application_get_active_window(typed())) }

  public var windows: [Window] {
    var result: [Window] = []
    var position = gtk_application_get_windows(typed())
    while let item = position {
      if let pointer = item.pointee.data {
        result.append(Window.wrap(pointer))
      }
      position = item.pointee.next
    }
    return result
  }

  /// Runs until the last window is closed and nothing holds the application.
  ///
  /// The arguments include the program.
  public func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    MainLoop.install()
    var copies = arguments.map { g_strdup($0) }
    copies.append(nil)
    defer { copies.forEach { g_free($0) } }
    return copies.withUnsafeMutableBufferPointer {
      g_application_run(typed(), Int32(arguments.count), $0.baseAddress)
    }
  }

  /// Claims the name on the bus, or finds the first process.
  public func register() throws {
    _ = try gtry { g_application_register(typed(), nil, $0) }
  }

  /// Ends the loop at once.
  ///
  /// Windows are not destroyed: save before.
  public func quit() { g_application_quit(typed()) }

  /// Keeps running without a window, until `release`.
  public func hold() { g_application_hold(typed()) }

  public func release() { g_application_release(typed()) }

  public func activate() { g_application_activate(typed()) }

  public func add(_ window: Window) { gtk_application_add_window(typed(), window.typed()) }

  public func remove(_ window: Window) { gtk_application_remove_window(typed(), window.typed()) }

  /// The shortcuts of a detailed action name, such as "win.zoom(1)", in GTK's form: "<Control>t".
  public func setShortcuts(_ accelerators: [String], for detailedAction: String) {
    withStrings(accelerators) {
      gtk_application_set_accels_for_action(typed(), detailedAction, $0)
    }
  }
}
