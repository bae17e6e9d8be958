import Foundation

/// Offers the addresses of one tab's page that other apps open.
@MainActor
final class ExternalAddresses {
  private let services: BrowserServices
  private var rule = ExternalRule()

  init(services: BrowserServices) {
    self.services = services
  }

  /// A new document is there.
  func didCommit() {
    rule.reset()
  }

  /// Asks the person, if the person acted and there is an app.
  func offer(_ navigation: Navigation, from tab: TabModel) {
    switch rule.outcome(isByUser: navigation.isByUser, at: Date()) {
    case .drop:
      break
    case .tell:
      services.show(Notice("\(tab.status.address.siteName) wanted to open another app."), for: tab)
    case .ask:
      ask(about: navigation.address, from: tab)
    }
  }

  private func ask(about address: Address, from tab: TabModel) {
    guard let name = services.externalApps?.nameOfApp(for: address) else {
      let scheme = address.scheme ?? ""
      services.show(Notice("There is no app for “\(scheme)” addresses on this computer."), for: tab)
      return
    }
    let opening = ExternalOpening(address: address, appName: name)
    let asker = tab.asker
    let request = Request<Bool>(safeAnswer: false) { [weak self, weak tab] isAllowed in
      guard isAllowed, let tab else {
        return
      }
      self?.handOver(opening, from: tab)
    }
    tab.questions.ask(request) { await $0.confirm(opening, from: asker) }
  }

  private func handOver(_ opening: ExternalOpening, from tab: TabModel) {
    Task { [services, weak tab] in
      guard await services.externalApps?.open(opening.address) != true, let tab else {
        return
      }
      services.show(Notice("\(opening.appName) could not be started."), for: tab)
    }
  }
}
