/// The steps in which a page is made larger and smaller.
public enum PageZoom {
  public static let steps = [0.3, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5]

  /// The next larger step, or `nil` at the end.
  ///
  /// A zoom between two steps goes to the nearer end of its gap.
  public static func larger(_ zoom: Double) -> Double? {
    steps.first { $0 > zoom + 0.001 }
  }

  /// The next smaller step, or `nil` at the end.
  public static func smaller(_ zoom: Double) -> Double? {
    steps.last { $0 < zoom - 0.001 }
  }
}
