import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("Saving passwords")
  struct SaveTests {
    @Test("Each page of the zoo is asked about as it must be")
    func zoo() async throws {
      try await severalAtOnce(SaveZoo.pages.count) { try await check(SaveZoo.pages[$0]) }
    }

    private func check(_ page: SaveZoo.Page) async throws {
      let stage = try FormStage()
      let values = String(decoding: try JSONEncoder().encode(page.values), as: UTF8.self)
      // The end of the test's time is the page's: nothing is asked after the frame of a form had its patience.
      let end = "<script>setTimeout(() => document.title = 'told', 2500)</script>"
      let answer = "<!DOCTYPE html><body>\(page.answer)\(end)"
      stage.server.on("/go") { _ in .html(answer) }
      stage.server.page(
        "/page",
        """
        <!DOCTYPE html><body>\(page.body)\(FormStage.watcher)
        <script>
        addEventListener('load', () => {
          const values = \(values)
          everyField(document).filter(field => field.type !== 'submit')
            .forEach((field, index) => field.value = values[index])
          setTimeout(() => { \(page.sending) }, 400)
        })
        </script>
        """)
      if let saved = page.saved {
        stage.shell?.answerNext(with: SavingQuestion.Answer.save(name: saved.name, isShared: false))
      }
      let tab = stage.browser.services.openTab(Address(stage.origin + "/page"), in: stage.window)
      if let saved = page.saved {
        try await eventually("\(page.name) is saved") {
          stage.questions.count == 1 && stage.browser.vault.count == 1
        }
        #expect(stage.questions.map(\.name) == [saved.name], "\(page.name)")
        #expect(stage.questions.map(\.origin) == [stage.origin])
        let login = try #require(try await stage.browser.passwords.logins().first)
        let password = try await stage.browser.passwords.secret(.password, of: login.id)
        #expect(password?.text == saved.password, "\(page.name)")
      } else {
        try await eventually("\(page.name) has had its time") { tab.status.title.hasPrefix("told") }
        #expect(stage.questions == [], "\(page.name)")
        #expect(try await stage.browser.passwords.logins().isEmpty)
      }
    }
  }
}
