/// What is loaded for an address that the person wants.
struct LoadPlan: Hashable, Sendable {
  let address: Address
  /// What comes after it, when no secure connection can be made.
  var fallback: Address?
  var source = SchemeSource.named
}
