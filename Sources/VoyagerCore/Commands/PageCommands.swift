import Foundation

/// Commands for the page in front.
@MainActor
struct PageCommands {
  unowned let window: BrowserWindowModel

  var all: [Command] { moving + keeping }

  private var moving: [Command] {
    let window = window
    return [
      Command(
        .back, "Back", shortcuts: [Shortcut(.left, .alt), Shortcut(.back), Shortcut("[")],
        isEnabled: { [unowned window] in window.selectedTab?.status.history.back.isEmpty == false }
      ) { [unowned window] in window.selectedTab?.go(by: -1) },
      Command(
        .forward, "Forward", shortcuts: [Shortcut(.right, .alt), Shortcut(.forward), Shortcut("]")],
        isEnabled: { [unowned window] in window.selectedTab?.status.history.forward.isEmpty == false }
      ) { [unowned window] in window.selectedTab?.go(by: 1) },
      Command(
        .reloadIgnoringCache, "Reload Everything",
        shortcuts: [
          Shortcut("r", [.control, .shift]), Shortcut(.function(5), .shift), Shortcut(.function(5), .control),
        ]
      ) { [unowned window] in window.selectedTab?.reload(.ignoringCache) },
      Command(
        .stop, "Stop", shortcuts: [Shortcut(".")],
        isEnabled: { [unowned window] in window.selectedTab?.status.isLoading == true }
      ) { [unowned window] in window.selectedTab?.stop() },
      Command(.home, "Start Page", shortcuts: [Shortcut(.home, .alt)]) { [unowned window] in
        if let tab = window.selectedTab {
          tab.load(window.services.startPage(of: tab.identity))
        }
      },
      Command(
        .editAddress, "Edit Address", shortcuts: [Shortcut("l"), Shortcut("d", .alt), Shortcut(.function(6))]
      ) { [unowned window] in window.shell?.focusAddressField() },
      Command(.searchWeb, "Search the Web", shortcuts: [Shortcut("k"), Shortcut("e")]) { [unowned window] in
        window.beginWebSearch()
      },
    ]
  }

  private var keeping: [Command] {
    let window = window
    let engine = window.services.engine
    return [
      Command(
        .bookmarkPage, "Bookmark This Page", shortcuts: [Shortcut("d")],
        isEnabled: { [unowned window] in window.star.canMark },
        isChecked: { [unowned window] in window.star.bookmark != nil }
      ) { [unowned window] in window.shell?.open(.bookmark) },
      Command(
        .savePage, "Save Page As…", shortcuts: [Shortcut("s")],
        isEnabled: { engine.features.contains(.savesPages) }
      ) { [unowned window] in
        guard let tab = window.selectedTab else {
          return
        }
        PageSaving(services: window.services).save(tab)
      },
      Command(
        .printPage, "Print…", shortcuts: [Shortcut("p")],
        isEnabled: { engine.features.contains(.prints) }
      ) { [unowned window] in
        if let surface = window.selectedTab?.surface {
          window.shell?.printPage(of: surface)
        }
      },
      Command(
        .pinToStartPage, "Pin to Start Page",
        isEnabled: { [unowned window] in
          window.selectedTab.map { !$0.identity.isInMemory && $0.status.address.isWeb } ?? false
        },
        isChecked: { [unowned window] in
          window.selectedTab.map(window.services.isOnStartPage) ?? false
        }
      ) { [unowned window] in window.selectedTab.map(window.services.togglePin) },
      Command(.copyAddress, "Copy Address") { [unowned window] in
        if let address = window.selectedTab?.status.shownAddress {
          window.shell?.copy(address.text)
        }
      },
      Command(
        .inspect, "Inspect Page",
        shortcuts: [
          Shortcut("i", [.control, .shift]), Shortcut(.function(12)), Shortcut("c", [.control, .shift]),
        ],
        isEnabled: { engine.features.contains(.inspector) }
      ) { [unowned window] in window.selectedTab?.surface?.inspect() },
      Command(
        .siteInformation, "About This Site", shortcuts: [Shortcut("i")],
        isEnabled: { [unowned window] in window.selectedTab != nil }
      ) { [unowned window] in window.shell?.open(.sitePanel) },
      Command(
        .fillPassword, "Passwords of This Page", shortcuts: [Shortcut("l", [.control, .shift])],
        isEnabled: { [unowned window] in
          window.selectedTab.map { $0.offers.isAsking || $0.passwords?.canOffer == true } ?? false
        }
      ) { [unowned window] in window.selectedTab?.offerPasswords() },
      Command(
        .endPage, "End Page",
        isEnabled: { [unowned window] in window.selectedTab?.status.isResponsive == false }
      ) { [unowned window] in window.selectedTab?.surface?.terminate() },
      Command(
        .showBlockedPages, "Open Blocked Pages",
        isEnabled: { [unowned window] in window.selectedTab?.blockedPages.isEmpty == false }
      ) { [unowned window] in
        if let tab = window.selectedTab {
          window.services.openBlockedPages(of: tab)
        }
      },
      Command(
        .keepIdentityOnce, "Open in the Identity Before, Once",
        isEnabled: { [unowned window] in window.selectedTab?.movedFrom != nil }
      ) { [unowned window] in
        if let tab = window.selectedTab {
          Task { await window.services.takeBack(tab) }
        }
      },
    ]
  }
}
