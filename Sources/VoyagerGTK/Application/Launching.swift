import Foundation
import GTK
import VoyagerCore
import VoyagerLinux

/// Opens what a start of the program, this one or a later one, was given.
@MainActor
struct Launching {
  /// The exit status when another kind of shell has the profile.
  private static let profileInUse: Int32 = 5

  private let application: VoyagerApplication
  private let services: BrowserServices?
  private let isProfileInUse: Bool

  init(_ application: VoyagerApplication) {
    self.application = application
    services = application.services
    isProfileInUse = application.isProfileInUse
  }

  /// - Returns: The exit status of the process that asked.
  func run(_ invocation: CommandLineInvocation) -> Int32 {
    guard !isProfileInUse else {
      invocation.printError("voyager: \(ProfileLock.inUse)\n")
      return Self.profileInUse
    }
    let options: LaunchOptions
    switch LaunchOptions.parse(CommandLineWords(invocation.arguments).options) {
    case .run(let parsed):
      options = parsed
    case .usage(let sentence):
      invocation.printError("voyager: \(sentence)\n")
      return CommandLineWords.wrongUsage
    case .help, .version:
      // Answered by the process that asked.
      return 0
    }
    let identity = options.identity.flatMap { services?.identities.identity(named: $0) }
    if let name = options.identity, identity == nil {
      invocation.printError("voyager: There is no identity of the name “\(name)”.\n")
      return CommandLineWords.wrongUsage
    }
    guard !(options.isAutomated && options.arguments.isEmpty) else {
      return 0
    }
    let folder = URL(fileURLWithPath: invocation.directory ?? "/", isDirectory: true)
    let refusals = open(options, folder, identity)
    refusals.forEach { invocation.printError("voyager: \($0)\n") }
    return refusals.isEmpty ? 0 : CommandLineWords.wrongUsage
  }

  /// Opens addresses that the desktop handed over.
  func open(_ addresses: [String]) {
    var options = LaunchOptions()
    options.arguments = addresses
    open(options, URL(fileURLWithPath: "/", isDirectory: true), nil)
  }

  /// Brings a window to the front, or opens one.
  func openStart() { open(.lastUsedWindow) }

  /// Opens a window with nothing yet, or brings one to the front.
  func open(_ place: LinkPlace) {
    guard let services else {
      return
    }
    application.begin(for: StartDecision.Launch(place)) { services.openLinks([], place) }
  }

  @discardableResult
  private func open(_ options: LaunchOptions, _ folder: URL, _ identity: Identity?) -> [String] {
    guard let services else {
      return []
    }
    let targets = options.resolved(against: folder, suffixes: services.suffixes)
    let place = LinkPlace(options)
    application.begin(for: options.isAutomated ? .driver : StartDecision.Launch(place)) {
      services.openLinks(targets.addresses, place, identity: identity)
      targets.refusals.forEach { services.show(Notice($0)) }
    }
    return targets.refusals
  }
}

extension LinkPlace {
  fileprivate init(_ options: LaunchOptions) {
    self = options.isPrivate ? .privateWindow : options.opensNewWindow ? .newWindow : .lastUsedWindow
  }
}

extension StartDecision.Launch {
  fileprivate init(_ place: LinkPlace) {
    self = place == .privateWindow ? .privateBrowsing : .person
  }
}
