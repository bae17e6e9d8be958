import Foundation

/// Times of one thing done many times, in milliseconds.
struct Samples {
  private(set) var times: [Double] = []

  mutating func measure<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    let start = ContinuousClock.now
    let value = try await body()
    let time = ContinuousClock.now - start
    times.append(Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) * 1e-15)
    return value
  }

  /// The time that this part of the samples does not exceed.
  func quantile(_ part: Double) -> Double {
    guard !times.isEmpty else { return 0 }
    return times.sorted()[min(times.count - 1, Int(Double(times.count) * part))]
  }
}
