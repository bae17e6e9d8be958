/// The page in place of one that could not be loaded.
public enum ErrorPage {
  /// - Parameter canGoBack: Whether there is a page to go back to.
  public static func page(for failure: LoadFailure, canGoBack: Bool) -> InternalPage {
    let words = FailureWords(failure)
    let back = canGoBack ? [PageTemplate.Button(title: "Back", address: InternalLink.back.address)] : []
    let again =
      words.canTryAgain ? [PageTemplate.Button(title: "Try again", address: InternalLink.reload.address)] : []
    var buttons = again + back
    if let plain = plainAddress(failure) {
      buttons.append(PageTemplate.Button(title: "Try without a secure connection", address: plain))
    }
    return PageTemplate(
      heading: words.whatHappened, paragraphs: [words.whatToDo], points: words.points, buttons: buttons,
      details: [AddressDisplay.full(failure.address), failure.technical].filter { !$0.isEmpty }
    ).page
  }

  /// A device in the house often answers without TLS only.
  ///
  /// A site on the Internet is never offered like this.
  private static func plainAddress(_ failure: LoadFailure) -> Address? {
    guard failure.address.scheme == "https", failure.address.isOnLocalNetwork,
      [.connectionRefused, .connectionLost, .timedOut, .other].contains(failure.reason)
    else {
      return nil
    }
    return Address("http" + failure.address.text.drop { $0 != ":" })
  }
}
