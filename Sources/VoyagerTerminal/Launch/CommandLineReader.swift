import Foundation
import VoyagerCore

/// Reads a command line.
struct CommandLineReader {
  private struct Wrong: Error {
    let sentence: String
  }

  private var verb: Verb?
  private var operands: [String] = []
  private var given: [(option: TerminalOption, value: String)] = []
  private var ending: TerminalRequest?

  /// - Parameter words: Without the program's name.
  static func read(_ words: [String]) -> TerminalRequest {
    var reader = CommandLineReader()
    do throws(Wrong) {
      try reader.take(words)
      if let ending = reader.ending {
        return ending
      }
      return .run(try reader.options())
    } catch {
      return .usage(error.sentence)
    }
  }

  private mutating func take(_ words: [String]) throws(Wrong) {
    var rest = words[...]
    while ending == nil, let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        try takeOperand(word)
        continue
      }
      try takeOption(word, from: &rest)
    }
  }

  private mutating func takeOperand(_ word: String) throws(Wrong) {
    guard verb != nil else {
      guard let verb = Verb(rawValue: word) else {
        throw Wrong(sentence: "There is no command \(Self.shown(word)). Try “voyager-cli --help”.")
      }
      self.verb = verb
      return
    }
    operands.append(word)
  }

  private mutating func takeOption(_ word: String, from rest: inout ArraySlice<String>) throws(Wrong) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, let option = TerminalOption(rawValue: name) else {
      throw Wrong(sentence: "There is no option \(Self.shown(parts[0])). Try “voyager-cli --help”.")
    }
    guard option.takesValue else {
      guard parts.count == 1 else {
        throw Wrong(sentence: "The option \(name) takes no value. Try “voyager-cli --help”.")
      }
      switch option {
      case .help: ending = .help
      case .version: ending = .version
      default: given.append((option, ""))
      }
      return
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw Wrong(sentence: "The option \(name) needs a value. Try “voyager-cli --help”.")
    }
    given.append((option, value))
  }

  private func options() throws(Wrong) -> TerminalOptions {
    guard let verb else {
      throw Wrong(sentence: "Say what to do, such as “voyager-cli text ADDRESS”. Try “voyager-cli --help”.")
    }
    var options = TerminalOptions(verb)
    options.operands = operands
    for (option, value) in given {
      guard option.verbs.isEmpty || option.verbs.contains(verb) else {
        let owners = option.verbs.map { "“\($0.rawValue)”" }.joined(separator: " and ")
        throw Wrong(sentence: "The option \(option.rawValue) belongs to \(owners).")
      }
      try Self.apply(option, value, to: &options)
    }
    if options.isPrivate, options.identity != nil {
      throw Wrong(sentence: "A private run has an identity of its own: use either --private or --identity.")
    }
    if verb.usesPages, options.addresses.isEmpty {
      throw Wrong(sentence: "Usage: voyager-cli \(verb.usage)")
    }
    if let file = options.file, let ending = Self.ending(of: file), !verb.fileEndings.isEmpty,
      !verb.fileEndings.contains(ending)
    {
      throw Wrong(
        sentence:
          "“\(verb.rawValue)” writes \(verb.rawValue == "shot" ? "PNG" : verb.rawValue.uppercased()): "
          + "give the file a name that ends with .\(verb.fileEndings.sorted().last ?? "").")
    }
    return options
  }

  private static func ending(of file: String) -> String? {
    let ending = URL(fileURLWithPath: file).pathExtension.lowercased()
    return ending.isEmpty ? nil : ending
  }

  private static func apply(
    _ option: TerminalOption, _ value: String, to options: inout TerminalOptions
  ) throws(Wrong) {
    switch option {
    case .identity: options.identity = value
    case .privately: options.isPrivate = true
    case .profile: options.profile = value
    case .json: options.printsJSON = true
    case .quiet: options.isQuiet = true
    case .wait: options.wait = LoadWait(value)
    case .folder: options.folder = value
    case .full: options.isWholePage = true
    case .all: options.isForAllSites = true
    case .kinds:
      let kinds = value.split(separator: ",").map { SiteDataKind(rawValue: String($0)) }
      options.kinds = Set(kinds.compactMap(\.self))
      guard !kinds.isEmpty, !kinds.contains(nil) else {
        let known = SiteDataKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw Wrong(sentence: "\(shown(value)) are no kinds of data. They are: \(known).")
      }
    case .last:
      guard let range = SiteDataRange(word: value) else {
        throw Wrong(sentence: "The option --last takes hour, day, week or month.")
      }
      options.range = range
    case .bookmarkFolder: options.bookmarkFolder = value
    case .tags: options.tags = value
    case .signInName: options.signInName = value
    case .browser: options.browser = value
    case .online: options.asksSites = true
    case .show: options.showsSecrets = true
    case .length:
      let lengths = PasswordGenerator.lengths
      options.length = Int(
        try number(value, of: option, in: Double(lengths.lowerBound)...Double(lengths.upperBound)))
    case .form:
      guard let form = LoginTableForm(rawValue: value.lowercased()) else {
        let known = LoginTableForm.allCases.map(\.rawValue).joined(separator: ", ")
        throw Wrong(sentence: "The option --form takes one of: \(known).")
      }
      options.tableForm = form
    case .help, .version: break
    case .timeout:
      options.timeout = .seconds(try number(value, of: option, in: 0.1...86_400))
    case .jobs:
      options.jobs = Int(try number(value, of: option, in: 1...64))
    case .width:
      let widths = PageSize.widths
      options.width = Int(
        try number(value, of: option, in: Double(widths.lowerBound)...Double(widths.upperBound)))
    case .zoom:
      let zooms = VoyagerSettings.pageZooms
      options.zoom = try number(value, of: option, in: zooms.lowerBound * 100...zooms.upperBound * 100) / 100
    case .answer:
      guard options.answers.add(value) else {
        throw Wrong(sentence: "\(shown(value)) answers nothing. Answers are: \(GivenAnswers.forms).")
      }
    }
  }

  private static func number(
    _ text: String, of option: TerminalOption, in range: ClosedRange<Double>
  ) throws(Wrong) -> Double {
    guard let number = Double(text), range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map { $0.formatted() }
      throw Wrong(
        sentence: "The option \(option.rawValue) takes a number from \(bounds[0]) to \(bounds[1]).")
    }
    return number
  }

  private static func shown(_ text: String) -> String {
    "“\(PlainText.line(String(text.prefix(60))))”"
  }
}

extension Double {
  fileprivate func formatted() -> String {
    self == rounded() ? String(Int(self)) : String(self)
  }
}
