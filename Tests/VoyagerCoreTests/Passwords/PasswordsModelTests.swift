import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct PasswordsModelTests {
  @Test("What is saved is there at the next start, and its password is in the vault alone")
  func keeps() async throws {
    let passwords = try PasswordsFixture()
    let login = try await passwords.add("ann", "s3cr3t-marker")
    #expect(try await passwords.password(login) == "s3cr3t-marker")
    let next = try passwords.reopened()
    #expect(try await next.model.logins().map(\.name) == ["ann"])
    #expect(try await next.model.logins().first?.secrets == [.password])
    #expect(try await next.password(login) == "s3cr3t-marker")
    #expect(try !passwords.folder.holds("s3cr3t-marker"))
    #expect(
      "\(Secret("s3cr3t-marker")) \(String(reflecting: Secret("s3cr3t-marker")))" == "(secret) (secret)")
  }

  @Test("The same site and name is the same login, and its former password stays in the vault")
  func replaces() async throws {
    let passwords = try PasswordsFixture()
    let first = try await passwords.add("ann", "one")
    let second = try await passwords.add("ann", "two")
    #expect(first.id == second.id)
    #expect(try await passwords.all() == ["ann two"])
    #expect(try await passwords.model.secret(.formerPassword, of: first.id)?.text == "one")
    try await passwords.model.undo()
    #expect(try await passwords.all() == ["ann one"])
  }

  @Test(
    "A vault that takes nothing saves nothing, and says why",
    arguments: [VaultProblem.absent, .gone, .locked])
  func fails(_ problem: VaultProblem) async throws {
    let passwords = try PasswordsFixture()
    passwords.vault.fail(problem)
    await #expect(throws: PasswordProblem.vault(problem)) { try await passwords.add("ann") }
    passwords.vault.fail(nil)
    #expect(try await passwords.all() == [])
    #expect(passwords.vault.count == 0)
  }

  @Test("Many are added all or not at all, and adding them twice adds nothing")
  func bulk() async throws {
    let passwords = try PasswordsFixture()
    let new = (1...200).map { passwords.new("n\($0)", "p\($0)") }
    passwords.vault.die(after: 100)
    await #expect(throws: PasswordProblem.vault(.gone)) {
      try await passwords.model.add(new, conflict: .takesNewer)
    }
    #expect(try await passwords.model.logins().isEmpty)
    passwords.vault.die(after: .max)
    #expect(passwords.vault.count == 0)
    let twice = new + [passwords.new("n7", "p7"), passwords.new("n8", "other")]
    let merge = try await passwords.model.add(twice, conflict: .keepsOld)
    #expect(merge.added.count == 200)
    #expect((merge.same, merge.kept) == (1, 1))
    let again = try await passwords.model.add(twice, conflict: .keepsOld)
    #expect((again.added.count, again.changed.count, again.same, again.kept) == (0, 0, 201, 1))
    #expect(try await passwords.model.logins().count == 200)
    try await passwords.model.undo()
    #expect(try await passwords.model.logins().isEmpty)
  }

  @Test("The younger password wins where that is wanted, and what no site has is refused")
  func conflicts() async throws {
    let passwords = try PasswordsFixture()
    let (old, young) = (Date(timeIntervalSince1970: 1000), Date(timeIntervalSince1970: 2000))
    _ = try await passwords.model.add(passwords.new("ann", "b", changed: young))
    _ = try await passwords.model.add([passwords.new("ann", "a", changed: old)], conflict: .takesNewer)
    #expect(try await passwords.all() == ["ann b"])
    let newer = passwords.new("ann", "c", changed: Date())
    let merge = try await passwords.model.add(
      [newer, passwords.new("x", at: "about:blank"), passwords.new("y", at: "https://news.example/")],
      conflict: .takesNewer)
    #expect((merge.changed.count, merge.refused) == (1, 2))
    #expect(try await passwords.all() == ["ann c"])
  }

  @Test("A removed login comes back whole; without that, its secret leaves the vault")
  func removes() async throws {
    let passwords = try PasswordsFixture()
    let login = try await passwords.add("ann")
    try await passwords.model.remove([login.id])
    #expect(try await passwords.all() == [])
    try await passwords.model.undo()
    #expect(try await passwords.all() == ["ann secret"])
    try await passwords.model.remove([login.id])
    await passwords.model.finish()
    #expect(passwords.vault.count == 0)
    #expect(!passwords.model.steps.contains(.removed([login.id])))
    #expect(try !passwords.folder.holds("ann"))
  }

  @Test("What a run left in the vault, the next one takes out")
  func finishesOthers() async throws {
    let passwords = try PasswordsFixture()
    let login = try await passwords.add("ann")
    passwords.vault.fail(.locked)
    try await passwords.model.store.remove([login.id], at: .distantPast)
    await passwords.model.finish()
    #expect(passwords.vault.count == 1)
    passwords.vault.fail(nil)
    let next = try passwords.reopened()
    await next.model.finish()
    #expect(passwords.vault.count == 0)
  }

  @Test("A changed name or site is another's only where nobody has it")
  func updates() async throws {
    let passwords = try PasswordsFixture()
    var ann = try await passwords.add("ann")
    try await passwords.add("bob")
    ann.name = "bob"
    await #expect(throws: PasswordProblem.nameTaken) { try await passwords.model.update(ann) }
    ann.name = "anna"
    try await passwords.model.update(ann)
    #expect(passwords.vault.entry(.password, of: ann.id)?.label.name == "anna")
    try await passwords.model.set(Secret("JBSWY3DP"), .oneTimeKey, of: ann.id)
    #expect(try await passwords.model.login(ann.id)?.secrets == [.password, .oneTimeKey])
    try await passwords.model.set(nil, .oneTimeKey, of: ann.id)
    #expect(passwords.vault.entry(.oneTimeKey, of: ann.id) == nil)
    try await passwords.model.undo()
    #expect(try await passwords.all().sorted() == ["ann secret", "bob secret"])
  }

  @Test("An identity leaves with all that is its own")
  func forgets() async throws {
    let passwords = try PasswordsFixture()
    let identity = IdentityID()
    _ = try await passwords.model.add(passwords.new("ann", identity: identity))
    try await passwords.add("bob")
    try await passwords.model.setNever(true, at: "https://never.example", of: identity)
    await passwords.model.forget(identity: identity)
    #expect(try await passwords.all() == ["bob secret"])
    #expect(try await passwords.model.nevers(of: identity) == [])
    #expect(passwords.vault.count == 1)
    #expect(try !passwords.folder.holds("ann"))
  }
}
