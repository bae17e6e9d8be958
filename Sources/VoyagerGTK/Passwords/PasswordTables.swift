import Foundation
import GTK
import VoyagerCore

/// Asks which files passwords come from and go to.
@MainActor
struct PasswordTables {
  let passwords: PasswordsModel
  let identities: IdentitiesModel
  let window: Window

  /// - Parameter identity: Whose they will be.
  /// - Returns: What came of it, or `nil` where the person chose no file.
  func bring(to identity: IdentityID) async -> String? {
    let chooser = FileChooser(.open, title: "Import Passwords", parent: window, acceptLabel: "Import")
    guard let file = await chooser.choose()?.first.flatMap({ URL(string: $0) }), file.isFileURL else {
      return nil
    }
    do throws(PasswordProblem) {
      let brought = try await passwords.importing(file, in: identity)
      return brought.sentence + " Delete the file: everybody can read it."
    } catch {
      return "“\(PageText.line(file.lastPathComponent))” could not be imported (\(error.reason))."
    }
  }

  /// Warns, asks for a form and a file, and writes it.
  func save() async -> String? {
    let form = ComboRow(title: "Form")
    form.setChoices(LoginTableForm.allCases.map(\.name))
    form.selected = LoginTableForm.allCases.firstIndex(of: .chrome)
    let dialog = MessageDialog(
      heading: "Export Passwords?",
      body: "The file is not encrypted. Whoever gets it can read every password, so delete it after its use.",
      parent: window)
    dialog.extraChild = PreferencesGroup(title: "", [form])
    dialog.addResponse("cancel", "Cancel")
    dialog.addResponse("export", "Export…", .destructive)
    dialog.defaultResponse = "cancel"
    dialog.closeResponse = "cancel"
    guard await dialog.ask() == "export", let place = form.selected else {
      return nil
    }
    let chooser = FileChooser(.save, title: "Export Passwords", parent: window, acceptLabel: "Export")
    chooser.setName("passwords.csv")
    guard let file = await chooser.choose()?.first.flatMap({ URL(string: $0) }), file.isFileURL else {
      return nil
    }
    do throws(PasswordProblem) {
      let count = try await passwords.export(to: file, as: LoginTableForm.allCases[place])
      let name = PageText.line(file.lastPathComponent)
      return "\(count == 1 ? "1 password was" : "\(count) passwords were") exported to “\(name)”."
    } catch {
      return "The passwords could not be exported (\(error.reason))."
    }
  }
}
