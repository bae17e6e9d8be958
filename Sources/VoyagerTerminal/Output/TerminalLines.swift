import Dispatch
import Glibc

/// The lines typed on the terminal at standard input.
@MainActor
final class TerminalLines: LineReader {
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private var waiting: CheckedContinuation<String?, Never>?
  private var saved: termios?

  /// - Returns: `nil` when standard input is no terminal.
  init?(descriptor: Int32 = STDIN_FILENO) {
    guard isatty(descriptor) == 1 else {
      return nil
    }
    self.descriptor = descriptor
  }

  func readLine(_ echo: Echo) async -> String? {
    guard !Task.isCancelled else {
      return nil
    }
    if echo == .hidden {
      hideLetters()
    }
    defer { restore() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting = continuation
        listen()
      }
    } onCancel: {
      Task { @MainActor in self.finish(nil) }
    }
  }

  func restore() {
    if var settings = saved {
      saved = nil
      tcsetattr(descriptor, TCSADRAIN, &settings)
    }
  }

  private func hideLetters() {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      return
    }
    saved = settings
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_lflag |= tcflag_t(ECHONL)
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  /// What is typed before it is asked for stays with the terminal.
  private func listen() {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read() }
    }
    self.source = source
    source.activate()
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else {
      finish(nil)
      return
    }
    let line = String(decoding: bytes.prefix(count), as: UTF8.self)
    finish(String(line.prefix { !$0.isNewline }))
  }

  private func finish(_ line: String?) {
    source?.cancel()
    source = nil
    waiting?.resume(returning: line)
    waiting = nil
  }
}
