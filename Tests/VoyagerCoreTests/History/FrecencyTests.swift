import Foundation
import Testing

@testable import VoyagerCore

@Suite struct FrecencyTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func days(ago days: Double) -> Date { now - days * 86_400 }

  private func frecency(_ visits: (VisitKind, Double)...) -> Double {
    visits.reduce(Frecency.none) { $0.adding($1.0, at: days(ago: $1.1)) }.logarithm
  }

  @Test("More, later and typed visits count more; a reload counts for nothing")
  func orders() {
    #expect(frecency((.link, 1), (.link, 2)) > frecency((.link, 1)))
    #expect(frecency((.link, 1)) > frecency((.link, 2)))
    #expect(frecency((.typed, 10)) > frecency((.link, 10)))
    #expect(frecency((.link, 1), (.reload, 0)) == frecency((.link, 1)))
    #expect(frecency((.link, 30), (.link, 30)) < frecency((.link, 0)) + 0.001)
    #expect(frecency((.link, 90)) < frecency((.link, 0)))
  }

  @Test("The order of the visits doesn't matter")
  func anyOrder() {
    let difference = frecency((.link, 400), (.typed, 1)) - frecency((.typed, 1), (.link, 400))
    #expect(abs(difference) < 1e-9)
  }
}
