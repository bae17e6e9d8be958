extension Notice {
  /// A file could not be read, and this run does without it.
  public static func unreadable(_ subject: StoredSubject, _ problem: StoreProblem) -> Notice {
    Notice(
      "The saved \(subject.rawValue) could not be read (\(problem.reason)). "
        + "This run uses the defaults and leaves the file alone.")
  }

  /// A change could not be written, and was not made.
  public static func unchanged(_ subject: StoredSubject, _ problem: StoreProblem) -> Notice {
    Notice("The \(subject.rawValue) could not be changed (\(problem.reason)).")
  }

  /// What was to go is still there.
  public static func undeleted(_ subject: StoredSubject, _ problem: StoreProblem) -> Notice {
    Notice(
      "Some \(subject.rawValue) could not be deleted (\(problem.reason)). They are still on this computer.")
  }

  /// A change could not be written; it holds for this run.
  public static func unsaved(_ subject: StoredSubject, _ problem: StoreProblem) -> Notice {
    Notice(
      "The \(subject.rawValue) could not be saved (\(problem.reason)). "
        + "The changes hold until Voyager is closed.")
  }
}
