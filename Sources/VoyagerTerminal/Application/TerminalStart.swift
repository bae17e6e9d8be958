import Foundation
public import VoyagerCore
import VoyagerLinux

/// One start of the program, from its command line to its exit status.
@MainActor
public enum TerminalStart {
  /// Makes an engine whose pages have this size, on the display that is there by then.
  public typealias MakeEngine = @MainActor (PageSize) -> any Engine

  /// - Parameters:
  ///   - arguments: The program first.
  ///   - makeEngine: Called at most once.
  public static func run(_ arguments: [String], makeEngine: @escaping MakeEngine) -> Int32 {
    guard ProcessInfo.processInfo.environment["VOYAGER_UNDER_TEST"] == nil else {
      print("Voyager is under test.")
      return 0
    }
    switch CommandLineReader.read(Array(arguments.dropFirst())) {
    case .help:
      print(Help.text)
      return 0
    case .version:
      print("Voyager \(VoyagerVersion.text)")
      return 0
    case .usage(let sentence):
      complain(sentence)
      return ExitCode.usage.rawValue
    case .run(let options):
      return TerminalProcess(options).run(makeEngine)
    }
  }

  static func complain(_ sentence: String) {
    FileHandle.standardError.write(Data("voyager-cli: \(sentence)\n".utf8))
  }
}
