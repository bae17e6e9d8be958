import Foundation

extension Departure {
  /// What left, and why, as a sentence for the person.
  public var sentence: String {
    switch kind {
    case .run(.closed, _): "Voyager was closed."
    case .run(.asked(let signal), _): "The system ended Voyager (\(signal))."
    case .run(.crashed, _): "Voyager ended unexpectedly. This was found at the next start."
    case .pages(.crashed, let sites): "\(Self.pages(of: sites)) stopped working.\(memoryWords)"
    case .pages(.outOfMemory, let sites):
      "\(Self.pages(of: sites)) needed more memory than there is.\(memoryWords)"
    case .pages(.terminated, let sites): "\(Self.pages(of: sites)) ended early.\(memoryWords)"
    case .address(let address, let app, let site):
      "\(site.isEmpty ? "A page" : AddressDisplay.name(site)) opened “\(AddressDisplay.full(address))” in \(app)."
    }
  }

  /// The same for a report to strangers: no site, no address.
  var report: String {
    let words =
      switch kind {
      case .run(_, let version): version.isEmpty ? sentence : sentence + " Version \(version)."
      case .pages(let end, let sites):
        Departure(.pages(end, sites: []), memory: memory).sentence
          + (sites.count > 1 ? " \(sites.count) sites shared it." : "")
      case .address(let address, _, _): "A page opened an address of the kind “\(address.scheme ?? "")”."
      }
    return "\(date.formatted(.iso8601)) \(words)"
  }

  /// Whether something ended that should have gone on.
  var isTrouble: Bool {
    switch kind {
    case .run(let end, _): end == .crashed
    case .pages: true
    case .address: false
    }
  }

  private var memoryWords: String {
    memory.map { " It had \(max(1, $0 / 1_000_000)) MB of memory." } ?? ""
  }

  private static func pages(of sites: [String]) -> String {
    sites.isEmpty
      ? "A page's process"
      : "The process of pages of \(sites.map { AddressDisplay.name($0) }.joined(separator: ", "))"
  }
}
