/// What of a page would be lost if its surface ended now, or must not be kept, as far as the engine sees it.
public struct SurfaceActivity: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It uses the camera, the microphone or the screen, or paused that and may go on at once.
  public static let captures = SurfaceActivity(rawValue: 1 << 0)
  /// The person wrote or chose something in it that was not sent.
  public static let edited = SurfaceActivity(rawValue: 1 << 1)
  /// The developer's inspector is open.
  public static let inspected = SurfaceActivity(rawValue: 1 << 2)
  /// Another page that is open holds it by a name in its scripts, or the other way round.
  public static let connected = SurfaceActivity(rawValue: 1 << 3)
  /// The document came as the answer to what a form sent, and can't be had again without sending it.
  public static let answersForm = SurfaceActivity(rawValue: 1 << 4)
  /// The server said that nothing of the document may be stored.
  public static let unstorable = SurfaceActivity(rawValue: 1 << 5)
}
