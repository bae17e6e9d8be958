/// Why an import did not happen; nothing of it is left then.
public enum ImportProblem: Error, Hashable, Sendable {
  /// The other browser's file can't be read.
  case source(StoreProblem)
  /// It was read, and can't be kept.
  case store(StoreProblem)
  case cancelled

  /// A sentence for the person.
  ///
  /// - Parameters:
  ///   - name: The other browser, or the file.
  ///   - isPart: Whether something else was imported before.
  public func sentence(_ name: String, isPart: Bool = false) -> String {
    let rest = isPart ? "Nothing else was imported." : "Nothing was imported."
    return switch self {
    case .source(let problem): "\(name) could not be read (\(problem.reason)). \(rest)"
    case .store(let problem): "The import could not be saved (\(problem.reason)). \(rest)"
    case .cancelled: "The import was stopped. \(rest)"
    }
  }
}
