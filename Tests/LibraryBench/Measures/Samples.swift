import Foundation

/// Times of one thing done many times, in milliseconds.
struct Samples {
  private var times: [Double] = []
  private var work: [Double] = []

  mutating func measure<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    let (start, startOfWork) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_PROCESS_CPUTIME_ID))
    let value = try await body()
    times.append(Self.now(CLOCK_MONOTONIC) - start)
    work.append(Self.now(CLOCK_PROCESS_CPUTIME_ID) - startOfWork)
    return value
  }

  /// Whether they took so long together that further ones would hold everybody up.
  var isLongEnough: Bool { times.reduce(0, +) > 20_000 }

  /// The time that this part of the samples does not exceed, and of the processor alone, which other programs
  /// don't lengthen.
  func quantile(_ part: Double) -> Figure {
    Figure(time: Self.quantile(part, times), work: Self.quantile(part, work))
  }

  private static func quantile(_ part: Double, _ times: [Double]) -> Double {
    times.isEmpty ? 0 : times.sorted()[min(times.count - 1, Int(Double(times.count) * part))]
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}
