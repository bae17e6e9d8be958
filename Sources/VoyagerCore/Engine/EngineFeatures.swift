/// What an engine can do.
///
/// The parent asks here and never checks for a platform.
public struct EngineFeatures: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A page can be written to one MHTML file.
  public static let savesPages = EngineFeatures(rawValue: 1 << 0)
  /// The back/forward list of a surface can be saved and restored.
  public static let sessionState = EngineFeatures(rawValue: 1 << 1)
  /// Pages can be printed.
  public static let prints = EngineFeatures(rawValue: 1 << 2)
  /// A developer's inspector can be opened.
  public static let inspector = EngineFeatures(rawValue: 1 << 3)
  /// A driver can control surfaces from outside.
  public static let automation = EngineFeatures(rawValue: 1 << 4)
}
