import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Saving and filling passwords")
  struct PasswordSavingTests {
    // Where the test clicks is the field for the name.
    private let form = """
      <form method=post action=/welcome>
      <input name=user style="position: fixed; left: 0; top: 0; width: 100%; height: 80%">
      <input type=password name=pass style="position: fixed; left: 0; bottom: 0; width: 100%; height: 15%">
      <button hidden>Go</button></form>
      """

    @Test("What is saved after a sign-in is filled in after a restart")
    func savesAndFills() async throws {
      let site = try TestSite()
      site.page("/in", form)
      site.page("/welcome", "Welcome")
      site.page(
        "/again",
        """
        \(form)<script>
        const timer = setInterval(() => {
          const { user, pass } = document.forms[0]
          if (!pass.value) return
          clearInterval(timer)
          tell('filled ' + user.value + ' ' + pass.value.length)
        }, 50)
        </script>
        """)
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/in")], in: environment) { voyager in
        try await site.wait(for: "shown /in")
        try await voyager.clickPage(in: "/in")
        try await Keyboard.type("ann")
        try await Keyboard.press(["Tab"])
        try await Keyboard.type("marker-of-ann")
        try await Keyboard.press(["Return"])
        try await site.wait(for: "shown /welcome")
        _ = try await voyager.button("Save", in: "/welcome")
        // A bubble that has just come takes no click yet.
        try await Poll.untilTrue("the answer") {
          guard
            let save = try await voyager.tree.window(titled: "/welcome").first(where: { $0.name == "Save" })
          else {
            return true
          }
          try await voyager.click(save)
          return false
        }
      }
      try await VoyagerProcess.run([site.address("/again")], in: environment) { _ in
        try await site.wait(for: "filled ann 13")
      }
      // Neither the store of logins nor the list of the tab's pages holds it.
      #expect(StoredText(text: "marker-of-ann").files(below: environment.profile).isEmpty)
    }
  }
}
