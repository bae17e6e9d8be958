public import Observation

/// The panel on the security sign: what a person may want to know of the page in front, and to change.
@MainActor @Observable
public final class SitePanel {
  /// What the site keeps on this computer.
  public enum Data: Hashable, Sendable {
    case unknown
    case nothing
    case kept(SiteData)
    /// It is in memory and goes with the identity's last tab.
    case passing
    /// It could not be read, in the engine's words.
    case failed(String)
  }

  public let tab: TabModel
  public private(set) var data = Data.unknown
  /// Whether the site's data is being cleared.
  public private(set) var isClearing = false

  @ObservationIgnored private let services: BrowserServices

  public init(tab: TabModel) {
    self.tab = tab
    services = tab.services
  }

  public var identity: Identity { tab.identity }

  public var summary: SiteSummary {
    SiteSummary(of: tab.status, dataSite: services.siteData.site(of: tab.status.address))
  }

  /// What is remembered first, then the rest; empty for a page that nothing is remembered of.
  public var permissions: [SitePermission] {
    summary.place.map { place in
      SitePermission.all(
        at: place, remembered: services.permissions.permissions(of: identity, on: place.site))
    } ?? []
  }

  /// Remembers what the person decided, for this identity.
  public func choose(_ choice: SitePermission.Choice, for permission: SitePermission) {
    switch choice {
    case .allow, .never:
      services.permissions.remember(
        PermissionAnswer(choice == .allow ? .allow : .deny, .always), to: permission.kind, for: identity,
        at: permission.place)
    case .usual:
      services.permissions.remove(
        RememberedPermission(
          identity: identity.id, place: permission.place, kind: permission.kind, decision: .deny))
    }
  }

  /// The certificate with which the site always passes although it is not good, if there is one.
  public var certificate: RememberedCertificate? {
    services.certificates.certificate(at: tab.status.shownAddress, for: identity)
  }

  /// Has the person asked again when the site can't prove itself.
  public func forgetCertificate() {
    if let certificate {
      services.certificates.remove(certificate)
    }
  }

  /// The identities that the site can be made to open in always; empty where there is no choice.
  public var possibleOwners: [Identity] {
    let identities = services.identities.identities
    return identities.count > 1 && services.canBelong(tab) ? identities : []
  }

  /// The identity in which the site always opens, if there is one.
  public var owner: IdentityID? { services.owner(ofSiteOf: tab) }

  /// Makes the site always open in an identity, where the tab then goes, or takes that back with `nil`.
  public func setOwner(_ identity: Identity?) async {
    guard identity?.id != owner else {
      return
    }
    if let identity = identity ?? owner.flatMap(services.identities.identity) {
      await services.toggleOwner(identity, ofSiteOf: tab)
    }
  }

  /// Asks the engine what the site keeps.
  public func refresh() async {
    guard let site = summary.dataSite else {
      data = .nothing
      return
    }
    guard services.siteData.keepers.contains(identity) else {
      data = .passing
      return
    }
    do {
      data = try await services.siteData.data(of: site, for: identity).map { .kept($0) } ?? .nothing
    } catch let error as SiteDataError {
      data = .failed(error.message)
    } catch {
      data = .unknown
    }
  }

  /// Clears all that the site keeps for this identity.
  ///
  /// - Parameter site: As ``SiteSummary/dataSite`` named it when the person was asked.
  public func clearData(of site: String) async {
    isClearing = true
    defer { isClearing = false }
    do {
      try await services.clearSiteData(of: site, in: tab)
      data = .nothing
    } catch {
      // The panel may be closed.
      services.show(
        Notice("The data of \(AddressDisplay.name(site)) could not be cleared. Try again."), for: tab)
      data = (error as? SiteDataError).map { .failed($0.message) } ?? .unknown
    }
  }
}
