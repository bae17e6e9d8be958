import GTK

/// A button without a frame at the end of a row.
@MainActor
enum RowButton {
  /// - Parameter name: Says what it does and to what, as no row says it for the button.
  static func make(_ name: String, icon: String = "user-trash-symbolic") -> Button {
    let button = Button(icon: icon, name: name)
    button.addStyleClass("flat")
    button.verticalAlign = .center
    return button
  }
}
