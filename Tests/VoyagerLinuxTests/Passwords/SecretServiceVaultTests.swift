import Foundation
import Testing
import VoyagerCore

@Suite("The keyring", .serialized)
struct SecretServiceVaultTests {
  private let id = LoginID().text

  private func keep(_ probe: VaultProbe, _ secret: String, _ asking: String = "never") throws -> String {
    try probe.call("keep", asking, id, "https://news.example", "ann", secret)
  }

  @Test("What Voyager saves, other programs find, and it is there after a restart")
  func keeps() throws {
    let session = try KeyringSession()
    try session.startKeyring()
    let probe = try VaultProbe(session)
    #expect(try keep(probe, "marker-1") == "kept")
    let found = try session.output(
      "secret-tool", ["search", "--all", "origin", "https://news.example", "username", "ann"])
    #expect(found.contains("secret = marker-1"))
    #expect(found.contains("schema = org.voyagerbrowser.Voyager.Login"))
    #expect(found.contains("label = Voyager: ann at news.example"))
    #expect(found.components(separatedBy: "marker-1").count == 2)
    #expect(try keep(probe, "marker-2") == "kept")
    session.killKeyring()
    try session.startKeyring()
    #expect(try VaultProbe(session).call("get", "never", id) == "marker-2")
    // The old process goes on with the keyring that took the other's place.
    let again = try probe.call("get", "never", id)
    #expect(again == "marker-2")
    #expect(try probe.call("rename", "never", id, "https://other.example", "bob") == "renamed")
    let renamed = try session.output("secret-tool", ["search", "--all", "username", "bob"])
    #expect(renamed.contains("label = Voyager: bob at other.example"))
    #expect(try probe.call("remove", "never", id) == "removed")
    #expect(try probe.call("get", "never", id) == "nothing")
  }

  @Test("A locked keyring gives and takes nothing, and asks only where that is wanted")
  func locked() throws {
    let session = try KeyringSession()
    try session.startKeyring()
    let probe = try VaultProbe(session)
    #expect(try keep(probe, "marker") == "kept")
    try session.lock()
    #expect(try probe.call("get", "never", id) == "locked")
    #expect(try keep(probe, "other") == "locked")
    #expect(try probe.call("remove", "never", id) == "locked")
    // Nobody is there to ask the person.
    #expect(try probe.call("get", "once", id) == "locked")
    session.killKeyring()
    try session.startKeyring()
    let again = try probe.call("get", "never", id)
    #expect(again == "marker")
  }

  @Test("Without a keyring, the answer comes at once")
  func absent() throws {
    let probe = try VaultProbe(KeyringSession(starts: false))
    let begin = ContinuousClock.now
    #expect(try keep(probe, "marker") == "absent")
    #expect(try probe.call("get", "once", id) == "absent")
    #expect(ContinuousClock.now - begin < .seconds(10))
  }

  @Test("A keyring that dies in the middle says so, and nothing hangs")
  func dies() throws {
    let session = try KeyringSession(starts: false)
    try session.startKeyring()
    let probe = try VaultProbe(session)
    #expect(try keep(probe, "marker") == "kept")
    session.killKeyring()
    #expect(["gone", "absent"].contains(try keep(probe, "other")))
    #expect(["gone", "absent"].contains(try probe.call("get", "never", id)))
    try session.startKeyring()
    let again = try probe.call("get", "never", id)
    #expect(again == "marker")
  }

  @Test("Many secrets are read at once")
  func many() throws {
    let session = try KeyringSession()
    try session.startKeyring()
    #expect(try VaultProbe(session).call("many", "never", id, "100") == "100")
  }
}
