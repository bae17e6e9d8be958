import Foundation
import VoyagerCore

/// What one address on the command line opens.
@MainActor
enum Target {
  static func resolve(_ text: String, _ services: BrowserServices) -> Result<Address, Problem> {
    var launch = LaunchOptions()
    launch.arguments = [text]
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let targets = launch.resolved(against: folder, suffixes: services.suffixes)
    guard let address = targets.addresses.first else {
      return .failure(Problem(.refused, targets.refusals.first ?? "This is no address."))
    }
    let step = Navigation(address: address)
    let context = NavigationRule.Context(page: .blank, isInternalPage: false, expected: address)
    guard NavigationRule.outcome(for: step, in: context) != .external else {
      return .failure(Problem(.refused, "Another app opens this address, and none is started from here."))
    }
    return .success(address)
  }
}
