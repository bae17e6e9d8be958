import GTK
import VoyagerCore

/// One login in the list of passwords: the site, the name, and what there is to mend.
@MainActor
final class PasswordCell {
  let widget: Box

  private let title = Label()
  private let name = Label()
  private let finding = Label()

  init() {
    for label in [title, name] {
      label.horizontalPosition = 0
      label.ellipsize = .end
    }
    name.addStyleClass("dim-label")
    finding.addStyleClass("warning")
    finding.addStyleClass("caption")
    let words = Box(.vertical, spacing: 3, [title, name])
    words.expandsHorizontally = true
    widget = Box(.horizontal, spacing: 12, [words, finding])
    widget.setMargins(9)
  }

  func show(_ login: Login, _ findings: Set<PasswordFinding>, identity: String?) {
    let site = PageText.line(login.siteName, limit: 80)
    title.text = login.title.isEmpty ? site : "\(PageText.line(login.title, limit: 80)) — \(site)"
    let user = login.name.isEmpty ? "No name" : PageText.line(login.name, limit: 80)
    name.text = [user, identity.map { PageText.line($0) } ?? ""].filter { !$0.isEmpty }.joined(
      separator: " · ")
    finding.text = PasswordFinding.allCases.filter(findings.contains).map(\.word).joined(separator: ", ")
    finding.isVisible = !finding.text.isEmpty
    let spoken = [title.text, name.text, finding.text].filter { !$0.isEmpty }
    widget.setAccessibleLabel(spoken.joined(separator: ", "))
  }
}
