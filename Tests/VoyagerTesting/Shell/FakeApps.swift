public import VoyagerCore

/// Apps that exist only in a test.
@MainActor
public final class FakeApps: ExternalApps {
  /// App names by scheme.
  public var names: [String: String]
  public private(set) var opened: [Address] = []
  public var isWorking = true

  public init(_ names: [String: String] = [:]) {
    self.names = names
  }

  public func nameOfApp(for address: Address) -> String? {
    address.scheme.flatMap { names[$0] }
  }

  public func open(_ address: Address) async -> Bool {
    opened.append(address)
    return isWorking
  }
}
