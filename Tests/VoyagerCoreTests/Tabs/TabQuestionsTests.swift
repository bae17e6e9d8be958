import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@Suite @MainActor
struct TabQuestionsTests {
  private let browser = TestBrowser()
  private let alert = PageDialog(kind: .alert, message: "Hello")

  private func ask(
    _ dialog: PageDialog, in tab: TabModel, _ deliver: @escaping @MainActor (PageDialog.Answer) -> Void
  ) {
    guard let surface = browser.surface(of: tab) else {
      return
    }
    surface.delegate?.surface(
      surface, asks: dialog, Request(safeAnswer: .dismissed, deliver: deliver))
  }

  @Test("A question of the tab in front is asked at once")
  func asksTheTabInFront() async throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    browser.shell(of: window)?.answerNext(with: PageDialogReply(answer: .accepted))
    var answer: PageDialog.Answer?
    ask(PageDialog(kind: .confirm, message: "Sure?"), in: tab) { answer = $0 }
    await browser.wait { answer != nil }
    #expect(answer == .accepted)
    #expect(browser.shell(of: window)?.askers == [Asker(tab: tab.id, page: Address("https://news.example/"))])
    browser.verify()
  }

  @Test("A question of a tab behind marks the tab and waits until it is in front")
  func waitsForTheFront() async throws {
    let window = browser.openWindow()
    let behind = browser.openTab(in: window, inFront: false)
    browser.shell(of: window)?.answerNext(with: PageDialogReply(answer: .dismissed))
    var answer: PageDialog.Answer?
    ask(alert, in: behind) { answer = $0 }
    #expect(behind.questions.isWaiting)
    #expect(browser.shell(of: window)?.asked == [])
    window.select(behind)
    await browser.wait { answer != nil }
    #expect(!behind.questions.isWaiting)
    browser.verify()
  }

  @Test("Questions of one tab are asked one after the other")
  func asksInOrder() async throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let shell = try #require(browser.shell(of: window))
    shell.answerNext(with: PageDialogReply(answer: .text("one")))
    shell.answerNext(with: PageDialogReply(answer: .text("two")))
    var answers: [PageDialog.Answer] = []
    ask(PageDialog(kind: .prompt(suggestion: ""), message: "1"), in: tab) { answers.append($0) }
    ask(PageDialog(kind: .prompt(suggestion: ""), message: "2"), in: tab) { answers.append($0) }
    await browser.wait { answers.count == 2 }
    #expect(answers == [.text("one"), .text("two")])
    browser.verify()
  }

  @Test("Closing the tab answers what is asked and what waits, at once and safely")
  func closingAnswers() async throws {
    let window = browser.openWindow()
    browser.openTab(in: window)
    let tab = try #require(window.selectedTab)
    browser.shell(of: window)?.answerNext { _ in
      // A person who has not answered: the shell returns only when it is told to stop.
      while !Task.isCancelled {
        await Task.yield()
      }
      return PageDialogReply(answer: .accepted)
    }
    var answers: [PageDialog.Answer] = []
    ask(PageDialog(kind: .confirm, message: "1"), in: tab) { answers.append($0) }
    ask(PageDialog(kind: .confirm, message: "2"), in: tab) { answers.append($0) }
    await browser.wait { tab.questions.isAsking && browser.shell(of: window)?.asked.count == 1 }
    await browser.services.requestClose(tab)
    #expect(answers == [.dismissed, .dismissed])
    browser.verify()
  }

  @Test("A new document answers the questions of the old one")
  func navigationAnswers() async throws {
    let window = browser.openWindow()
    let behind = browser.openTab(in: window, inFront: false)
    var answers: [PageDialog.Answer] = []
    ask(alert, in: behind) { answers.append($0) }
    browser.surface(of: behind)?.finishLoading(Address("https://other.example/"))
    #expect(answers == [.dismissed])
    #expect(!behind.questions.isWaiting)
  }

  @Test("A new load answers the questions of the page before it, such as a name for a server that was left")
  func loadAnswers() async throws {
    let window = browser.openWindow()
    let behind = browser.openTab(in: window, inFront: false)
    var answers: [PageDialog.Answer] = []
    ask(alert, in: behind) { answers.append($0) }
    browser.surface(of: behind)?.report(.loadStarted(Address("https://other.example/")))
    #expect(answers == [.dismissed])
    #expect(!behind.questions.isWaiting)
  }

  @Test("A tab behind that asks to stay, though nobody closes it, waits like any other question")
  func leaveQuestionWaits() throws {
    let window = browser.openWindow()
    let front = try #require(window.selectedTab)
    let behind = browser.openTab(in: window, inFront: false)
    ask(PageDialog(kind: .leave), in: behind) { _ in }
    #expect(window.selectedTab === front)
    #expect(behind.questions.isWaiting)
  }

  @Test("From the second dialog on, the person may stop more, and the page then gets no further one")
  func stopsFurtherDialogs() async throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let shell = try #require(browser.shell(of: window))
    shell.answerNext(with: PageDialogReply(answer: .dismissed))
    shell.answerNext(with: PageDialogReply(answer: .dismissed, stopsFurtherDialogs: true))
    var answers = 0
    for _ in 1...50 {
      ask(alert, in: tab) { _ in answers += 1 }
      let expected = answers
      await browser.wait { answers > expected || answers == 50 || !tab.questions.isAsking }
    }
    await browser.wait { answers == 50 }
    #expect(
      shell.asked == [
        .dialog(alert), .dialog(PageDialog(kind: .alert, message: "Hello", offersToStop: true)),
      ])
    browser.verify()
  }
}
