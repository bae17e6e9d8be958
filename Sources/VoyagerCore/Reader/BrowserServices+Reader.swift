import Foundation

extension BrowserServices {
  /// Shows the article of the page in front of a tab alone, or the page again.
  func toggleReader(in tab: TabModel) async {
    guard !tab.showsArticle else {
      closeReader(in: tab)
      return
    }
    guard let surface = tab.surface else {
      return
    }
    let address = tab.status.address
    let article = await Article.read(try? surface.evaluate(ArticleScript.extraction))
    guard tab.surface === surface, tab.status.address == address, tab.status.trouble == nil else {
      return
    }
    guard let article else {
      show(Notice("There is no article on this page that the reader view could show."), for: tab)
      return
    }
    let id = ArticleID()
    articles[id] = ShownArticle(
      identity: tab.identity.id, article: article, address: address, security: tab.status.security,
      certificate: tab.status.certificate)
    tab.load(ReaderPage.address(id, of: address))
  }

  /// The page that the article was taken from comes back.
  private func closeReader(in tab: TabModel) {
    guard let article = ReaderPage.article(at: tab.status.address) else {
      return
    }
    if tab.status.history.back.first?.address == article {
      tab.go(by: -1)
    } else {
      tab.load(article)
    }
  }

  /// What is at the address of an article, for the tab that shows it.
  func article(at address: Address, in tab: TabModel?) -> InternalPage? {
    guard let id = ReaderPage.id(of: address) else {
      return nil
    }
    let shown = articles[id].flatMap { $0.identity == tab?.identity.id ? $0 : nil }
    return shown.map { ReaderPage.page($0, look: settings.settings.reader) } ?? ReaderPage.lost(at: address)
  }

  /// The words of an article came as the page did that they are from.
  func articleDidCommit(at address: Address, in tab: TabModel) {
    guard let shown = ReaderPage.id(of: address).flatMap({ articles[$0] }),
      shown.identity == tab.identity.id
    else {
      return
    }
    tab.status.security = shown.security
    if let certificate = shown.certificate {
      tab.status.apply(.certificateReceived(certificate))
    }
  }

  func perform(_ action: ReaderAction, in tab: TabModel) {
    guard let id = ReaderPage.id(of: tab.status.address) else {
      return
    }
    guard action != .close else {
      closeReader(in: tab)
      return
    }
    settings.update { action.apply(to: &$0.reader) }
    articles[id]?.isLookOpen = true
    for other in allTabs where other.showsArticle { other.surface?.reload(.normal) }
  }

  /// A tab has closed: articles that none shows and none can bring back go.
  func forgetArticles() {
    guard !articles.isEmpty else {
      return
    }
    let shown = Set(
      allTabs.flatMap { tab in
        ([tab.status.address] + [tab.status.pending?.address].compactMap(\.self)
          + tab.status.history.back.map(\.address)
          + tab.status.history.forward.map(\.address)).compactMap(ReaderPage.id)
      })
    // A tab that sleeps does not say where it can go back to.
    let asleep = Set(allTabs.filter(\.isAsleep).map(\.identity.id))
    articles = articles.filter { shown.contains($0.key) || asleep.contains($0.value.identity) }
  }
}
