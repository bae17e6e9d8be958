/// A login that a page may be offered.
public struct LoginMatch: Hashable, Sendable, Identifiable {
  public enum Fit: Hashable, Sendable, Comparable {
    /// It belongs to the page's own origin.
    case exact
    /// It belongs to another host of the same registered domain, or to the same host before its connection was secure.
    ///
    /// It is offered, and never filled in by itself.
    case related
  }

  public let login: Login
  public let fit: Fit

  public var id: LoginID { login.id }

  init(_ login: Login, _ fit: Fit) {
    self.login = login
    self.fit = fit
  }
}
