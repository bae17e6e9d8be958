/// What a shell brings back from a page's dialog.
public struct PageDialogReply: Hashable, Sendable {
  public var answer: PageDialog.Answer
  /// Whether the person wants no more dialogs of this page.
  public var stopsFurtherDialogs: Bool

  public init(answer: PageDialog.Answer, stopsFurtherDialogs: Bool = false) {
    self.answer = answer
    self.stopsFurtherDialogs = stopsFurtherDialogs
  }

  public static let dismissed = PageDialogReply(answer: .dismissed)
}
