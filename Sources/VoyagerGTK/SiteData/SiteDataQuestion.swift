import GTK
import VoyagerCore

/// Asks whether all that a site keeps is to be cleared.
@MainActor
enum SiteDataQuestion {
  static func ask(_ site: String, of identity: Identity, above parent: Window?) async -> Bool {
    let dialog = MessageDialog(
      heading: "Clear the data of \(PageText.line(site, limit: 100))?",
      body: "Its cookies and all that it keeps on this computer are removed for “\(identity.name)”. "
        + "You are signed out there. This can't be undone.",
      parent: parent)
    dialog.addResponse("cancel", "Keep")
    dialog.addResponse("clear", "Clear Its Data", .destructive)
    dialog.defaultResponse = "cancel"
    dialog.closeResponse = "cancel"
    return await dialog.ask() == "clear"
  }
}
