import Foundation
import GTK
import VoyagerCore

/// The icon of a site, or a plain one as long as none is known.
@MainActor
final class SiteIconImage {
  let widget = Image()

  private var icon: SiteIcon?
  private var plain = ""
  private var shown: Data?
  private var observation: ObservationToken?

  init() {}

  convenience init(_ icon: SiteIcon, otherwise plain: String) {
    self.init()
    show(icon, otherwise: plain)
  }

  /// - Parameter plain: The name of the icon that stands for it.
  func show(_ icon: SiteIcon?, otherwise plain: String) {
    self.icon = icon
    self.plain = plain
    shown = nil
    observation = observe(self) { $0.update() }
  }

  private func update() {
    guard let picture = icon?.picture, let texture = try? Texture(Array(picture)) else {
      shown = nil
      widget.iconName = plain
      return
    }
    guard picture != shown else {
      return
    }
    shown = picture
    widget.show(texture)
    widget.pixelSize = 16
  }
}
