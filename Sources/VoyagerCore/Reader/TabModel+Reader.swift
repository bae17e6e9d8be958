extension TabModel {
  /// Whether the page in front is an article alone.
  public var showsArticle: Bool { status.trouble == nil && ReaderPage.id(of: status.address) != nil }

  /// Whether the page in front can be asked for its article.
  public var canRead: Bool {
    showsArticle
      || surface != nil && status.hasDocument && !showsInternalPage
        && (status.address.isWeb || status.address.isFile)
  }

  /// Looks whether the page in front has an article, which ``offersArticle`` then says.
  ///
  /// Some pages come without their words and get them a moment later.
  public func lookForArticle() async {
    let address = status.address
    for patience in [Duration.zero, .seconds(2)] {
      if patience > .zero {
        // Nothing holds the page meanwhile: it may be closed.
        try? await Task.sleep(for: patience)
      }
      guard !Task.isCancelled, canRead, !showsArticle, !offersArticle, status.address == address, let surface
      else {
        return
      }
      let answer = try? await surface.evaluate(ArticleScript.probe)
      guard !Task.isCancelled, self.surface === surface, status.address == address else {
        return
      }
      offersArticle = answer == "true"
    }
  }
}
