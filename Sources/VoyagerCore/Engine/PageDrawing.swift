/// What draws pages.
public enum PageDrawing: String, CaseIterable, Codable, Hashable, Sendable {
  /// A graphics processor where the machine has one, and else the processor, which then takes less memory.
  case automatic
  /// A graphics processor, or what stands in for one.
  case hardware
  /// The processor.
  case software
}
