import Foundation
import VoyagerCore

/// Why something that was asked for could not be done.
struct Problem: Error, Hashable, Sendable {
  let code: ExitCode
  /// A sentence for the person.
  let sentence: String

  init(_ code: ExitCode, _ sentence: String) {
    self.code = code
    self.sentence = sentence
  }

  /// A page's own failure in words, or `nil` when the error is another's.
  init?(catching error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let error as ScriptError:
      self.init(.pageFailed, "The script failed: \(PlainText.line(error.message))")
    case let error as SurfaceError: self.init(.pageFailed, PlainText.line(error.message))
    default: return nil
    }
  }
}
