import Foundation
import VoyagerCore

/// Everything that asks something, for one window.
///
/// A question is answered by the command line, else by the person, else safely.
@MainActor
final class Questions {
  /// After so many dialogs that nobody reads, a page shows no more of them.
  private static let mostUnreadDialogs = 50

  private let console: Console
  private let memory: AnswerMemory
  private var given: GivenAnswers
  private var unreadDialogs = 0

  /// - Parameter memory: What was answered before, shared by the windows.
  init(_ console: Console, _ given: GivenAnswers, _ memory: AnswerMemory) {
    self.console = console
    self.given = given
    self.memory = memory
  }

  // MARK: - Dialogs

  func answer(_ dialog: PageDialog, from asker: Asker) async -> PageDialogReply {
    let message = Self.quoted(PlainText.lines(dialog.message))
    switch dialog.kind {
    case .alert:
      console.tell("\(Self.site(asker)) says: \(message)")
      return reply(.dismissed)
    case .confirm:
      let words = "\(Self.site(asker)) asks: \(message)"
      return await decide(.confirm, words, "Continue?", offersToStop: dialog.offersToStop)
    case .prompt(let suggestion):
      return await answerPrompt("\(Self.site(asker)) asks: \(message)", suggestion)
    case .leave:
      // Nothing that a person typed can be lost where nobody types.
      guard console.isInteractive || given.all(.leave).first != nil else {
        return PageDialogReply(answer: .accepted)
      }
      return await decide(
        .leave, "\(Self.site(asker)) asks you to stay.", "Leave the page?", offersToStop: false)
    }
  }

  private func decide(
    _ kind: AnswerKind, _ words: String, _ prompt: String, offersToStop: Bool
  ) async -> PageDialogReply {
    if let answer = given.next(kind) {
      console.tell("\(words) \(answer)")
      return reply(answer == "yes" ? .accepted : .dismissed)
    }
    guard console.isInteractive else {
      console.tell(words)
      return reply(.dismissed)
    }
    let choices = offersToStop ? "[y/N, s to stop further questions]" : "[y/N]"
    let typed = await console.ask(words, [("\(prompt) \(choices)", .shown)])?.first?.lowercased() ?? ""
    return PageDialogReply(
      answer: typed.hasPrefix("y") ? .accepted : .dismissed,
      stopsFurtherDialogs: offersToStop && typed.hasPrefix("s"))
  }

  private func answerPrompt(_ words: String, _ suggestion: String) async -> PageDialogReply {
    if let answer = given.next(.prompt) {
      console.tell("\(words) \(answer)")
      return reply(.text(answer))
    }
    guard console.isInteractive else {
      console.tell(words)
      return reply(.dismissed)
    }
    let hint = PlainText.line(suggestion)
    let prompt = hint.isEmpty ? "Your answer:" : "Your answer (empty for “\(hint)”):"
    guard let typed = await console.ask(words, [(prompt, .shown)])?.first else {
      return .dismissed
    }
    return PageDialogReply(answer: .text(typed.isEmpty ? suggestion : typed))
  }

  private func reply(_ answer: PageDialog.Answer) -> PageDialogReply {
    unreadDialogs += 1
    return PageDialogReply(
      answer: answer,
      stopsFurtherDialogs: !console.isInteractive && unreadDialogs >= Self.mostUnreadDialogs)
  }

  func confirmResending(from asker: Asker) async -> Bool {
    if let answer = given.next(.resend) {
      return answer == "yes"
    }
    let words = "The page of \(Self.site(asker)) came from a form. Sending it again may do twice what it did."
    return await console.ask(words, [("Send it again? [y/N]", .shown)])?.first?.isYes ?? false
  }

  // MARK: - Who the person is, and what a page may do

  func signIn(_ signIn: ServerSignIn, for asker: Asker) async -> Credential? {
    // What was wrong once is not sent again.
    if signIn.failures == 0 {
      if let name = given.all(.name).first ?? (given.all(.password).isEmpty ? nil : "") {
        return Credential(name: name, password: given.all(.password).first ?? "")
      }
      if let known = memory.credential(for: signIn) {
        return known
      }
    } else if !given.all(.name).isEmpty || !given.all(.password).isEmpty {
      console.tell("\(Self.server(signIn)) did not accept the name or the password.")
      return nil
    }
    let prompts: [(text: String, echo: Echo)] = [("Name:", .shown), ("Password:", .hidden)]
    guard let typed = await console.ask(Self.words(signIn), prompts), typed.count == 2, !typed[0].isEmpty
    else {
      return nil
    }
    let credential = Credential(name: typed[0], password: typed[1])
    memory.remember(credential, for: signIn)
    return credential
  }

