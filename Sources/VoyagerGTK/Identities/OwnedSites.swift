import GTK
import VoyagerCore

/// The sites that always open in one identity, of which each can be taken back.
@MainActor
final class OwnedSites {
  let widget: Box

  private let services: BrowserServices
  private let list = ListBox()
  private let hint = Label()
  private var observation: ObservationToken?

  init(_ services: BrowserServices) {
    self.services = services
    let heading = Label("Sites That Always Open in One Identity")
    heading.wraps = true
    heading.horizontalPosition = 0
    heading.addStyleClass("heading")
    hint.wraps = true
    hint.horizontalPosition = 0
    hint.addStyleClass("dim-label")
    list.selectionMode = .none
    list.addStyleClass("boxed-list")
    list.setAccessibleLabel("Sites that always open in one identity")
    widget = Box(.vertical, spacing: 9, [heading, hint, list])
    observation = observe(self) { $0.update() }
  }

  private func update() {
    let (identities, rules) = (services.identities, services.identityRules)
    widget.isVisible = identities.identities.count > 1 || !rules.rules.isEmpty
    hint.text =
      rules.problem
      ?? "Open the menu of a tab and choose “Always Open This Site In” to add the site it shows."
    list.isVisible = !rules.rules.isEmpty
    list.removeAll()
    for rule in rules.rules {
      if let identity = identities.identity(rule.identity) {
        list.append(row(rule, identity))
      }
    }
  }

  private func row(_ rule: IdentityRule, _ identity: Identity) -> Widget {
    let site = rule.pattern.includesSubdomains ? "All of \(rule.pattern.shownHost)" : rule.pattern.shownHost
    let row = ActionRow(
      title: site, subtitle: rule.isConfirmed ? identity.name : "\(identity.name), after a question")
    row.addPrefix(IdentityBadge.make(icon: identity.icon, color: identity.color))
    let remove = RowButton.make("Let “\(site)” Open Anywhere")
    remove.isSensitive = services.identityRules.isSaving
    remove.connect("clicked") { [rules = services.identityRules] in rules.remove(rule.pattern) }
    row.addSuffix(remove)
    return row
  }
}
