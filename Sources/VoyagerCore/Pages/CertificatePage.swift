/// The page in place of one whose server could not prove which site it is.
enum CertificatePage {
  /// - Parameter identity: The identity of the tab.
  static func page(for failure: LoadFailure, offer: CertificateOffer, in identity: Identity) -> InternalPage {
    let words = FailureWords(failure)
    var template = PageTemplate(
      heading: words.whatHappened, paragraphs: [words.whatToDo], points: words.points)
    template.buttons = [
      PageTemplate.Button(title: "Back", address: InternalLink.back.address),
      PageTemplate.Button(title: "Try again", address: InternalLink.reload.address),
    ]
    template.details = [AddressDisplay.full(failure.address), failure.technical].filter { !$0.isEmpty }
    template.facts = failure.certificate?.facts ?? []
    switch offer {
    case .offered(let host, _, let token):
      template.lastResort = PageTemplate.LastResort(
        sentence: sentence(AddressDisplay.name(host), identity),
        button: PageTemplate.Button(
          title: "Go on to \(AddressDisplay.name(host))",
          address: InternalLink.acceptCertificate(token: token).address))
    case .refusedBySite:
      template.details.append(
        "This site asked to be reached over safe connections only. So Voyager does not go on to it.")
    case .none:
      break
    }
    return template.page
  }

  private static func sentence(_ host: String, _ identity: Identity) -> String {
    let end = identity.isInMemory ? "until you close the private windows" : "until you close Voyager"
    return "Go on only if you know why the site can't prove itself, such as a device in your house. "
      + "Voyager then takes this one certificate for \(host), whatever the port, as “\(identity.name)”, \(end)."
  }
}
