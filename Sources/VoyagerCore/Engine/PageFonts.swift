/// The letters of pages that choose none of their own.
///
/// A family that is `nil` is the system's; one that the system does not have is replaced by the engine.
public struct PageFonts: Hashable, Sendable {
  /// In CSS pixels.
  public static let sizes = 6...72
  /// In CSS pixels; 0 allows every size.
  public static let minimumSizes = 0...36

  /// Of a page that names no family at all.
  public var standard: String? { didSet { standard = Self.family(standard) } }
  public var serif: String? { didSet { serif = Self.family(serif) } }
  public var sansSerif: String? { didSet { sansSerif = Self.family(sansSerif) } }
  public var monospace: String? { didSet { monospace = Self.family(monospace) } }

  /// The size of a page's text, kept within ``sizes``.
  ///
  /// Default: 16.
  public var size = 16 { didSet { size = size.nearest(in: Self.sizes) } }

  /// The size of text in the monospace family, kept within ``sizes``.
  ///
  /// Default: 13.
  public var monospaceSize = 13 { didSet { monospaceSize = monospaceSize.nearest(in: Self.sizes) } }

  /// No letter is smaller, whatever a page says.
  ///
  /// Kept within ``minimumSizes``. Default: 0.
  public var minimumSize = 0 { didSet { minimumSize = minimumSize.nearest(in: Self.minimumSizes) } }

  public init() {}

  private static func family(_ name: String?) -> String? {
    name.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}

extension Int {
  fileprivate func nearest(in range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
