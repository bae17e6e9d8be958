import Foundation

extension TabModel {
  /// The page that says why another one is not there.
  func page(for failure: LoadFailure) -> InternalPage {
    certificateOffer = services.connections.offer(for: failure, in: identity)
    withdrawOffer(ifRefusedBySiteOf: failure)
    guard case .certificate = failure.reason else {
      return ErrorPage.page(for: failure, canGoBack: !status.history.back.isEmpty)
    }
    return certificatePage(for: failure)
  }

  private func certificatePage(for failure: LoadFailure) -> InternalPage {
    CertificatePage.page(
      for: failure, offer: certificateOffer, in: identity,
      canRemember: services.certificates.canRemember(for: identity))
  }

  /// Shows why a page is not there, unless the person said before that they always go on to it.
  func showFailure(_ failure: LoadFailure) {
    let page = page(for: failure)
    // One that passes already and failed all the same must not be tried for ever.
    guard case .offered(let host, let certificate, let token) = certificateOffer,
      services.certificates.contains(certificate, at: failure.address, for: identity),
      !services.connections.allows(certificate, for: host, in: identity)
    else {
      show(page, at: failure.address)
      return
    }
    show(CertificatePage.goingOn(from: failure), at: failure.address)
    acceptCertificate(token, .remembered)
  }

  /// Takes an offer back when the engine knows that the site asked for safe connections only.
  private func withdrawOffer(ifRefusedBySiteOf failure: LoadFailure) {
    guard case .offered(let host, _, _) = certificateOffer else {
      return
    }
    Task { [weak self, services, identity] in
      guard await services.connections.learnStrictTransport(of: host, in: identity), let self,
        status.trouble == .failed(failure), certificateOffer != .refusedBySite
      else {
        return
      }
      show(page(for: failure), at: failure.address)
    }
  }

  /// The way out of a page of the parent's, also where nothing lies behind it.
  func leaveFailure() {
    if status.history.back.isEmpty {
      load(.start)
    } else {
      go(by: -1)
    }
  }

  /// Goes on as the page in front offered, and as no other page can.
  func acceptCertificate(_ token: UUID, _ acceptance: CertificateAcceptance = .untilTheEnd) {
    guard case .failed(let failure) = status.trouble, case .certificate(let problems) = failure.reason,
      case .offered(let host, let certificate, token) = certificateOffer
    else {
      return
    }
    certificateOffer = .none
    Task { [weak self, services, identity] in
      guard await !services.connections.learnStrictTransport(of: host, in: identity) else {
        return
      }
      let isAllowed = await services.connections.allow(
        certificate, despite: problems, for: host, in: identity)
      if isAllowed, acceptance == .always {
        services.certificates.remember(certificate, at: failure.address, for: identity)
      }
      // The person may have gone elsewhere meanwhile.
      guard let self, surface != nil, status.trouble == .failed(failure), status.pending == nil else {
        return
      }
      guard isAllowed else {
        certificateOffer = .offered(host: host, certificate, token: token)
        if acceptance == .remembered {
          show(certificatePage(for: failure), at: failure.address)
        }
        services.show(
          Notice("Voyager could not go on to \(AddressDisplay.name(host)). Try again."), for: self)
        return
      }
      load(failure.address)
    }
  }
}
