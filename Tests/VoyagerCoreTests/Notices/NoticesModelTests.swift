import Testing

@testable import VoyagerCore

@MainActor @Suite struct NoticesModelTests {
  @Test("Notices wait in order, each is handed over once, and the same one does not wait twice")
  func order() {
    let model = NoticesModel()
    model.add(Notice("One."))
    model.add(Notice("Two."))
    model.add(Notice("One."))
    #expect(model.take().map(\.text) == ["One.", "Two."])
    #expect(model.take().isEmpty)
    model.add(Notice("One."))
    #expect(model.waiting.map(\.text) == ["One."])
  }

  @Test("The words for a file that could not be read")
  func words() {
    #expect(
      Notice.unreadable(.identities, .unreadable("permission denied")).text
        == "The saved identities could not be read (permission denied). "
        + "This run uses the defaults and leaves the file alone.")
  }
}
