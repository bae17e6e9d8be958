import Foundation

extension Error {
  /// What happened, as a part of a sentence: the words of whoever met it, or the system's.
  var failureReason: String {
    switch self {
    case let problem as StoreProblem: problem.reason
    case let error as SurfaceError: error.message
    case let failure as DownloadFailure: failure.reason
    default: SystemFailure(self)?.words ?? localizedDescription
    }
  }
}
