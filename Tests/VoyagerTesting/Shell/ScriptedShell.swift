public import Foundation
public import VoyagerCore

/// A shell without a screen: a test scripts its answers.
///
/// A question that was not scripted is recorded, and ``TestBrowser/verify()`` fails the test; so does a
/// scripted answer that nobody asked for.
@MainActor
public final class ScriptedShell: BrowserShell {
  /// A question as a test names it.
  public enum Question: Hashable, Sendable {
    case dialog(PageDialog)
    case files(FileChoice)
    case color(PageColor)
    case signIn(ServerSignIn)
    case permission(PermissionQuestion)
    case identity(IdentityQuestion)
    case external(ExternalOpening)
    case resending
    case caretBrowsing
    case destination(String)
    case part(TabID)
    case leaving(LeavingQuestion)
    case offer(LoginOffer)
    case saving(SavingQuestion)
  }

  /// Gives the answer to a question, at once or when the test lets it.
  public typealias Answer = @MainActor (Question) async -> any Sendable

  public private(set) var notices: [Notice] = []
  public private(set) var notifications: [SiteNotification] = []
  public private(set) var places: [ShellPlace] = []
  public private(set) var copied: [String] = []
  public private(set) var copiedPictures: [Data] = []
  public private(set) var fullScreen = FullScreenState.windowed
  public private(set) var presented = 0
  public private(set) var focusedAddressField = 0
  public private(set) var isClosed = false
  /// Every question, in the order in which it was asked.
  public private(set) var asked: [Question] = []
  public private(set) var askers: [Asker] = []
  /// Questions that no answer was scripted for.
  public private(set) var unexpected: [Question] = []

  private var script: [Answer] = []

  public init() {}

  /// Answers that were scripted and not asked for.
  public var unused: Int { script.count }

  /// Scripts the answer to the next question.
  public func answerNext(with answer: some Sendable) {
    script.append { _ in answer }
  }

  /// Scripts the answer to the next question, to be given when `answer` returns.
  public func answerNext(when answer: @escaping Answer) {
    script.append(answer)
  }

  private func ask<T>(_ question: Question, from asker: Asker?, orElse safe: T) async -> T {
    asked.append(question)
    if let asker { askers.append(asker) }
    guard !script.isEmpty else {
      unexpected.append(question)
      return safe
    }
    let answer = script.removeFirst()
    return await answer(question) as? T ?? safe
  }

  public func present() { presented += 1 }
  public func close() { isClosed = true }
  public func show(_ notice: Notice) { notices.append(notice) }
  public func focusAddressField() { focusedAddressField += 1 }
  public func setFullScreen(_ state: FullScreenState) { fullScreen = state }
  public func copy(picture: Data) { copiedPictures.append(picture) }
  public func copy(_ text: String) { copied.append(text) }
  public func open(_ place: ShellPlace) { places.append(place) }

  public func show(_ notification: SiteNotification, from asker: Asker) async -> SiteNotification.Outcome {
    notifications.append(notification)
    return .closed
  }

  public func answer(_ dialog: PageDialog, from asker: Asker) async -> PageDialogReply {
    await ask(.dialog(dialog), from: asker, orElse: .dismissed)
  }

  public func choose(_ choice: FileChoice, for asker: Asker) async -> [URL] {
    await ask(.files(choice), from: asker, orElse: [])
  }

  public func choose(_ color: PageColor, for asker: Asker) async -> PageColor? {
    await ask(.color(color), from: asker, orElse: nil)
  }

  public func signIn(_ signIn: ServerSignIn, for asker: Asker) async -> Credential? {
    await ask(.signIn(signIn), from: asker, orElse: nil)
  }

  public func choose(_ offer: LoginOffer, for asker: Asker) async -> LoginOffer.Choice? {
    await ask(.offer(offer), from: asker, orElse: nil)
  }

  public func decide(_ question: SavingQuestion, from asker: Asker) async -> SavingQuestion.Answer {
    await ask(.saving(question), from: asker, orElse: .notNow)
  }

  public func decide(_ question: PermissionQuestion, from asker: Asker) async -> PermissionAnswer {
    await ask(.permission(question), from: asker, orElse: .denyOnce)
  }

  public func choose(_ question: IdentityQuestion, from asker: Asker) async -> IdentityAnswer {
    await ask(.identity(question), from: asker, orElse: .cancel)
  }

  public func decide(_ opening: ExternalOpening, from asker: Asker) async -> PermissionAnswer {
    await ask(.external(opening), from: asker, orElse: .denyOnce)
  }

  public func confirmResending(from asker: Asker) async -> Bool {
    await ask(.resending, from: asker, orElse: false)
  }

  public func decide(_ question: LeavingQuestion) async -> LeavingQuestion.Answer {
    await ask(.leaving(question), from: Asker(tab: TabID(), page: .blank), orElse: .stay)
  }

  public func confirmCaretBrowsing() async -> Bool {
    await ask(.caretBrowsing, from: nil, orElse: false)
  }

  public func choosePart(of tab: TabModel) async -> PagePart? {
    await ask(.part(tab.id), from: nil, orElse: nil)
  }

  public func chooseDestination(named name: String, for asker: Asker) async -> URL? {
    await ask(.destination(name), from: asker, orElse: nil)
  }
}
