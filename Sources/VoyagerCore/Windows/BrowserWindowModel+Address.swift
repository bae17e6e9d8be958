/// The address field of the window.
extension BrowserWindowModel {
  var addressReading: AddressReading {
    let settings = services.settings.settings
    return AddressReading(
      search: settings.searchEngine, engines: settings.askableEngines, suffixes: services.suffixes)
  }

  /// The person changed the text in the address field.
  public func editAddress(_ text: String, _ change: TextChange) {
    addressField.edit(text, change, addressReading)
    suggestions.ask()
  }

  /// Goes where the address field says.
  public func commitAddress(_ modifiers: Modifiers = []) {
    guard let commit = addressField.commit(modifiers, addressReading) else {
      return
    }
    if commit.disposition == .currentTab, let tab = commit.tab.flatMap(services.tab) {
      show(tab)
    } else if commit.disposition == .currentTab, let account = commit.account {
      services.openAccount(account, from: self)
    } else if let identity = commit.identity ?? commit.account.flatMap(services.accounts.account)?.identity {
      services.openKept(commit.address, as: identity, from: self)
    } else {
      open(commit)
    }
  }

  /// Takes the chosen row out of the history, for good.
  ///
  /// - Returns: Whether it was one of the history.
  @discardableResult
  public func deleteChosenRow() -> Bool {
    guard let row = addressField.takeHistoryRow(), let page = row.page else {
      return false
    }
    Task {
      do throws(StoreProblem) {
        try await services.history.delete(.pages([page]))
      } catch {
        services.show(Notice("The page could not be deleted from the history (\(error.reason))."))
      }
    }
    return true
  }

  /// Begins a search on the web, whatever the text looks like.
  public func beginWebSearch() {
    shell?.focusAddressField()
    editAddress("? ", .typedAtEnd)
  }

  private func open(_ commit: AddressCommit) {
    services.open(
      commit.address, commit.disposition, from: selectedTab, in: self, scheme: commit.scheme, by: .person)
    services.note(.typed, of: commit.address, in: self)
    if commit.disposition == .currentTab {
      shell?.focusPage()
    }
  }

  /// Goes to a tab that shows the page already; one that was opened for it only is not needed any more.
  private func show(_ tab: TabModel) {
    let unused = selectedTab.flatMap { $0.isUntouched && $0 !== tab && tabs.count > 1 ? $0 : nil }
    services.bringToFront(tab, for: .link)
    tab.window?.shell?.focusPage()
    if let unused { services.drop(unused) }
  }
}
