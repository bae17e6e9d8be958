/// A load that the person began and whose document is not there yet.
public struct PendingLoad: Hashable, Sendable {
  public let address: Address
  /// As the person gave it.
  let asked: Address
  /// Whether the person is asked first where it belongs, so nothing may be loaded yet.
  var isUndecided = false
  /// What the person did.
  var kind = VisitKind.link
  /// Whether the engine has begun it.
  var hasBegun = false
  /// Whether nothing of it comes any more, and only its address is still shown.
  var hasEnded = false

  /// Whether a load that the engine begins is this one.
  ///
  /// An engine may write the address differently.
  func leads(to address: Address) -> Bool {
    guard let origin = address.origin else {
      return address == self.address
    }
    return origin == self.address.origin
  }
}
