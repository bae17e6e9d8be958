import Foundation

extension Error {
  /// What happened, as a part of a sentence: the words of whoever met it, or the system's.
  var failureReason: String {
    (self as? StoreProblem)?.reason ?? (self as? SurfaceError)?.message ?? SystemFailure(self)?.words
      ?? localizedDescription
  }
}
