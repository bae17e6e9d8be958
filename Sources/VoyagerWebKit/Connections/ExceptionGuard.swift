import CDesktop
import GTK
import VoyagerCore

/// Holds each store to its own certificate exceptions.
///
/// WebKit lets a certificate pass in every session of its network process. So the views of a store that has no
/// exception for a host of another store's are kept from that host, before anything is sent.
@MainActor
final class ExceptionGuard {
  private struct Host {
    let filter: HostFilter
    /// What the last exception was made for.
    var certificate: Certificate
    var problems: Set<CertificateProblem>
  }

  private struct WeakView {
    weak var view: WebView?
  }

  private var hosts: [String: Host] = [:]
  private var views: [WeakView] = []
  private let exceptions: @MainActor (WebView) -> StoreExceptions

  /// - Parameter exceptions: What may pass in the store of a view.
  init(_ exceptions: @escaping @MainActor (WebView) -> StoreExceptions) {
    self.exceptions = exceptions
  }

  func follow(_ view: WebView) {
    views.removeAll { $0.view == nil }
    views.append(WeakView(view: view))
    update(view)
  }

  /// Keeps every store from a host, until ``update()`` has seen its exception.
  ///
  /// - Returns: Whether it could be done.
  func watch(
    _ host: String, for certificate: Certificate, with problems: Set<CertificateProblem>
  ) async -> Bool {
    if hosts[host] == nil {
      guard let filter = await HostFilter.make(for: host) else {
        return false
      }
      hosts[host] = hosts[host] ?? Host(filter: filter, certificate: certificate, problems: problems)
    }
    hosts[host]?.certificate = certificate
    hosts[host]?.problems = problems
    update()
    return true
  }

  /// The exceptions of a store have changed.
  func update() {
    for view in views.compactMap(\.view) {
      update(view)
    }
  }

  private func update(_ view: WebView) {
    let exceptions = exceptions(view)
    for (name, host) in hosts {
      exceptions.contains(host: name) ? host.filter.remove(from: view) : host.filter.add(to: view)
    }
  }

  /// Why a store with these exceptions may not go to an address, though WebKit would.
  func refusal(of address: Address, with exceptions: StoreExceptions) -> LoadFailure? {
    guard address.scheme == "https", let name = address.host, let host = hosts[name],
      !exceptions.contains(host: name)
    else {
      return nil
    }
    return LoadFailure(
      address: address, reason: .certificate(host.problems),
      technical: "The certificate is not good for this address.", certificate: host.certificate)
  }

  func refusal(of address: Address, in view: WebView) -> LoadFailure? {
    refusal(of: address, with: exceptions(view))
  }
}
