import GTK
import VoyagerCore

/// An identity's icon on its colour.
@MainActor
enum IdentityBadge {
  static func make(icon: String, color: IdentityColor) -> Widget {
    let image = Image(icon: icon)
    image.addStyleClass("identity-badge")
    image.addStyleClass("identity-\(color.rawValue)")
    image.verticalAlign = .center
    return image
  }
}
