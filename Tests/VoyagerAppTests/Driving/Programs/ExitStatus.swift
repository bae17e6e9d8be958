enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  case ended(bySignal: Int32)

  /// Reads the word that `waitpid` gives.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .ended(bySignal: signal)
  }
}
