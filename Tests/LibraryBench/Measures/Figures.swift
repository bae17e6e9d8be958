/// What one run found, in the order it was found.
struct Figures {
  static let mark = "figure\t"

  /// Prints one for the process that collects them.
  static func report(_ name: String, _ value: Double) {
    print("\(mark)\(name)\t\(value)")
  }
}
