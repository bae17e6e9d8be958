import Testing
import VoyagerCore

@Suite @MainActor
struct RequestTests {
  @Test("A request delivers its first answer and no other")
  func answersOnce() {
    var answers: [Int] = []
    let request = Request(safeAnswer: 0) { answers.append($0) }
    #expect(!request.isAnswered)
    request.answer(1)
    request.answer(2)
    request.decline()
    #expect(answers == [1])
    #expect(request.isAnswered)
  }

  @Test("A request that is dropped delivers its safe answer")
  func answersWhenDropped() {
    var answers: [Int] = []
    do {
      let request = Request(safeAnswer: 7) { answers.append($0) }
      #expect(answers.isEmpty)
      _ = request.id
    }
    #expect(answers == [7])
  }

  @Test("An answered request says nothing more when it is dropped")
  func staysSilentWhenDropped() {
    var answers: [Int] = []
    do {
      let request = Request(safeAnswer: 7) { answers.append($0) }
      request.answer(1)
    }
    #expect(answers == [1])
  }

  @Test("A request dropped off the main actor is answered on it")
  func answersFromAnywhere() async {
    let answer = await withCheckedContinuation { continuation in
      let request = Request(safeAnswer: 7) { continuation.resume(returning: $0) }
      Task.detached { _ = request }
    }
    #expect(answer == 7)
  }
}
