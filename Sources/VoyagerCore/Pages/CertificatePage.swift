/// The page in place of one whose server could not prove which site it is.
enum CertificatePage {
  /// - Parameters:
  ///   - identity: The identity of the tab.
  ///   - canRemember: Whether going on can be for always.
  static func page(
    for failure: LoadFailure, offer: CertificateOffer, in identity: Identity, canRemember: Bool = false
  ) -> InternalPage {
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
      let name = AddressDisplay.name(host)
      let once = PageTemplate.Button(
        title: "Go on to \(name)", address: InternalLink.acceptCertificate(token: token).address)
      let always = PageTemplate.Button(
        title: "Always go on to \(name)",
        address: InternalLink.alwaysAcceptCertificate(token: token).address)
      let place = canRemember ? RememberedCertificate("", at: failure.address, for: identity.id) : nil
      template.lastResort = PageTemplate.LastResort(
        sentence: sentence(name, identity) + (place.map(lastingSentence) ?? ""),
        buttons: place == nil ? [once] : [once, always])
    case .refusedBySite:
      template.details.append(
        "This site asked to be reached over safe connections only. So Voyager does not go on to it.")
    case .none:
      break
    }
    return template.page
  }

  /// In its place while Voyager goes on as the person wanted for always.
  static func goingOn(from failure: LoadFailure) -> InternalPage {
    PageTemplate(heading: "Going on to \(failure.address.siteName)…").page
  }

  private static func lastingSentence(_ place: RememberedCertificate) -> String {
    " “Always” remembers it for \(place.name), and you are asked again when the site shows another one. "
      + "You can take that back under Permissions in the settings."
  }

  private static func sentence(_ host: String, _ identity: Identity) -> String {
    let end = identity.isInMemory ? "until you close the private windows" : "until you close Voyager"
    return "Go on only if you know why the site can't prove itself, such as a device in your house. "
      + "Voyager then takes this one certificate for \(host), whatever the port, as “\(identity.name)”, \(end)."
  }
}
