import GTK
import VoyagerCore

/// The window in which a person writes how a site is to look.
///
/// Its pages follow meanwhile.
@MainActor
final class SiteStyleWindow {
  let window = Window()

  private let editor: SiteStyleEditor
  private let text = TextView()
  private let isOn: SettingSwitch

  init(_ editor: SiteStyleEditor, above parent: Window) {
    self.editor = editor
    isOn = SettingSwitch("Use This Style", "Pages of \(editor.name), in all identities") {
      [weak editor] isOn in editor?.turn(on: isOn)
    }
    isOn.show(editor.isOn)
    text.text = editor.text
    text.isMonospace = true
    text.acceptsTab = false
    text.setPadding(8)
    text.wrapLines()
    text.setAccessibleLabel("Style of \(editor.name), as CSS")
    text.onChanged(self) { $0.editor.write($0.text.text) }
    window.title = "Style of \(editor.name)"
    window.defaultSize = (520, 420)
    window.child = content()
    window.transientFor = parent
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    window.closeOnEscape()
    window.on("close-request", self) { (window: SiteStyleWindow) -> Bool in
      window.editor.apply()
      return false
    }
    text.grabFocus()
  }

  private func content() -> Widget {
    let scroller = ScrolledWindow()
    scroller.expandsVertically = true
    scroller.child = text
    scroller.addStyleClass("card")
    scroller.clips = true
    let hint = Label("Rules as CSS, such as: body { font-size: 20px; } An empty text is no style.")
    hint.wraps = true
    hint.horizontalPosition = 0
    hint.addStyleClass("dim-label")
    let box = Box(.vertical, spacing: 12, [PreferencesGroup(title: "", [isOn.row]), scroller, hint])
    box.setMargins(18)
    return box
  }
}
