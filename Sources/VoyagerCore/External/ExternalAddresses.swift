import Foundation

/// Offers the addresses of one tab's page that other apps open.
@MainActor
final class ExternalAddresses {
  /// Whose wish it is that another app opens an address.
  enum Wish {
    case pages
    /// The person typed it or chose it, so what the page's site was answered does not matter.
    case persons
  }

  private let services: BrowserServices
  private var rule = ExternalRule()

  init(services: BrowserServices) {
    self.services = services
  }

  /// A new document is there.
  func didCommit() {
    rule.reset()
  }

  /// Asks the person, if the person acted, was not asked before, and there is an app.
  func offer(_ navigation: Navigation, from tab: TabModel, as wish: Wish) {
    let permissions = TabPermissions(tab: tab, permissions: services.permissions)
    let kind = navigation.address.scheme.flatMap(PermissionKind.init(scheme:)) ?? .other
    guard wish == .persons || permissions.state(of: kind) != .denied else {
      return
    }
    switch rule.outcome(isByUser: navigation.isByUser || wish == .persons, at: Date()) {
    case .drop:
      break
    case .tell:
      services.show(Notice("\(tab.status.address.siteName) wanted to open another app."), for: tab)
    case .ask:
      ask(about: navigation.address, from: tab, wish == .persons ? .other : kind, permissions)
    }
  }

  private func ask(
    about address: Address, from tab: TabModel, _ kind: PermissionKind, _ permissions: TabPermissions
  ) {
    guard let name = services.externalApps?.nameOfApp(for: address) else {
      let scheme = address.scheme ?? ""
      services.show(Notice("There is no app for “\(scheme)” addresses on this computer."), for: tab)
      return
    }
    let opening = ExternalOpening(address: address, appName: name)
    let asker = permissions.asker
    let request = Request<PermissionDecision>(safeAnswer: .deny) { [weak self, weak tab] decision in
      guard decision == .allow, let tab else {
        return
      }
      self?.handOver(opening, from: tab)
    }
    permissions.ask(kind, for: asker.page, request, through: tab.questions) { shell, offersToRemember in
      var opening = opening
      opening.offersToRemember = offersToRemember
      return await shell.decide(opening, from: asker)
    }
  }

  private func handOver(_ opening: ExternalOpening, from tab: TabModel) {
    Task { [services, weak tab] in
      let isOpen = await services.externalApps?.open(opening.address) == true
      guard let tab else {
        return
      }
      guard !isOpen else {
        services.didHandOver(opening.address, to: opening.appName, from: tab)
        return
      }
      services.show(Notice("\(opening.appName) could not be started."), for: tab)
    }
  }
}
