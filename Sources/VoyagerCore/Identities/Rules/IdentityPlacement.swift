/// In which identity a load that the person began belongs.
enum IdentityPlacement: Hashable {
  /// In the one it was begun in.
  case here
  /// In another one, as the person said before.
  case other(Identity)
  /// Perhaps in another one, which the person has to say first.
  case ask(IdentityRule, Identity)
}
