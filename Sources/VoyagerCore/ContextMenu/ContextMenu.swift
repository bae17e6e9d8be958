/// The context menu of a page: our commands at the top, then what only the engine can do.
@MainActor
struct ContextMenu {
  unowned let tab: TabModel
  let services: BrowserServices

  func entries(for target: ContextTarget) -> [ContextMenuEntry] {
    let own = [link(target), media(target), selection(target), page(target)]
    let engine: [[EngineMenuItem]] = [
      [.spellingGuess, .noSpellingGuesses, .ignoreSpelling, .learnSpelling],
      [.undo, .redo],
      [.cut, .copy, .paste, .pastePlain, .delete, .selectAll],
      [.copyImage],
      [.mediaPlayPause, .mediaMute, .mediaControls, .mediaLoop, .mediaFullScreen],
      [.inspect],
    ]
    let offered = engine.map { items in
      items.filter(target.offered.contains).map { ContextMenuEntry.engine($0) }
    }
    return Array(
      (own.map { $0.map { ContextMenuEntry.command($0) } } + offered)
        .filter { !$0.isEmpty }
        .joined(separator: [ContextMenuEntry.separator]))
  }

  private func link(_ target: ContextTarget) -> [Command] {
    guard let link = target.link else {
      return []
    }
    guard link.isWeb || link.isFile && mayOpen(link) else {
      return [copy(.copyLink, "Copy Address", linkText(link))]
    }
    return [
      open(.openLinkInTab, "Open Link in New Tab", link, newTab),
      open(.openLinkInWindow, "Open Link in New Window", link, .newWindow),
      open(.openLinkInPrivateWindow, "Open Link in Private Window", link, .newPrivateWindow),
    ] + otherIdentities(link) + [
      copy(.copyLink, "Copy Link Address", link.text),
      save(.saveLink, "Save Link", link),
    ]
  }

  /// The page's own identity opens links by the commands before; a private page's links stay private.
  private func otherIdentities(_ link: Address) -> [Command] {
    guard !tab.identity.isInMemory, !link.isFile else {
      return []
    }
    return services.identities.identities.filter { $0.id != tab.identity.id }.map { identity in
      Command(.openLink(in: identity.id), "Open Link as “\(identity.name)”") { [services, weak tab] in
        guard let tab, let window = tab.window else {
          return
        }
        services.openTab(
          link, identity: identity, openedBy: tab, in: window,
          inFront: services.settings.settings.newTabDisposition == .newTab)
      }
    }
  }

  private func media(_ target: ContextTarget) -> [Command] {
    guard let media = target.media else {
      return []
    }
    let (word, address) =
      switch media {
      case .image(let address): ("Image", address)
      case .video(let address): ("Video", address)
      case .audio(let address): ("Sound", address)
      }
    guard mayOpen(address) else {
      return [copy(.copyMediaAddress, "Copy \(word) Address", address.text)]
    }
    return [
      open(.openMediaInTab, "Open \(word) in New Tab", address, newTab),
      copy(.copyMediaAddress, "Copy \(word) Address", address.text),
      save(.saveMedia, "Save \(word)", address),
    ]
  }

  private func selection(_ target: ContextTarget) -> [Command] {
    guard let text = target.selection, !text.isEmpty, !target.isEditable else {
      return []
    }
    switch AddressInput.interpret(
      text, search: services.settings.settings.searchEngine, suffixes: services.suffixes)
    {
    case .address(let address):
      return [open(.openSelection, "Open “\(Self.short(text))” in New Tab", address, .newTab, by: .person)]
    case .search(let address):
      let name = services.settings.settings.searchEngine.name
      let title = "Search \(name) for “\(Self.short(text))”"
      return [open(.searchSelection, title, address, .newTab, by: .person)]
    case .nothing:
      return []
    }
  }

  private func page(_ target: ContextTarget) -> [Command] {
    guard target.link == nil, target.media == nil, target.selection == nil, !target.isEditable,
      let commands = tab.window?.commands
    else {
      return []
    }
    return [.back, .forward, .reload, .savePage, .printPage, .copyAddress].compactMap { commands[$0] }
  }

  /// A page of the web can't make the person open a file of theirs, nor a page of the parent's.
  private func mayOpen(_ address: Address) -> Bool {
    address.isFile ? tab.status.address.isFile : !address.isInternal && address.scheme != "javascript"
  }

  // MARK: - Commands

  private var newTab: Disposition { services.settings.settings.newTabDisposition }

  private func open(
    _ id: Command.ID, _ title: String, _ address: Address, _ disposition: Disposition,
    by origin: LoadOrigin = .page
  ) -> Command {
    Command(id, title) { [services, weak tab] in
      services.open(address, disposition, from: tab, by: origin)
    }
  }

  private func copy(_ id: Command.ID, _ title: String, _ text: String) -> Command {
    Command(id, title) { [weak tab] in tab?.window?.shell?.copy(text) }
  }

  private func save(_ id: Command.ID, _ title: String, _ address: Address) -> Command {
    Command(id, title) { [services, weak tab] in
      if let tab {
        services.engine.download(address, in: services.identities.store(for: tab.identity))
      }
    }
  }

  /// What a person would paste: the mail address, not the link to it.
  private func linkText(_ link: Address) -> String {
    link.scheme == "mailto" || link.scheme == "tel" ? AddressDisplay.link(link) : link.text
  }

  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 30 ? "\(line.prefix(29))…" : line
  }
}
