public import CDesktop

/// The desktop's own file chooser.
public final class FileChooser: Object {
  override public class var type: GType { gtk_file_chooser_native_get_type() }

  /// - Parameter acceptLabel: The button that chooses; a name for the mode if nil.
  public convenience init(
    _ mode: FileChooserMode, title: String, parent: Window? = nil, acceptLabel: String? = nil
  ) {
    self.init(
      gtk_file_chooser_native_new(
        title, parent?.typed(), GtkFileChooserAction(rawValue: mode.rawValue), acceptLabel, nil), .full)
    self["modal"] = true
  }

  public var choosesSeveral: Bool {
    get { self["select-multiple"] }
    set { self["select-multiple"] = newValue }
  }

  /// The proposed name of the file to save.
  public func setName(_ name: String) { gtk_file_chooser_set_current_name(opaque, name) }

  /// A folder to start in, or a file to start at, by its path.
  public func setFolder(_ path: String) {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    _ = try? gtry { gtk_file_chooser_set_current_folder(opaque, file, $0) }
  }

  /// The first filter added is the one in use.
  public func add(_ filter: FileFilter) { gtk_file_chooser_add_filter(opaque, filter.opaque) }

  /// Shows it and waits: the addresses of the chosen files, or nil if the person chose none.
  public func choose() async -> [String]? {
    let answer = OneAnswer<[String]?>(safeAnswer: nil)
    let token = on("response") { [weak self] (response: Int32) in
      answer.give(response == GTK_RESPONSE_ACCEPT.rawValue ? self?.addresses : nil)
    }
    defer { token.disconnect() }
    gtk_native_dialog_show(typed())
    return await withTaskCancellationHandler {
      await answer.value()
    } onCancel: {
      Task { @MainActor in self.hide() }
    }
  }

  public func hide() { gtk_native_dialog_hide(typed()) }

  private var addresses: [String] {
    let list = gtk_file_chooser_get_files(opaque)
    defer { g_object_unref(list.map { UnsafeMutableRawPointer($0) }) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      let file = g_list_model_get_item(list, index)
      defer { g_object_unref(file) }
      return takeString(g_file_get_uri(file.map { OpaquePointer($0) }))
    }
  }
}
