import GTK
import VoyagerCore

/// The sites to which a person always goes on although they can't prove themselves, each to be taken back.
@MainActor
final class CertificateRows {
  let widget = Box(.vertical)

  private let services: BrowserServices
  private var shown: [RememberedCertificate] = []

  init(_ services: BrowserServices) {
    self.services = services
    widget.isVisible = false
  }

  /// - Returns: Whether there is one.
  func update() -> Bool {
    let identities = services.identities.identities
    let certificates = identities.flatMap { services.certificates.certificates(of: $0) }
    if certificates != shown {
      shown = certificates
      widget.children.forEach(widget.remove)
      widget.append(
        PreferencesGroup(
          title: "You Always Go On", description: "To these sites, although they can't prove themselves",
          certificates.map(row)))
    }
    widget.isVisible = !certificates.isEmpty
    return !certificates.isEmpty
  }

  private func row(_ certificate: RememberedCertificate) -> ListRow {
    let identities = services.identities.identities
    let name = PageText.line(certificate.name, limit: 100)
    let row = ActionRow(title: name)
    if identities.count > 1, let identity = services.identities.identity(certificate.identity) {
      row.subtitle = "For “\(identity.name)”"
    }
    let forget = RowButton.make("Ask Again Before Going On to \(name)")
    forget.isSensitive = services.certificates.isSaving
    forget.onClicked(self) { $0.services.certificates.remove(certificate) }
    row.addSuffix(forget)
    return row
  }
}
