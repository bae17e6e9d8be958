import Foundation
import VoyagerCore

/// How much programs wait for memory, from a file of the kernel's.
@MainActor
final class PressureFile {
  /// A share of the time in which some programs wait that a person feels.
  private static let moderate = 0.1
  /// A share of the time in which nothing goes on at all.
  private static let critical = 0.2
  /// Beyond this age, an earlier reading tells less than the kernel's own mean.
  private static let memory = Duration.seconds(10)

  let url: URL
  private var last: (reading: PressureReading, at: SuspendingClock.Instant)?

  init(_ url: URL) {
    self.url = url
  }

  func pressure(at now: SuspendingClock.Instant = .now) -> MemoryPressure {
    guard
      let reading = (try? Data(contentsOf: url)).flatMap({
        PressureReading(String(decoding: $0, as: UTF8.self))
      })
    else {
      return .none
    }
    defer { last = (reading, now) }
    let full = share(\.full, reading, now)
    return full >= Self.critical
      ? .critical : share(\.some, reading, now) >= Self.moderate ? .moderate : .none
  }

  /// The kernel's mean goes on for seconds after the pressure has gone.
  private func share(
    _ line: KeyPath<PressureReading, PressureReading.Line>, _ reading: PressureReading,
    _ now: SuspendingClock.Instant
  ) -> Double {
    guard let last, last.at.duration(to: now) <= Self.memory, last.at < now else {
      return reading[keyPath: line].recent
    }
    let seconds = last.at.duration(to: now) / .seconds(1)
    return (reading[keyPath: line].total - last.reading[keyPath: line].total) / seconds
  }
}
