import GTK

/// A row in which a setting is written.
@MainActor
final class SettingText<Value> {
  let row: EntryRow

  private let title: String
  private let mistake: String
  private let read: (String) -> Value?
  private let write: (Value) -> String
  private let set: @MainActor (Value) -> Void

  /// - Parameters:
  ///   - mistake: What is said in place of the title while the text is no value.
  ///   - read: Gives the value, or `nil` for a text that is none.
  ///   - set: Called when the person is done with a value.
  init(
    _ title: String, mistake: String, read: @escaping (String) -> Value?,
    write: @escaping (Value) -> String, set: @escaping @MainActor (Value) -> Void
  ) {
    self.title = title
    self.mistake = mistake
    self.read = read
    self.write = write
    self.set = set
    row = EntryRow(title: title)
    row.showsApplyButton = true
    row.setAccessibleLabel(title)
    row.onChanged(self) { $0.mark() }
    row.on("apply", self) { (setting: SettingText) in setting.apply() }
  }

  /// Leaves the text alone while the person is writing.
  func show(_ value: Value) {
    if !row.containsFocus {
      row.text = write(value)
    }
  }

  private func mark() {
    let isMistaken = read(row.text) == nil
    row.title = isMistaken ? mistake : title
    row.setStyleClass("error", isMistaken)
    row.setAccessibleDescription(isMistaken ? mistake : "")
  }

  private func apply() {
    if let value = read(row.text) {
      set(value)
      row.text = write(value)
    }
  }
}
