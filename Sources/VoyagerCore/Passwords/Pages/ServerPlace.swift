/// What a server protects, as it says when it asks.
struct ServerPlace: Hashable {
  let origin: String
  let realm: String

  /// - Returns: `nil` for a proxy, of which nothing is saved.
  init?(_ signIn: ServerSignIn) {
    guard !signIn.isProxy else { return nil }
    let scheme = signIn.isProtected ? "https" : "http"
    guard let origin = LoginOrigin.of(Address("\(scheme)://\(signIn.host):\(signIn.port)/")) else {
      return nil
    }
    self.origin = origin
    realm = signIn.realm
  }
}
