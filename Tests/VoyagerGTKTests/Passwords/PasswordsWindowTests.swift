import Foundation
import GTK
import Testing
import VoyagerTesting

@testable import VoyagerCore
@testable import VoyagerGTK

extension GTKShellTests {
  @MainActor @Suite("The window of passwords")
  struct PasswordsWindowTests {
    @Test("Of ten thousand logins it makes rows only for what is seen")
    func many() async throws {
      let program = try Program()
      let browser = try program.openWindow()
      let parent = try #require(browser.shell as? BrowserWindowController).window
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "voyager-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let passwords = PasswordsModel(
        store: LoginStore(url: folder.appendingPathComponent("logins.sqlite")), vault: FakeVault(),
        identities: program.services.identities, suffixes: nil, notices: NoticesModel())
      let logins = (0..<10_000).map { number in
        NewLogin(
          Login(
            identity: program.services.identities.standard.id, origin: "https://site\(number).example",
            name: "ada\(number)"), password: Secret("password"))
      }
      try await passwords.add(logins, conflict: .keepsOld)
      let clock = ContinuousClock()
      let wrappers = Object.liveCount
      let begin = clock.now
      let manager = PasswordsWindow(passwords, program.services, above: parent)
      manager.window.present()
      let opened = clock.now - begin
      try await eventually("the rows") { manager.rowCount > 0 }
      let filled = clock.now - begin
      print("opened after \(opened), filled after \(filled), rows \(manager.rowCount)")
      #expect(manager.rowCount < 500)
      #expect(Object.liveCount < wrappers + 5000)
      if ProcessInfo.processInfo.environment["LOOK"] != nil { try await Task.sleep(for: .seconds(6)) }
      manager.window.close()
      program.services.windows.forEach { window in window.tabs.forEach(program.services.close) }
    }
  }
}
