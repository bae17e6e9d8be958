import GTK
import VoyagerCore

/// One tab in the overview: how its page looks, its icon and its title.
@MainActor
final class TabCell {
  private static let height: Int32 = 132

  let widget: Box
  /// Closes the tab.
  var close: (TabModel) -> Void = { _ in }

  private(set) var tab: TabModel?
  private let overview: TabOverview
  private let picture = Picture()
  private let plain = Image(icon: "text-x-generic-symbolic")
  private let icon = Image(icon: "text-x-generic-symbolic")
  private let title = Label()
  private let badge = Bin()
  private let closing = Button(icon: "window-close-symbolic", name: "Close Tab")
  private var look: TabPicture?
  private var observations: [ObservationToken] = []

  init(_ overview: TabOverview) {
    self.overview = overview
    picture.coverRoom()
    picture.canShrink = true
    plain.pixelSize = 32
    plain.addStyleClass("dim-label")
    title.ellipsize = .end
    title.horizontalPosition = 0
    title.expandsHorizontally = true
    closing.addStyleClass("circular")
    closing.addStyleClass("osd")
    closing.horizontalAlign = .end
    closing.verticalAlign = .start
    closing.isFocusable = false
    let room = Bin()
    room.setMinimumSize(width: 150, height: Self.height)
    let frame = Overlay()
    frame.child = room
    frame.addStyleClass("tab-picture")
    for part in [plain, picture, closing] as [Widget] {
      frame.add(part)
    }
    plain.horizontalAlign = .center
    plain.verticalAlign = .center
    let line = Box(.horizontal, spacing: 6, [icon, badge, title])
    widget = Box(.vertical, spacing: 6, [frame, line])
    widget.addStyleClass("tab-cell")
    closing.onClicked(self) { cell in
      if let tab = cell.tab {
        cell.close(tab)
      }
    }
  }

  func show(_ tab: TabModel) {
    self.tab = tab
    look = overview.picture(of: tab)
    observations = [observe(self) { $0.showWords() }, observe(self) { $0.showPictures() }]
  }

  func clear() {
    observations = []
    if let tab {
      overview.stop(tab)
    }
    tab = nil
    look = nil
  }

  private func showWords() {
    guard let tab else {
      return
    }
    title.text = tab.title
    let isNamed = tab.identity.kind == .named
    badge.child = isNamed ? IdentityBadge.make(icon: tab.identity.icon, color: tab.identity.color) : nil
    badge.isVisible = isNamed
    widget.setStyleClass("front-tab", overview.isInFront(tab))
    widget.setStyleClass("tab-asleep", tab.isAsleep)
    closing.setAccessibleLabel("Close “\(tab.title)”")
    // The toolkit's own widget around it is what the keyboard reaches.
    widget.parent?.setAccessibleLabel(overview.words(of: tab))
  }

  private func showPictures() {
    let picture = look?.picture
    self.picture.show(picture.flatMap { try? Texture(Array($0)) })
    plain.isVisible = picture == nil
    if let texture = tab?.status.icon.flatMap({ try? Texture(Array($0)) }) {
      icon.show(texture)
    } else {
      icon.iconName = "text-x-generic-symbolic"
    }
    icon.pixelSize = 16
  }
}
