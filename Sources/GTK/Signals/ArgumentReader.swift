import CDesktop

/// Reads a signal's arguments in order; the first value is the emitter itself.
@MainActor
struct ArgumentReader {
  private var position: UnsafePointer<GValue>

  init(_ values: UnsafePointer<GValue>) {
    position = values
  }

  mutating func next<Argument: ValueReadable>(_ type: Argument.Type) -> Argument {
    position += 1
    return type.read(position)
  }
}
