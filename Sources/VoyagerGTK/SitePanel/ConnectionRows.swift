import GTK
import VoyagerCore

/// How a page came, in words, and the certificate of its server for who wants to see it.
@MainActor
final class ConnectionRows {
  let widget: Widget

  private let icon = Image()
  private let title = Label()
  private let meaning = Label()
  private let more = Button(label: "Show Certificate")
  private let facts = Box(.vertical, spacing: 6)
  private var certificate: [CertificateFact] = []

  init() {
    icon.verticalAlign = .start
    for label in [title, meaning] {
      label.wraps = true
      label.horizontalPosition = 0
      label.maximumWidthInCharacters = 32
    }
    more.hasFrame = false
    more.horizontalAlign = .start
    facts.isVisible = false
    facts.marginStart = 6
    let words = Box(.vertical, spacing: 2, [title, meaning, more, facts])
    words.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 12, [icon, words])
    row.setMargins(6)
    widget = row
    more.onClicked(self) { $0.setExpanded(!$0.facts.isVisible) }
  }

  func show(_ summary: SiteSummary) {
    let isWarning = summary.connection.urgency != .none
    icon.iconName = summary.connection.icon
    icon.setStyleClass("site-panel-warning", isWarning)
    title.text = summary.connectionTitle
    title.setStyleClass("heading", true)
    meaning.text = summary.connectionMeaning ?? ""
    meaning.isVisible = summary.connectionMeaning != nil
    guard summary.certificate != certificate || summary.certificate.isEmpty else {
      return
    }
    certificate = summary.certificate
    more.isVisible = !certificate.isEmpty
    facts.children.forEach(facts.remove)
    certificate.forEach { facts.append(Self.row($0)) }
    setExpanded(false)
  }

  private func setExpanded(_ isExpanded: Bool) {
    facts.isVisible = isExpanded
    more.label = isExpanded ? "Hide Certificate" : "Show Certificate"
  }

  private static func row(_ fact: CertificateFact) -> Widget {
    let name = Label(fact.name)
    name.addStyleClass("dim-label")
    name.addStyleClass("caption")
    let text = Label(PageText.line(fact.text, limit: 500))
    text.wraps = true
    text.wrapMode = .wordOrCharacter
    text.isSelectable = true
    for label in [name, text] {
      label.horizontalPosition = 0
      label.maximumWidthInCharacters = 30
    }
    return Box(.vertical, [name, text])
  }
}
