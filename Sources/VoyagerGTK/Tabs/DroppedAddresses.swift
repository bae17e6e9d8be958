import GTK
import VoyagerCore

/// What dropped content means to a browser.
struct DroppedAddresses {
  private let lines: [String]

  init(_ content: DroppedContent) {
    switch content {
    case .addresses(let addresses): lines = addresses
    case .text(let text): lines = text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }

  /// In order; blank lines and the comments of a list of addresses are left out, and no script runs.
  @MainActor
  func addresses(search: SearchEngine, suffixes: (any PublicSuffixes)?) -> [Address] {
    lines.compactMap { line in
      guard !line.hasPrefix("#") else {
        return nil
      }
      switch AddressInput.interpret(line, search: search, suffixes: suffixes) {
      case .address(let address): return address
      case .search(let address): return lines.count == 1 ? address : nil
      case .nothing: return nil
      }
    }
  }
}
