import Foundation
import VoyagerLinux

/// Where the program reads and writes.
@MainActor
final class Console {
  typealias Write = @MainActor (String) -> Void

  let isQuiet: Bool
  /// Whether a line may be drawn over.
  let showsProgress: Bool
  /// Whether what is printed is shown on a terminal.
  let isTerminal: Bool
  private let reader: (any LineReader)?
  private let output: Write
  private let errors: Write
  private let turns = Turns()

  /// - Parameter reader: What a person types, or `nil` when nobody is there.
  init(
    reader: (any LineReader)?, isQuiet: Bool, showsProgress: Bool = false, isTerminal: Bool = false,
    output: @escaping Write, errors: @escaping Write
  ) {
    self.reader = reader
    self.showsProgress = showsProgress
    self.isTerminal = isTerminal
    self.isQuiet = isQuiet
    self.output = output
    self.errors = errors
  }

  /// The process's own input and output.
  ///
  /// - Parameter readsScript: Whether standard input holds the script, so that no answer can be typed there.
  static func ofProcess(isQuiet: Bool, readsScript: Bool) -> Console {
    let errors = PersonalError.take()
    return Console(
      reader: readsScript ? nil : TerminalLines(), isQuiet: isQuiet,
      showsProgress: !isQuiet && isatty(errors.file.fileDescriptor) == 1,
      isTerminal: isatty(STDOUT_FILENO) == 1,
      output: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      errors: { errors.write($0) })
  }

  /// Whether somebody can be asked.
  var isInteractive: Bool { reader != nil }

  /// Prints what was asked for.
  func print(_ text: String) { output(text + "\n") }

  /// Tells the person something that they did not ask for.
  func tell(_ sentence: String) {
    if !isQuiet {
      errors(sentence + "\n")
    }
  }

  /// Says what went wrong.
  func complain(_ sentence: String) { errors("voyager-cli: \(sentence)\n") }

  /// Draws over the line it drew before.
  func redraw(_ line: String) { errors("\r\u{1B}[K" + line) }

  /// Asks the person, one question at a time.
  ///
  /// - Parameter lines: Said before the first question, which is asked with nothing between.
  /// - Returns: One answer for each prompt, or `nil` when nobody can answer, or answered no more.
  func ask(_ lines: String, _ prompts: [(text: String, echo: Echo)]) async -> [String]? {
    guard let reader else {
      return nil
    }
    await turns.take()
    defer { turns.give() }
    var answers: [String] = []
    errors(lines + "\n")
    for prompt in prompts {
      guard !Task.isCancelled else {
        return nil
      }
      errors(prompt.text + " ")
      guard let answer = await reader.readLine(prompt.echo) else {
        errors("\n")
        return nil
      }
      answers.append(answer)
    }
    return answers
  }

  func restore() { reader?.restore() }
}
