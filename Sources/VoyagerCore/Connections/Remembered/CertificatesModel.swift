public import Observation

/// Certificates that are not good and that the person always lets pass, for each identity.
///
/// What an identity in memory lets pass never comes here.
@MainActor @Observable
public final class CertificatesModel {
  private var list: CertificateList

  /// Why the certificates are not the saved ones, or are not saved, as a sentence for the person; else `nil`.
  public var problem: String? { document.problem }

  /// Whether changes are written.
  ///
  /// Not when the file could not be read: it is left alone for the whole run.
  public var isSaving: Bool { document.isSaving }

  /// Told of each one that passes no more.
  @ObservationIgnored var didRemove: @MainActor (RememberedCertificate) -> Void = { _ in }

  @ObservationIgnored private let use: IdentityRulesModel.Use
  @ObservationIgnored private let identities: IdentitiesModel
  @ObservationIgnored private let document: SavedDocument<CertificateList>

  /// Reads the certificates and tells `notices` if that failed.
  public init(
    store: CertificatesStore, identities: IdentitiesModel, notices: NoticesModel,
    use: IdentityRulesModel.Use = .followed
  ) {
    self.identities = identities
    self.use = use
    let contents = store.load()
    document = SavedDocument(contents, of: .certificates, notices: notices) { value throws(StoreProblem) in
      try await store.save(value)
    }
    list = contents.value ?? CertificateList()
    // The process may have ended between the deletion of an identity and the writing of this list.
    if identities.isSaving {
      change { $0.keep { identities.identity($0.identity) != nil } }
    }
  }

  /// What always passes in one identity, by host and port.
  public func certificates(of identity: Identity) -> [RememberedCertificate] {
    list.certificates.filter { $0.identity == identity.id }
  }

  /// What always passes at the place of an address, whichever certificate it is.
  func certificate(at address: Address, for identity: Identity) -> RememberedCertificate? {
    let place = RememberedCertificate("", at: address, for: identity.id)
    return place.flatMap { place in list.certificates.first { $0.isForPlace(of: place) } }
  }

  /// Whether a certificate passes at an address without a question.
  func contains(_ certificate: Certificate, at address: Address, for identity: Identity) -> Bool {
    use == .followed
      && self.certificate(at: address, for: identity)?.fingerprint == certificate.fingerprint
  }

  /// Whether the person can have one remembered.
  func canRemember(for identity: Identity) -> Bool {
    use == .followed && isSaving && identities.store(for: identity).location != .memory
  }

  func remember(_ certificate: Certificate, at address: Address, for identity: Identity) {
    guard canRemember(for: identity),
      let remembered = RememberedCertificate(certificate.fingerprint, at: address, for: identity.id)
    else {
      return
    }
    change { $0.insert(remembered) }
  }

  /// Takes one back: the next time, the person is asked again.
  public func remove(_ certificate: RememberedCertificate) {
    forget { $0 == certificate }
  }

  /// Takes back all of one identity.
  public func forget(identity: IdentityID) {
    forget { $0.identity == identity }
  }

  /// Takes back those of some hosts in one identity.
  func forget(identity: IdentityID, where isMeant: (String) -> Bool) {
    forget { $0.identity == identity && isMeant($0.host) }
  }

  /// Returns when every change is on the disk, or could not be saved.
  ///
  /// Called before the process ends.
  public func finishSaving() async {
    await document.finish()
  }

  private func forget(_ isForgotten: (RememberedCertificate) -> Bool) {
    let forgotten = list.certificates.filter(isForgotten)
    change { $0.keep { !isForgotten($0) } }
    forgotten.forEach(didRemove)
  }

  private func change(_ change: (inout CertificateList) -> Void) {
    var changed = list
    change(&changed)
    guard changed != list else {
      return
    }
    list = changed
    document.save(changed)
  }
}
