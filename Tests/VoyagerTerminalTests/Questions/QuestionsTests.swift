import Foundation
import Testing
import VoyagerCore

@testable import VoyagerTerminal

@MainActor @Suite("Questions on the terminal")
struct QuestionsTests {
  private let asker = Asker(tab: TabID(), page: Address("https://news.example/"))

  private func questions(
    _ console: TestConsole, _ answers: [String] = [], memory: AnswerMemory = AnswerMemory()
  ) -> Questions {
    var given = GivenAnswers()
    #expect(answers.allSatisfy { given.add($0) })
    return Questions(console.console(), given, memory)
  }

  @Test("Where nobody types, a page gets the safe answers and may be left")
  func answersSafely() async {
    let console = TestConsole()
    let questions = questions(console)
    #expect(await questions.answer(PageDialog(kind: .confirm, message: "a"), from: asker) == .dismissed)
    #expect(await questions.answer(PageDialog(kind: .prompt(suggestion: "b")), from: asker) == .dismissed)
    #expect(await questions.answer(PageDialog(kind: .leave), from: asker).answer == .accepted)
    let signIn = ServerSignIn(host: "news.example", port: 443, realm: "")
    #expect(await questions.signIn(signIn, for: asker) == nil)
    let wish = PermissionQuestion(kind: .location, origin: asker.page)
    #expect(await questions.decide(wish, from: asker) == .deny)
    #expect(await questions.choose(FileChoice(), for: asker) == [])
    #expect(!console.errors.contains("[y/N]"))
  }

  @Test("Typed answers reach the page, and a password is not shown while it is typed")
  func asksThePerson() async {
    let console = TestConsole(typed: ["y", "", "dad", "secret", "y", "n"])
    let questions = questions(console)
    #expect(await questions.answer(PageDialog(kind: .confirm), from: asker).answer == .accepted)
    #expect(
      await questions.answer(PageDialog(kind: .prompt(suggestion: "me")), from: asker).answer == .text("me"))
    let signIn = ServerSignIn(host: "news.example", port: 443, realm: "")
    #expect(await questions.signIn(signIn, for: asker) == Credential(name: "dad", password: "secret"))
    #expect(console.lines?.echoes == [.shown, .shown, .shown, .hidden])
    let wish = PermissionQuestion(kind: .location, origin: asker.page)
    #expect(await questions.decide(wish, from: asker) == .allow)
    #expect(await questions.answer(PageDialog(kind: .leave), from: asker).answer == .dismissed)
  }

  @Test("Nothing is asked twice: other pages get the answers of the first")
  func remembers() async {
    let console = TestConsole(typed: ["dad", "secret", "y"])
    let memory = AnswerMemory()
    let signIn = ServerSignIn(host: "news.example", port: 443, realm: "Family")
    let wish = PermissionQuestion(kind: .location, origin: asker.page)
    for _ in 0..<2 {
      let questions = questions(console, memory: memory)
      #expect(await questions.signIn(signIn, for: asker)?.password == "secret")
      #expect(await questions.decide(wish, from: asker) == .allow)
    }
    #expect(console.lines?.echoes.count == 3)
  }

  @Test("An answer from the command line is sent to a server once, and not again when it was wrong")
  func sendsNothingStale() async {
    let console = TestConsole(typed: ["dad", "secret"])
    let questions = questions(console, ["name=dad", "password=wrong"])
    var signIn = ServerSignIn(host: "news.example", port: 443, realm: "")
    #expect(await questions.signIn(signIn, for: asker)?.password == "wrong")
    signIn.failures = 1
    #expect(await questions.signIn(signIn, for: asker) == nil)
    #expect(console.lines?.echoes == [])
  }

  @Test("Answers of one kind are used in order, and the last one stays")
  func usesAnswersInOrder() async {
    let questions = questions(TestConsole(), ["prompt=one", "prompt=two=2"])
    var answers: [PageDialog.Answer] = []
    for _ in 0..<3 {
      answers.append(await questions.answer(PageDialog(kind: .prompt(suggestion: "")), from: asker).answer)
    }
    #expect(answers == [.text("one"), .text("two=2"), .text("two=2")])
  }

  @Test("A page that never stops asking is stopped where nobody reads")
  func stopsEndlessDialogs() async {
    let questions = questions(TestConsole())
    var count = 0
    while count < 1000, await !questions.answer(PageDialog(kind: .alert), from: asker).stopsFurtherDialogs {
      count += 1
    }
    #expect((10..<200).contains(count))
  }

  @Test("Files that are not there are not chosen")
  func choosesFiles() async {
    let console = TestConsole()
    let questions = questions(console, ["file=/etc/hostname", "file=/nowhere/at-all"])
    #expect(await questions.choose(FileChoice(count: .several), for: asker).map(\.path) == ["/etc/hostname"])
    #expect(console.errors.contains("/nowhere/at-all"))
  }

  @Test("Nothing that a page says can steer the terminal")
  func cleansText() async {
    let console = TestConsole()
    _ = await questions(console).answer(
      PageDialog(kind: .alert, message: "a\u{1B}[2J\u{202E}b\u{07}"), from: asker)
    #expect(console.errors == "news.example says: “a[2Jb”\n")
  }
}
