import Foundation
import GTK
import VoyagerCore

/// Questions that GTK's own dialogs ask.
extension Questions {
  func choose(_ choice: FileChoice, for asker: Asker) async -> [URL] {
    let site = PageText.line(asker.name)
    let title = choice.count == .several ? "Choose Files for \(site)" : "Choose a File for \(site)"
    let chooser = FileChooser(.open, title: title, parent: window, acceptLabel: "Choose")
    chooser.choosesSeveral = choice.count == .several
    AcceptedFiles(choice.types).filters.forEach(chooser.add)
    return await files(from: chooser, beginningIn: folder.pathForOpening)
  }

  /// The chooser itself asks before a file is replaced.
  func chooseDestination(named name: String, for asker: Asker) async -> URL? {
    let chooser = FileChooser(.save, title: "Save the File", parent: window, acceptLabel: "Save")
    chooser.setName(name)
    return await files(from: chooser, beginningIn: folder.pathForSaving).first
  }

  func choose(_ color: PageColor, for asker: Asker) async -> PageColor? {
    let title = "Choose a Color for \(PageText.line(asker.name))"
    let chooser = ColorChooser(title: title, parent: window)
    // Other tabs stay usable, as with cards.
    chooser.isModal = false
    chooser.destroysWithParent = true
    chooser.usesAlpha = false
    chooser.color = Color(red: color.red, green: color.green, blue: color.blue)
    guard !Task.isCancelled, let chosen = await chooser.choose() else {
      return nil
    }
    return PageColor(red: chosen.red, green: chosen.green, blue: chosen.blue)
  }

  private func files(
    from chooser: FileChooser, beginningIn path: String?
  ) async -> [URL] {
    guard !Task.isCancelled else {
      return []
    }
    if let path {
      chooser.setFolder(path)
    }
    let unlisted = traces == .none ? UnlistedFiles() : nil
    let addresses = await chooser.choose() ?? []
    let files = addresses.compactMap { URL(string: $0) }.filter(\.isFileURL)
    if let unlisted {
      unlisted.keep(addresses)
    } else {
      folder.remember(files.first)
    }
    return files
  }
}
