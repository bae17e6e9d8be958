/// The options of one start, as they were written.
public struct LaunchOptions: Hashable, Sendable {
  public var opensNewWindow = false
  public var isPrivate = false
  public var isAutomated = false
  /// The name of the identity to open in.
  public var identity: String?
  /// The folder of another profile; may be relative.
  public var profile: String?
  /// Addresses and files, in order.
  public var arguments: [String] = []

  public init() {}

  /// Reads a command line without the program's name.
  public static func parse(_ commandLine: [String]) -> LaunchRequest {
    var options = LaunchOptions()
    var rest = commandLine[...]
    while let word = rest.popFirst() {
      if word == "--" {
        options.arguments += rest
        break
      }
      guard word.hasPrefix("-") else {
        options.arguments.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      let value = parts.count == 2 ? String(parts[1]) : nil
      if let request = options.take(name, value, from: &rest) {
        return request
      }
    }
    options.arguments.removeAll(where: \.isEmpty)
    return options.conflict.map { .usage($0) } ?? .run(options)
  }

  /// Takes one option.
  ///
  /// - Returns: What it ends the reading with, or `nil` to read on.
  private mutating func take(
    _ name: String, _ value: String?, from rest: inout ArraySlice<String>
  ) -> LaunchRequest? {
    switch name {
    case "--identity", "--profile":
      guard let value = value ?? rest.popFirst(), !value.isEmpty else {
        return .usage("The option \(name) needs a value. Try “voyager --help”.")
      }
      if name == "--identity" {
        identity = value
      } else {
        profile = value
      }
      return nil
    case _ where !Self.switches.contains(name):
      return .usage("There is no option \(Self.shown(name)). Try “voyager --help”.")
    case _ where value != nil:
      return .usage("The option \(name) takes no value. Try “voyager --help”.")
    case "--help": return .help
    case "--version": return .version
    case "--new-window": opensNewWindow = true
    case "--private": isPrivate = true
    default: isAutomated = true
    }
    return nil
  }

  private var conflict: String? {
    if isPrivate, identity != nil {
      return "A private window has an identity of its own: use either --private or --identity."
    }
    return nil
  }

  private static let switches: Set<String> = [
    "--help", "--version", "--new-window", "--private", "--automation-mode",
  ]

  private static func shown(_ name: String) -> String {
    "“\(PercentEncoding.hidingInvisible(String(name.prefix(60))))”"
  }
}

extension LaunchOptions {
  /// The text of `--help`.
  public static let help = """
    Usage: voyager [OPTION …] [ADDRESS|FILE …]

    Opens each address and each file in a tab of the window used last.

      --new-window       open in a new window
      --private          open in a private window, which leaves nothing behind
      --identity NAME    open in the identity of this name
      --profile DIR      keep everything in this folder, apart from all other profiles
      --automation-mode  let a WebDriver control this run; nothing of it is kept
      --version          show the version and exit
      --help             show this help and exit
    """
}
