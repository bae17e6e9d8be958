import Foundation

/// SplitMix64: the same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func isTrue(_ probability: Double) -> Bool { fraction() < probability }

  /// A place from 0 up to `count`, the first ones by far the likeliest, as Zipf's law has it.
  mutating func zipf(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    return min(count - 1, Int(exp2(fraction() * log2(Double(count + 1)))) - 1)
  }
}
