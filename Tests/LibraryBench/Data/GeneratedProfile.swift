import Foundation
import VoyagerCore

/// A history that looks like a person's: few hosts and pages get most of the visits, titles in several scripts,
/// three identities, three years.
struct GeneratedProfile {
  static let now: Double = 1_800_000_000
  private static let years: Double = 3 * 365 * 86_400

  /// How many of the visits are to pages that were never seen before.
  static let newPages = 0.3

  let visits: Int

  var pages: Int { visits * 3 / 10 }

  var hosts: Int { max(20, Int(pow(Double(pages), 0.75))) }

  static let people = (1...3).compactMap { number in
    UUID(uuidString: "00000000-0000-4000-8000-00000000000\(number)").map { IdentityID(rawValue: $0) }
  }

  func page(_ number: Int) -> GeneratedPage { GeneratedPage(number, hosts: hosts) }

  /// Gives every visit, the oldest first, in portions.
  func forEach(portion: Int, _ body: ([GeneratedVisit]) async throws -> Void) async throws {
    var numbers = SeededGenerator(seed: UInt64(visits))
    var known = 0
    var last: Int?
    var waiting: [GeneratedVisit] = []
    for index in 0..<visits {
      let isNew = (index + 1) * 3 / 10 > known
      let page = isNew || known == 0 ? known : numbers.zipf(known)
      known = max(known, page + 1)
      let kind = Self.kind(&numbers)
      let age = Double(visits - index) / Double(visits) * Self.years
      waiting.append(
        GeneratedVisit(
          page: page, time: Self.now - age, kind: kind,
          opener: kind == .link && numbers.isTrue(0.6) ? last : nil))
      last = page
      if waiting.count == portion || index == visits - 1 {
        try await body(waiting)
        waiting.removeAll(keepingCapacity: true)
      }
    }
  }

  func change(_ visit: GeneratedVisit) -> HistoryChange {
    let page = page(visit.page)
    return .visit(
      Visit(
        to: Address(page.address), title: page.title, as: Self.people[page.person],
        at: Date(timeIntervalSince1970: visit.time), kind: visit.kind,
        opener: visit.opener.map { Address(self.page($0).address) }))
  }

  private static func kind(_ numbers: inout SeededGenerator) -> VisitKind {
    switch numbers.fraction() {
    case ..<0.08: .typed
    case ..<0.11: .bookmark
    case ..<0.18: .reload
    default: .link
    }
  }
}
