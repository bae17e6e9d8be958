import GTK

/// Asks whether a caret may go through all pages.
@MainActor
enum CaretQuestion {
  static func ask(above window: Window) async -> Bool {
    let dialog = MessageDialog(
      heading: "Turn caret browsing on?",
      body:
        "A caret then stands in every page, and the arrow keys move it instead of scrolling. The same key turns "
        + "it off again.", parent: window)
    dialog.addResponse("cancel", "Leave It Off")
    dialog.addResponse("on", "Turn It On", .suggested)
    dialog.defaultResponse = "cancel"
    dialog.closeResponse = "cancel"
    return await dialog.ask() == "on"
  }
}
