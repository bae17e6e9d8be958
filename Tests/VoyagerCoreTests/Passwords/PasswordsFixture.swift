import Foundation
import VoyagerTesting

@testable import VoyagerCore

/// Passwords in a folder of one test's own, with a vault in memory.
@MainActor
final class PasswordsFixture {
  let folder: TemporaryFolder
  let vault: FakeVault
  let notices = NoticesModel()
  let identities: IdentitiesModel
  let model: PasswordsModel

  init(in folder: TemporaryFolder? = nil, vault: FakeVault = FakeVault()) throws {
    let folder = try folder ?? TemporaryFolder()
    (self.folder, self.vault) = (folder, vault)
    let paths = VoyagerPaths(profile: folder.url)
    identities = IdentitiesModel(
      store: IdentityStore(url: paths.identitiesFile()), paths: paths, notices: notices)
    model = PasswordsModel(
      store: LoginStore(url: folder.file("logins.sqlite")), vault: vault, identities: identities,
      suffixes: KnownSuffixes(["example", "co.test", "test"]), notices: notices)
  }

  /// The same files and vault, as the next start finds them.
  func reopened() throws -> PasswordsFixture { try PasswordsFixture(in: folder, vault: vault) }

  func new(
    _ name: String, _ password: String = "secret", at origin: String = "https://news.example",
    realm: String? = nil, shared: Bool = false, identity: IdentityID = Identity.standard.id,
    changed: Date? = nil
  ) -> NewLogin {
    NewLogin(
      Login(
        identity: identity, origin: origin, realm: realm, name: name, isShared: shared, changed: changed),
      password: Secret(password))
  }

  @discardableResult
  func add(_ name: String, _ password: String = "secret", at origin: String = "https://news.example")
    async throws
    -> Login
  {
    try await model.add(new(name, password, at: origin))
  }

  func password(_ login: Login) async throws -> String? {
    try await model.secret(.password, of: login.id)?.text
  }

  /// Each name, with its password.
  func all() async throws -> [String] {
    var all: [String] = []
    for login in try await model.logins() { all.append("\(login.name) \(try await password(login) ?? "-")") }
    return all
  }
}
