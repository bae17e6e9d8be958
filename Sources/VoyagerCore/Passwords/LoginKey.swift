/// By what two logins are told to be the same one: whose, where, and under which name.
struct LoginKey: Hashable, Sendable {
  let identity: IdentityID
  let origin: String
  let realm: String?
  let name: String
}
