extension BrowserServices {
  /// The person is told when the network goes and comes, and pages that failed meanwhile are tried again.
  func followNetwork() {
    network.didChange = { [weak self] state in
      guard let self else { return }
      show(
        Notice(
          state.isOnline
            ? "You are online again."
            : "You are offline. Open pages stay; new ones have to wait."))
      if state.isOnline { allTabs.forEach { $0.tryAgainOnce() } }
    }
  }
}

extension TabModel {
  /// Loads a page again that failed for want of a network, unless that was done for this failure.
  fileprivate func tryAgainOnce() {
    guard surface != nil, case .failed(let failure) = status.trouble, failure.reason.isOfNetwork,
      status.pending == nil, failure != triedAgain
    else { return }
    triedAgain = failure
    reload()
  }
}

extension LoadFailure.Reason {
  /// Whether a machine without a network fails in this way.
  fileprivate var isOfNetwork: Bool {
    switch self {
    case .hostNotFound, .connectionRefused, .connectionLost, .timedOut, .offline: true
    case .notFound, .addressInvalid, .portRestricted, .schemeUnknown, .certificate, .other: false
    }
  }
}
