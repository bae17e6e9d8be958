import Foundation

/// A departure as one line of JSON.
struct DepartureLine: Codable {
  private enum What: String, Codable {
    case run
    case pages
    case address
  }

  private let when: Date
  private let what: What
  private var how: String?
  private var by: String?
  private var version: String?
  private var sites: [String]?
  private var address: String?
  private var app: String?
  private var identity: UUID?
  /// In bytes.
  private var memory: Int?

  init(_ departure: Departure) {
    when = departure.date
    identity = departure.identity?.rawValue
    memory = departure.memory
    switch departure.kind {
    case .run(let end, let version):
      what = .run
      self.version = version
      switch end {
      case .closed: how = "closed"
      case .asked(let by): (how, self.by) = ("asked", by)
      case .crashed: how = "crashed"
      }
    case .pages(let end, let sites):
      what = .pages
      self.sites = sites
      how =
        switch end {
        case .crashed: "crashed"
        case .outOfMemory: "out-of-memory"
        case .terminated: "terminated"
        }
    case .address(let address, let app, let site):
      what = .address
      self.address = address.text
      self.app = app
      sites = [site]
    }
  }

  /// - Returns: `nil` for a kind that this version does not know.
  var departure: Departure? {
    kind.map {
      Departure($0, at: when, identity: identity.map { IdentityID(rawValue: $0) }, memory: memory)
    }
  }

  private var kind: Departure.Kind? {
    switch what {
    case .run: runEnd.map { .run($0, version: version ?? "") }
    case .pages: processEnd.map { .pages($0, sites: sites ?? []) }
    case .address: address.map { .address(Address($0), app: app ?? "", site: sites?.first ?? "") }
    }
  }

  private var runEnd: RunEnd? {
    switch how {
    case "closed": .closed
    case "asked": .asked(by: by ?? "")
    case "crashed": .crashed
    default: nil
    }
  }

  private var processEnd: ProcessEnd? {
    switch how {
    case "crashed": .crashed
    case "out-of-memory": .outOfMemory
    case "terminated": .terminated
    default: nil
    }
  }
}

extension DepartureLine {
  /// With its line's end.
  var bytes: Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return (try? encoder.encode(self)).map { $0 + [UInt8(ascii: "\n")] }
  }

  init?(_ line: Data) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let line = try? decoder.decode(Self.self, from: line) else { return nil }
    self = line
  }
}
