public import Foundation

/// What the arguments of a command line open, and what was refused.
public struct LaunchTargets: Hashable, Sendable {
  /// In the order they were named.
  public var addresses: [Address] = []
  /// One sentence for each argument that is not opened.
  public var refusals: [String] = []
}

extension LaunchOptions {
  /// Turns the arguments into addresses; nothing is searched for.
  ///
  /// - Parameter folder: The folder in which the command was given.
  @MainActor
  public func resolved(against folder: URL, suffixes: (any PublicSuffixes)? = nil) -> LaunchTargets {
    var targets = LaunchTargets()
    for argument in arguments where !argument.isEmpty {
      switch LaunchArgument(argument, folder: folder).target(suffixes: suffixes) {
      case .success(let address): targets.addresses.append(address)
      case .failure(let refusal): targets.refusals.append(refusal.sentence)
      }
    }
    return targets
  }
}
