public import CDesktop

/// A question with buttons.
public final class MessageDialog: Window {
  override public class var type: GType { adw_message_dialog_get_type() }

  /// Heading and body are plain text.
  public convenience init(heading: String, body: String = "", parent: Window? = nil) {
    self.init(shim_adw_message_dialog_new(parent?.typed(), heading, body), .none)
  }

  public var heading: String? {
    get { self["heading"] }
    set { self["heading"] = newValue }
  }

  public var body: String {
    get { self["body"] }
    set { self["body"] = newValue }
  }

  public var extraChild: Widget? {
    get { self["extra-child"] }
    set { self["extra-child"] = newValue }
  }

  /// What Return answers.
  public var defaultResponse: String? {
    get { self["default-response"] }
    set { self["default-response"] = newValue }
  }

  /// What Escape and closing answer.
  public var closeResponse: String {
    get { self["close-response"] }
    set { self["close-response"] = newValue }
  }

  /// - Parameter id: What "response" and `ask` answer.
  public func addResponse(_ id: String, _ label: String, _ appearance: ResponseAppearance = .normal) {
    adw_message_dialog_add_response(typed(), id, label)
    adw_message_dialog_set_response_appearance(
      typed(), id, AdwResponseAppearance(rawValue: appearance.rawValue))
  }

  public func setLabel(_ id: String, _ label: String) {
    adw_message_dialog_set_response_label(typed(), id, label)
  }

  public func setEnabled(_ id: String, _ isEnabled: Bool) {
    adw_message_dialog_set_response_enabled(typed(), id, isEnabled ? 1 : 0)
  }

  public func respond(_ id: String) { adw_message_dialog_response(typed(), id) }

  /// Shows it and waits for the answer.
  ///
  /// When the task is cancelled or the window goes, it closes and answers `closeResponse`.
  public func ask() async -> String {
    let answer = OneAnswer(safeAnswer: closeResponse)
    connect("response") { (id: String) in answer.give(id) }
    // "destroy" would wait for this very wrapper to go. A button closes the dialog before it answers.
    connect("unrealize") { Task { answer.decline() } }
    return await withTaskCancellationHandler {
      present()
      let id = await answer.value()
      return id
    } onCancel: {
      Task { @MainActor in self.close() }
    }
  }
}
