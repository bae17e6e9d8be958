import VoyagerCore

/// Commands that belong together in the list of shortcuts.
struct ShortcutGroup {
  let title: String
  let commands: [Command]

  private static let groups: [(title: String, ids: [Command.ID])] = [
    (
      "Tabs and Windows",
      [
        .newTab, .chooseNewTab, .closeTab, .reopenTab, .nextTab, .previousTab, .moveTabLeft, .moveTabRight,
        .lastTab,
      ]
        + [.newWindow, .newPrivateWindow, .closeWindow]
    ),
    (
      "Getting Around",
      [.editAddress, .searchWeb, .home, .back, .forward, .reload, .reloadIgnoringCache, .stop]
    ),
    (
      "The Page",
      [.find, .findNext, .findPrevious, .zoomIn, .zoomOut, .zoomReset, .fullScreen, .printPage, .savePage]
    ),
  ]

  /// Every command that has a shortcut, each once.
  @MainActor
  static func all(of commands: [Command]) -> [ShortcutGroup] {
    let commands = commands.filter { !$0.shortcuts.isEmpty }
    let known = Set(groups.flatMap(\.ids))
    let named = groups.map { group in
      ShortcutGroup(
        title: group.title, commands: group.ids.compactMap { id in commands.first { $0.id == id } })
    }
    let others = ShortcutGroup(title: "More", commands: commands.filter { !known.contains($0.id) })
    return (named + [others]).filter { !$0.commands.isEmpty }
  }
}
