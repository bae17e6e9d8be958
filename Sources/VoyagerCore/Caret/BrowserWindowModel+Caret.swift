extension BrowserWindowModel {
  /// Lets a caret go through all pages, or no more.
  ///
  /// The first time the person is asked, because the key is easily hit by mistake.
  func toggleCaretBrowsing() async {
    let settings = services.settings
    if settings.settings.pages.showsCaret {
      settings.update { $0.pages.showsCaret = false }
      shell?.show(Notice("Caret browsing is off."))
      return
    }
    if settings.settings.asksBeforeCaret {
      guard await shell?.confirmCaretBrowsing() == true else {
        return
      }
    }
    settings.update {
      $0.pages.showsCaret = true
      $0.asksBeforeCaret = false
    }
    shell?.show(
      Notice(
        "Caret browsing is on: the arrow keys move a caret through every page.",
        action: Notice.Action(title: "Turn It Off", command: .caretBrowsing)))
  }
}
