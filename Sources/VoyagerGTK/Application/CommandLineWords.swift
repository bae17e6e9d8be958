/// The words of a command line, as the desktop or a person gave them.
struct CommandLineWords {
  /// The exit status for a command line that can't be understood.
  static let wrongUsage: Int32 = 2

  /// What the toolkit takes for itself when the session bus starts the program.
  private static let service = "--gapplication-service"

  private let arguments: [String]

  /// - Parameter arguments: The program first.
  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// What is Voyager's own.
  var options: [String] {
    let words = Array(arguments.dropFirst())
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return words[..<end].filter { $0 != Self.service } + words[end...]
  }
}
