import Foundation
import Glibc
import Synchronization

/// One run of the built `voyager-cli`, where there is no display.
///
/// Its output comes through pipes, or through one terminal that also is its input.
final class ProgramRun: Sendable {
  enum Input: Sendable {
    /// Standard input is a pipe that holds nothing.
    case pipe
    /// Standard input, output and error are one terminal.
    case terminal
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private enum Stream {
    case output
    case errors
  }

  private struct State {
    var output = Data()
    var errors = Data()
    var status: Int32?
    /// How many streams still may bring something.
    var openStreams = 0
  }

  // Values of the system that its headers show to C alone.
  private static let unlockTerminal: UInt = 0x4004_5431
  private static let terminalNumber: UInt = 0x8004_5430
  private static let newSession: Int32 = 0x80

  let process: pid_t
  private let state = Mutex(State())
  private let terminal: Int32?

  init(_ words: [String], in profile: TestProfile, _ input: Input = .pipe) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var readers: [(Int32, Stream)] = []
    var given: [Int32] = []
    switch input {
    case .pipe:
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      for (target, stream) in [(Int32(1), Stream.output), (2, .errors)] {
        let (reading, writing) = try Self.pipe()
        posix_spawn_file_actions_adddup2(&actions, writing, target)
        readers.append((reading, stream))
        given.append(writing)
      }
      terminal = nil
    case .terminal:
      let (master, name) = try Self.openTerminal()
      // The first terminal that a new session opens becomes its own.
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      readers.append((master, .output))
      terminal = master
    }
    let count = readers.count
    state.withLock { $0.openStreams = count }
    process = try Self.spawn(words, in: profile, &actions)
    given.forEach { close($0) }
    for (descriptor, stream) in readers {
      Thread.detachNewThread { self.follow(descriptor, stream) }
    }
    Thread.detachNewThread { self.waitForEnd() }
  }

  /// What a terminal shows, or what came through standard output.
  var output: String { state.withLock { String(decoding: $0.output, as: UTF8.self) } }

  var errors: String { state.withLock { String(decoding: $0.errors, as: UTF8.self) } }

  /// The exit status, or the signal that ended it as a negative number; `nil` while it runs.
  var status: Int32? { state.withLock { $0.status } }

  /// Runs it to its end.
  static func run(
    _ words: String..., in profile: TestProfile, _ input: Input = .pipe
  ) async throws -> ProgramRun {
    let run = try ProgramRun(words, in: profile, input)
    try await run.end()
    return run
  }

  func end() async throws {
    try await wait(for: "the end") { state.withLock { $0.status != nil && $0.openStreams == 0 } }
  }

  /// Types a line once the program asks for it.
  func answer(_ question: String, _ line: String, after count: Int = 0) async throws {
    try await wait(for: question) { output.components(separatedBy: question).count > count + 1 }
    type(line + "\n")
  }

  func type(_ text: String) {
    if let terminal {
      _ = write(terminal, text, text.utf8.count)
    }
  }

  func wait(for what: String, until condition: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !condition() {
      guard ContinuousClock.now < end else {
        kill(process, SIGKILL)
        throw Failure(description: "It never came to: \(what)\n\(output)\n\(errors)")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  private func follow(_ descriptor: Int32, _ stream: Stream) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else {
        break
      }
      state.withLock {
        switch stream {
        case .output: $0.output.append(contentsOf: bytes.prefix(count))
        case .errors: $0.errors.append(contentsOf: bytes.prefix(count))
        }
      }
    }
    state.withLock { $0.openStreams -= 1 }
    if descriptor != terminal {
      close(descriptor)
    }
  }

  private func waitForEnd() {
    var word: Int32 = 0
    while waitpid(process, &word, 0) < 0 && errno == EINTR {}
    let signal = word & 0x7F
    let status = signal == 0 ? (word >> 8) & 0xFF : -signal
    state.withLock { $0.status = status }
  }

  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else {
      throw Failure(description: "There is no pipe.")
    }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func openTerminal() throws -> (master: Int32, name: String) {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, unlockTerminal, &unlocked) == 0,
      ioctl(master, terminalNumber, &number) == 0
    else {
      throw Failure(description: "There is no terminal.")
    }
    return (master, "/dev/pts/\(number)")
  }

  private static func spawn(
    _ words: [String], in profile: TestProfile, _ actions: inout posix_spawn_file_actions_t
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let arguments = [TestProfile.program, "--profile", profile.folder.path] + words
    var argumentPointers = arguments.map { strdup($0) } + [nil]
    var environmentPointers = profile.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argumentPointers + environmentPointers).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(
      &process, TestProfile.program, &actions, &attributes, &argumentPointers, &environmentPointers)
    guard code == 0 else {
      throw Failure(description: "\(TestProfile.program): \(String(cString: strerror(code)))")
    }
    return process
  }
}
