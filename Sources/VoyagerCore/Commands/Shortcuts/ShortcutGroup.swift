/// Commands that belong together in the list of keys.
@MainActor
public struct ShortcutGroup: Identifiable {
  public let title: String
  public let commands: [Command]

  public nonisolated var id: String { title }

  private static let groups: [(title: String, ids: [Command.ID])] = [
    (
      "Tabs and Windows",
      [
        .newTab, .chooseNewTab, .closeTab, .reopenTab, .tabOverview, .nextTab, .previousTab, .moveTabLeft,
        .moveTabRight,
        .duplicateTab, .muteTab, .pinTab, .newWindow, .newPrivateWindow, .closeWindow, .quit,
      ]
    ),
    (
      "Getting Around",
      [
        .editAddress, .searchWeb, .home, .back, .forward, .reload, .reloadIgnoringCache, .stop, .history,
        .bookmarks,
        .bookmarkPage, .downloads,
      ]
    ),
    (
      "The Page",
      [
        .find, .findNext, .findPrevious, .zoomIn, .zoomOut, .zoomReset, .caretBrowsing, .fullScreen,
        .printPage,
        .savePage,
      ]
    ),
  ]

  /// Every command, each once.
  static func all(of commands: [Command]) -> [ShortcutGroup] {
    let known = Set(groups.flatMap(\.ids))
    let named = groups.map { group in
      ShortcutGroup(
        title: group.title, commands: group.ids.compactMap { id in commands.first { $0.id == id } })
    }
    return named + [ShortcutGroup(title: "More", commands: commands.filter { !known.contains($0.id) })]
  }
}
