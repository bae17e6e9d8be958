import GTK

/// How cards look.
final class QuestionStyle {
  private static let sheet = """
    .question-scrim { background-color: alpha(black, 0.4); }
    .question-card {
      background-color: @dialog_bg_color;
      color: @dialog_fg_color;
      border: 1px solid alpha(currentColor, 0.15);
      border-radius: 12px;
      padding: 24px;
      box-shadow: 0 2px 16px alpha(black, 0.3);
    }
    .login-menu {
      background-color: @popover_bg_color;
      color: @popover_fg_color;
      border: 1px solid alpha(currentColor, 0.15);
      border-radius: 9px;
      box-shadow: 0 2px 8px alpha(black, 0.3);
    }
    .login-menu list { background: none; border-radius: 9px; }
    .saving-bubble { padding: 18px; }
    .question-heading { font-size: 1.18em; font-weight: 800; }
    .question-card button { min-height: 34px; }
    .question-card entry { min-height: 44px; }
    .question-card check { min-width: 20px; min-height: 20px; }
    """

  /// Adds the style to the display, once.
  @MainActor
  static func install() {
    guard let display = Display.current, display.attached(QuestionStyle.self) == nil else {
      return
    }
    display.add(StyleSheet(sheet))
    display.attach(QuestionStyle())
  }
}
