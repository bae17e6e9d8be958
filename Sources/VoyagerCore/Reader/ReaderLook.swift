/// How articles look in the reader view.
public struct ReaderLook: Hashable, Sendable {
  public enum Font: String, CaseIterable, Codable, Hashable, Sendable {
    case serif
    case sansSerif
  }

  /// How long lines are.
  public enum Width: String, CaseIterable, Codable, Hashable, Sendable {
    case narrow
    case medium
    case wide
  }

  public enum Colors: String, CaseIterable, Codable, Hashable, Sendable {
    /// Light or dark, as the browser is.
    case system
    case light
    case sepia
    case dark
  }

  public static let textSizes = 12...40
  static let textStep = 2

  public var font = Font.serif
  public var width = Width.medium
  public var colors = Colors.system

  /// In pixels of a page that is as large as it says itself, kept within ``textSizes``.
  public var textSize = 18 {
    didSet { textSize = min(max(textSize, Self.textSizes.lowerBound), Self.textSizes.upperBound) }
  }

  public init() {}
}
