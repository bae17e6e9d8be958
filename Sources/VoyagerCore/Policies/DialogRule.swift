/// Keeps a page from holding the browser with one dialog after the other.
public struct DialogRule: Sendable {
  private var count = 0
  private var isStopped = false

  public init() {}

  /// Whether the next dialog may be stopped for good by the person: from the second one on.
  public var offersToStop: Bool { count > 0 }

  /// The answer for a dialog that is not to be shown, or `nil` if it is to be shown.
  ///
  /// A page whose dialogs were stopped can't hold the person back either, so leaving it is agreed to.
  public mutating func answerWithoutAsking(_ dialog: PageDialog) -> PageDialog.Answer? {
    guard isStopped else {
      return nil
    }
    return dialog.kind == .leave ? .accepted : .dismissed
  }

  /// Follows what the person answered.
  public mutating func note(_ reply: PageDialogReply) {
    count += 1
    isStopped = isStopped || reply.stopsFurtherDialogs
  }

  /// A new document starts afresh.
  public mutating func reset() {
    self = DialogRule()
  }
}
