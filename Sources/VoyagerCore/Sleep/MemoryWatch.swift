/// Watches how scarce memory is on the machine, and within the limit that the program may have.
@MainActor
public protocol MemoryWatch: AnyObject {
  /// How scarce it is now. Asked at least once each ``interval``, and again after each tab that went to sleep;
  /// returns at once.
  func pressure() -> MemoryPressure

  /// How often it is worth asking. Default: once a minute.
  var interval: Duration { get }

  /// Called when memory runs short between two questions.
  var onWarning: (@MainActor () -> Void)? { get set }
}

extension MemoryWatch {
  public var interval: Duration { .seconds(60) }
}
