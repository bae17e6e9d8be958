import VoyagerCore

/// Who gets a command's keys first.
enum KeyPriority {
  case browser
  case page

  private static let pageFirst: Set<Command.ID> = [
    .find, .findNext, .findPrevious, .zoomIn, .zoomOut, .zoomReset, .savePage, .printPage, .muteTab,
    .viewSource, .savePagePicture,
    .shortcuts, .copyAddress, .siteInformation, .bookmarkPage,
  ]

  /// What a page may want for itself, such as search or save, it gets; it never gets what leads away from it.
  init(_ id: Command.ID) {
    self = Self.pageFirst.contains(id) ? .page : .browser
  }
}
