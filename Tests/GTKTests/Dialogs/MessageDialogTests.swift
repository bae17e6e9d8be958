import GTK
import Testing
import VoyagerTesting

@MainActor
@Suite("MessageDialog", .serialized)
struct MessageDialogTests {
  private let dialog: MessageDialog

  init() throws {
    try #require(Display.open(), "these tests need a display")
    dialog = MessageDialog(heading: "Leave the page?", body: "What you typed <b>is lost</b>.")
    dialog.addResponse("stay", "Stay")
    dialog.addResponse("leave", "Leave", .destructive)
    dialog.closeResponse = "stay"
  }

  private func ask() async throws -> Task<String, Never> {
    let dialog = dialog
    let answer = Task { await dialog.ask() }
    try await eventually("the dialog is shown") { dialog.isMapped }
    return answer
  }

  @Test("It answers with the button that was pressed")
  func answers() async throws {
    let answer = try await ask()
    dialog.respond("leave")
    #expect(await answer.value == "leave")
  }

  @Test("Cancelling the task closes it and answers as closing does")
  func cancels() async throws {
    let answer = try await ask()
    answer.cancel()
    #expect(await answer.value == "stay")
    try await eventually("the dialog is gone") { !dialog.isVisible }
  }

  @Test("A dialog that is destroyed answers as closing does")
  func answersWhenDestroyed() async throws {
    let answer = try await ask()
    dialog.destroy()
    #expect(await answer.value == "stay")
  }
}
