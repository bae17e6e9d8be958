/// What one run found, in the order it was found.
struct Figures {
  static let mark = "figure\t"

  /// Prints one for the process that collects them.
  static func report(_ name: String, _ figure: Figure) {
    print("\(mark)\(name)\t\(figure.text)")
  }

  static func report(_ name: String, _ samples: Samples) {
    report("\(name) p50", samples.quantile(0.5))
    report("\(name) p99", samples.quantile(0.99))
  }
}
