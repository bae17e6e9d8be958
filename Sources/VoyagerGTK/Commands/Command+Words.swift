import GTK
import VoyagerCore

extension Command {
  /// The title and the shortcut, such as "New Tab (Ctrl+T)".
  var tooltip: String {
    guard let words = shortcuts.first.flatMap({ ShortcutLabel.words(for: $0.accelerator) }) else {
      return title
    }
    return "\(title) (\(words))"
  }
}
