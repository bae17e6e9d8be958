import CDesktop

extension Application {
  /// Once, in the first process only: the place for actions and style.
  public func onStartup(_ body: @escaping @MainActor () -> Void) { connect("startup", body) }

  public func onActivate(_ body: @escaping @MainActor () -> Void) { connect("activate", body) }

  public func onShutdown(_ body: @escaping @MainActor () -> Void) { connect("shutdown", body) }

  /// The addresses to open, also for relative paths of another process, and the hint that came with them.
  ///
  /// GIO has cut query and fragment off `file:` addresses by then; a command line still has them.
  public func onOpen(_ body: @escaping @MainActor (_ addresses: [String], _ hint: String) -> Void) {
    connect("open") { (files: UnsafeMutableRawPointer, count: Int32, hint: String) in
      let start = files.assumingMemoryBound(to: OpaquePointer?.self)
      let addresses = UnsafeBufferPointer(start: start, count: Int(count)).compactMap { file in
        takeString(g_file_get_uri(file))
      }
      body(addresses, hint)
    }
  }

  /// The answer is the exit status of the process that asked; it waits while the invocation is kept.
  public func onCommandLine(_ body: @escaping @MainActor (CommandLineInvocation) -> Int32) {
    connect("command-line") { (invocation: CommandLineInvocation) -> Int32 in body(invocation) }
  }
}
