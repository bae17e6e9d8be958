import GTK
import VoyagerCore

/// That the person always goes on to a site which can't prove itself, and the button that takes it back.
@MainActor
final class RememberedCertificateRow {
  let row = ActionRow(title: "You Always Go On", subtitle: "Although the site can't prove itself")

  private let forget = Button(label: "Ask Again")

  init(_ panel: SitePanel) {
    row.setAccessibleDescription(row.subtitle)
    forget.tooltip = "Ask Again Before Going On"
    forget.setAccessibleLabel("Ask Again Before Going On")
    forget.verticalAlign = .center
    row.addSuffix(forget)
    // The keyboard goes to the button; were the row to press it, its name would be said twice.
    row.isFocusable = false
    forget.onClicked(panel) { $0.forgetCertificate() }
  }

  func show(_ certificate: RememberedCertificate?) { row.isVisible = certificate != nil }
}
