/// The page of a new tab.
enum StartPage {
  /// - Parameters:
  ///   - kind: The identity that the tab belongs to.
  ///   - content: What the person may go to from it.
  static func page(for kind: Identity.Kind, _ content: StartPageContent) -> InternalPage {
    guard !content.isEmpty else {
      return PageTemplate(heading: heading(kind), paragraphs: [hint(kind)], style: .start).page
    }
    return PageTemplate(
      heading: heading(kind), content: StartPageBody(content: content).html, style: .tiles
    ).page
  }

  private static func heading(_ kind: Identity.Kind) -> String {
    switch kind {
    case .standard, .named: "Voyager"
    case .privateBrowsing: "Private"
    case .automation: "Voyager is controlled by a driver"
    }
  }

  private static func hint(_ kind: Identity.Kind) -> String {
    switch kind {
    case .standard, .named: "Type an address or a few words at the top to begin."
    case .privateBrowsing:
      "When you close the private windows, the pages you saw and your sign-ins are forgotten. Files you save stay."
    case .automation: "Another program steers this window. Nothing of it is kept."
    }
  }
}
