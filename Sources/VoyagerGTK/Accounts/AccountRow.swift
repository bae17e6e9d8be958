import GTK
import VoyagerCore

/// One account in its window, with what can be done with it.
@MainActor
final class AccountRow {
  let account: AccountShortcut
  let widget: ActionRow
  private let icon: SiteIconImage

  /// - Parameter icon: Of its site.
  init(_ account: AccountShortcut, identity: Identity?, icon: SiteIconImage) {
    self.account = account
    self.icon = icon
    let place = PageText.line(AddressDisplay.full(account.address), limit: 100)
    let name = PageText.line(account.signInName, limit: 60)
    widget = ActionRow(
      title: PageText.line(account.name, limit: 120),
      subtitle: [place, name].filter { !$0.isEmpty }.joined(separator: " · "))
    widget.isActivatable = true
    widget.tooltip = "Open “\(PageText.line(account.name, limit: 60))”"
    widget.addPrefix(icon.widget)
    if let identity {
      let badge = IdentityBadge.make(icon: identity.icon, color: identity.color)
      badge.tooltip = identity.name
      badge.setAccessibleLabel("Opens as \(identity.name)")
      widget.addSuffix(badge)
    }
  }

  func add(
    _ icon: String, _ verb: String, isEnabled: Bool = true, _ action: @escaping @MainActor () -> Void
  ) {
    let name = PageText.line(account.name, limit: 60)
    let button = RowButton.make(verb.replacing("%", with: "“\(name)”"), icon: icon)
    button.isSensitive = isEnabled
    button.connect("clicked", action)
    widget.addSuffix(button)
  }
}
