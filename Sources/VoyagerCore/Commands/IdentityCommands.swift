/// Commands that choose an identity: for a new tab, a new window, or a tab that is open.
///
/// They follow the list of identities, so a shell makes them anew when that list changes. There are none while
/// the standard identity is the only one.
@MainActor
public struct IdentityCommands {
  private let window: BrowserWindowModel
  private let chosen: TabModel?

  /// - Parameter tab: The tab to reopen. Default: the one in front when the command runs.
  public init(window: BrowserWindowModel, tab: TabModel? = nil) {
    self.window = window
    chosen = tab
  }

  public var all: [Command] { (groups + tabGroups).flatMap(\.commands) }

  /// What a window's menu offers.
  ///
  /// A private window holds private tabs only.
  public var groups: [CommandGroup] {
    guard isOffered else {
      return []
    }
    return newTabGroups + [CommandGroup("New Window In", identities.map(newWindow))]
  }

  /// What the button for new tabs offers.
  public var newTabGroups: [CommandGroup] {
    isOffered && !isInMemory ? [CommandGroup("New Tab In", identities.map(newTab))] : []
  }

  /// What a tab's menu offers.
  public var tabGroups: [CommandGroup] {
    guard isOffered, !isInMemory else {
      return []
    }
    return [
      CommandGroup("Reopen This Tab In", identities.map(reopen)),
      CommandGroup("Always Open This Site In", identities.map(alwaysOpen)),
    ]
  }

  private var identities: [Identity] { window.services.identities.identities }
  private var isOffered: Bool { identities.count > 1 }
  private var isInMemory: Bool { window.identity.isInMemory }

  private func newTab(_ identity: Identity) -> Command {
    Command(.newTab(in: identity.id), identity.name) { [weak window] in
      guard let window else {
        return
      }
      window.services.openTab(
        window.services.newTabPage(of: identity), identity: identity, in: window)
      window.shell?.focusAddressField()
    }
  }

  private func newWindow(_ identity: Identity) -> Command {
    Command(.newWindow(in: identity.id), identity.name) { [weak window] in
      window?.services.openLinks([], .newWindow, identity: identity)
    }
  }

  private var tab: @MainActor () -> TabModel? {
    { [weak window, weak chosen, isChosen = chosen != nil] in isChosen ? chosen : window?.selectedTab }
  }

  private func reopen(_ identity: Identity) -> Command {
    let tab = tab
    return Command(
      .reopenTab(in: identity.id), identity.name,
      isEnabled: { tab().map { $0.identity.id != identity.id && !$0.identity.isInMemory } ?? false }
    ) { [weak window] in
      guard let window, let tab = tab() else {
        return
      }
      Task { await window.services.reopen(tab, as: identity) }
    }
  }

  private func alwaysOpen(_ identity: Identity) -> Command {
    let (tab, services) = (tab, window.services)
    return Command(
      .alwaysOpen(in: identity.id), identity.name,
      isEnabled: { tab().map { services.canBelong($0) } ?? false },
      isChecked: { tab().flatMap { services.owner(ofSiteOf: $0) } == identity.id }
    ) {
      guard let tab = tab() else {
        return
      }
      Task { await services.toggleOwner(identity, ofSiteOf: tab) }
    }
  }
}
