/// What a page captures at this moment.
public struct CaptureState: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let camera = CaptureState(rawValue: 1 << 0)
  public static let microphone = CaptureState(rawValue: 1 << 1)
  public static let screen = CaptureState(rawValue: 1 << 2)
}
