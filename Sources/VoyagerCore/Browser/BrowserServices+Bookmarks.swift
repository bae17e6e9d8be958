extension BrowserServices {
  /// Opens a bookmark from a window of the browser's own or a bar.
  public func openBookmark(_ address: Address, _ disposition: Disposition, in window: BrowserWindowModel) {
    open(address, disposition, from: window.selectedTab, in: window, by: .person)
    note(.bookmark, of: address, in: window)
  }

  /// Notes what the person did to have an address that was just opened.
  func note(_ kind: VisitKind, of address: Address, in window: BrowserWindowModel) {
    let tabs = [window.selectedTab].compactMap(\.self) + allTabs
    tabs.first { $0.status.pending?.asked == address }?.status.begun(by: kind)
  }
}
