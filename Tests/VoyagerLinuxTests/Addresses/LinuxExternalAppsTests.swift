import Testing
import VoyagerCore

@testable import VoyagerLinux

@MainActor @Suite struct LinuxExternalAppsTests {
  @Test(
    "What a browser opens itself never goes to another app, however it is written",
    arguments: [
      "https://example.com/", "HTTP://example.com/", "file:///etc/passwd", "voyager:start",
      "JavaScript:alert(1)", "data:text/html,x", "blob:https://example.com/1", "about:blank", "", "no scheme",
      "mailto:a@example.com\n-evil", "\u{1}mailto:a@example.com", " mailto:a@example.com",
    ])
  func kept(_ text: String) async {
    let apps = LinuxExternalApps()
    #expect(LinuxExternalApps.scheme(of: Address(text)) == nil)
    #expect(apps.nameOfApp(for: Address(text)) == nil)
    #expect(await apps.open(Address(text)) == false)
  }

  @Test("Other schemes may go", arguments: ["mailto:a@example.com", "tel:+43-1", "MAGNET:?xt=1", "web+x:y"])
  func mayGo(_ text: String) {
    #expect(LinuxExternalApps.scheme(of: Address(text)) != nil)
  }

  @Test("Without an app, there is no name and nothing is opened")
  func noApp() async {
    let address = Address("voyager-test-without-app:x")
    #expect(LinuxExternalApps().nameOfApp(for: address) == nil)
    #expect(await LinuxExternalApps().open(address) == false)
  }
}
