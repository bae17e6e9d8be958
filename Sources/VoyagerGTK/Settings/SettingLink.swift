import GTK

/// A row that opens a window with more.
@MainActor
final class SettingLink {
  let row: ActionRow

  init(_ title: String, _ sentence: String, open: @escaping @MainActor () -> Void) {
    row = ActionRow(title: title, subtitle: sentence)
    row.setAccessibleDescription(sentence)
    row.addSuffix(Image(icon: "go-next-symbolic"))
    row.isActivatable = true
    row.connect("activated", open)
  }
}
