import Foundation

enum Spawn {
  /// Starts a program in a process group of its own, with no open files but its output.
  ///
  /// Searches `PATH`.
  static func start(
    _ program: String, _ arguments: [String], environment: [String: String],
    standardOutput: URL, standardError: URL
  ) throws -> pid_t {
    keepOpenFilesPrivate()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let create = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, 1, standardOutput.path, create, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, standardError.path, create, 0o600)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    var argumentPointers = ([program] + arguments).map { strdup($0) } + [nil]
    var environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argumentPointers + environmentPointers).forEach { free($0) } }

    var process = pid_t()
    let code = posix_spawnp(
      &process, program, &actions, &attributes, &argumentPointers, &environmentPointers)
    guard code == 0 else {
      throw SpawnError(program: program, code: code)
    }
    return process
  }

  /// A pipe's end in a browser that lives on would keep its reader waiting.
  private static func keepOpenFilesPrivate() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for file in names.compactMap({ Int32($0) }) where file > 2 {
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
  }
}
