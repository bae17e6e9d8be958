import VoyagerCore

/// Opens no app: an address that one would open goes to the terminal's questions, which print it.
@MainActor
final class PrintedAddresses: ExternalApps {
  func nameOfApp(for address: Address) -> String? { "another app" }

  func open(_ address: Address) async -> Bool { false }
}
