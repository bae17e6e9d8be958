/// The search in the page in front.
extension BrowserWindowModel {
  /// The search of the tab in front, or `nil` while it has none.
  public var search: PageSearch? { selectedTab?.search }

  /// What the search found, or `nil` while nothing is searched for.
  public var foundMatches: FoundMatches? { search?.text.isEmpty == false ? selectedTab?.status.matches : nil }

  /// Opens the search, with what the person selected in the page, else with the text searched last.
  func beginSearch() {
    guard let tab = selectedTab else {
      return
    }
    let isNew = tab.search == nil
    let before = tab.search ?? lastSearch
    tab.search = before
    shell?.open(.findBar)
    Task { [weak self] in
      let selection = PageSearch.text(fromSelection: await tab.surface?.selectedText() ?? "")
      // The person may have typed meanwhile.
      guard let self, selectedTab === tab, tab.search == before else {
        return
      }
      if let selection, selection.lowercased() != before.text.lowercased() {
        find(PageSearch(text: selection, options: before.options))
        shell?.open(.findBar)
      } else if isNew {
        tab.searchAgain()
      }
    }
  }

  /// Searches the page in front.
  public func find(_ search: PageSearch) {
    guard let selectedTab, selectedTab.search != nil, selectedTab.search != search else {
      return
    }
    selectedTab.search = search
    lastSearch = search
    selectedTab.searchAgain()
  }

  /// Goes to a further match, or begins with the text searched last.
  func findAgain(_ direction: SearchDirection) {
    guard let selectedTab, selectedTab.search?.text.isEmpty == false else {
      beginSearch()
      return
    }
    switch direction {
    case .next: selectedTab.surface?.findNext()
    case .previous: selectedTab.surface?.findPrevious()
    }
  }

  /// Ends the search and its marks.
  public func endSearch() {
    selectedTab?.search = nil
    selectedTab?.surface?.endFind()
    shell?.focusPage()
  }
}
