import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Accounts")
  struct AccountsTests {
    @Test(
      "A page is kept as an account, opens at its tab, is changed and brought back, and is there after a restart"
    )
    func keepsAndOpens() async throws {
      let site = try TestSite()
      site.page("/mail", "<script>document.title = 'Mail of Ada'</script>")
      site.page("/news", "<script>document.title = 'News'</script>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/mail")], in: environment) { voyager in
        try await site.wait(for: "shown /mail")
        try await voyager.tree.waitForTabs(["Mail of Ada"])
        try await voyager.press("F10")
        try await voyager.choose("Accounts")
        try await voyager.choose("Keep as Account")
        _ = try await voyager.notice("“Mail of Ada” is kept as an account.")
        // A menu that is going away still takes keys.
        try await voyager.tree.waitUntilGone(.menuItem, named: "Keep as Account")

        try await voyager.press("ctrl+t")
        try await voyager.go(to: site.address("/news"))
        try await voyager.tree.waitForTabs(["Mail of Ada", "News"], inFront: "News")
        try await voyager.press("F10")
        try await voyager.choose("Accounts")
        try await voyager.choose("Mail of Ada")
        try await voyager.tree.waitForTabs(["Mail of Ada", "News"], inFront: "Mail of Ada")

        try await voyager.press("ctrl+alt+a")
        let window = try await voyager.tree.window(titled: "Accounts")
        _ = try await voyager.tree.find(.button, named: "Delete “Mail of Ada”")
        #expect(window.namelessControls.isEmpty, "\(window.namelessControls.map { $0.dump() })")
        try await voyager.tree.find(.button, named: "Change “Mail of Ada”…").press()
        try await voyager.tree.find(.text, named: "Title").setText("Post")
        try await voyager.tree.find(.text, named: "Group").setText("Daily")
        try await voyager.tree.find("the answer") {
          $0.role == .button && $0.name == "Save Save" && $0.isShowing
        }
        .press()
        _ = try await voyager.tree.find(.button, named: "Move the Group “Daily” Up")
        try await voyager.tree.find(.button, named: "Delete “Post”").press()
        try await voyager.tree.waitUntilGone(.button, named: "Delete “Post”")
        try await voyager.press("ctrl+z", in: window)
        _ = try await voyager.tree.find(.button, named: "Delete “Post”")
      }
      try await VoyagerProcess.run([site.address("/news")], in: environment) { voyager in
        try await voyager.press("ctrl+alt+a")
        _ = try await voyager.tree.find(.button, named: "Delete “Post”")
      }
    }
  }
}