  func decide(_ question: PermissionQuestion, from asker: Asker) async -> PermissionDecision {
    let site = PlainText.line(question.origin.siteName)
    let doubt = question.doubt.map { " " + PlainText.line($0) } ?? ""
    let words = "\(site) asks \(question.kind.wish).\(doubt)"
    if let answer = given.next(.permission) {
      console.tell("\(words) \(answer)")
      return answer == "allow" ? .allow : .deny
    }
    if let known = memory.decision(on: question) {
      return known
    }
    guard console.isInteractive else {
      console.tell(words)
      return .deny
    }
    let typed = await console.ask(words, [("Allow it this time? [y/N]", .shown)])?.first
    let decision: PermissionDecision = typed?.isYes == true ? .allow : .deny
    memory.remember(decision, on: question)
    return decision
  }

  // MARK: - Files and colours

  func choose(_ choice: FileChoice, for asker: Asker) async -> [URL] {
    let files = given.all(.file)
    guard files.isEmpty else {
      return existing(choice.count == .one ? Array(files.prefix(1)) : files)
    }
    let words = "\(Self.site(asker)) asks for \(choice.count == .one ? "a file" : "files")."
    guard console.isInteractive else {
      console.tell(words)
      return []
    }
    var chosen: [String] = []
    while let path = await console.ask(chosen.isEmpty ? words : "", [("Path (empty for no more):", .shown)])?
      .first,
      !path.isEmpty
    {
      chosen.append(path)
      if choice.count == .one {
        break
      }
    }
    return existing(chosen)
  }

  private func existing(_ paths: [String]) -> [URL] {
    paths.compactMap { path in
      let url = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
      guard FileManager.default.isReadableFile(atPath: url.path) else {
        console.complain("There is no file “\(PlainText.line(path))” that can be read.")
        return nil
      }
      return url
    }
  }

  func choose(_ color: PageColor, for asker: Asker) async -> PageColor? {
    if let answer = given.next(.color) {
      return PageColor(hexadecimal: answer)
    }
    let words = "\(Self.site(asker)) asks for a colour."
    return await console.ask(words, [("Colour, such as #3366cc:", .shown)])?.first.flatMap {
      PageColor(hexadecimal: $0)
    }
  }

  func chooseDestination(named name: String, for asker: Asker) async -> URL? {
    if let answer = given.next(.save) {
      return URL(fileURLWithPath: answer)
    }
    let prompt = "Path for “\(PlainText.line(name))” (empty for none):"
    let typed = await console.ask("\(Self.site(asker)) has something to save.", [(prompt, .shown)])?.first
    return typed.flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: ($0 as NSString).expandingTildeInPath) }
  }

  /// An address for another app is printed, never opened.
  func show(_ opening: ExternalOpening, from asker: Asker) {
    console.tell("\(Self.site(asker)) opens: \(PlainText.line(opening.address.text))")
  }
}

extension Questions {
  private static func site(_ asker: Asker) -> String { PlainText.line(asker.name) }

  private static func quoted(_ text: String) -> String { "“\(text)”" }

  private static func server(_ signIn: ServerSignIn) -> String {
    let host = PlainText.line(AddressDisplay.host(signIn.host))
    return [0, 80, 443].contains(signIn.port) ? host : "\(host):\(signIn.port)"
  }

  private static func words(_ signIn: ServerSignIn) -> String {
    let again = signIn.failures > 0 ? "That name or password was not right. " : ""
    let realm = PlainText.line(signIn.realm)
    let place = realm.isEmpty ? "" : " for “\(realm)”"
    return again + "\(server(signIn)) asks for a name and a password\(place)."
  }
}

extension String {
  fileprivate var isYes: Bool { lowercased().hasPrefix("y") }
}
