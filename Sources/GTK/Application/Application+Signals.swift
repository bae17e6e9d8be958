import CDesktop

extension Application {
  /// Once, in the first process only: the place for actions and style.
  public func onStartup(_ body: @escaping @MainActor () -> Void) { connect("startup", body) }

  public func onActivate(_ body: @escaping @MainActor () -> Void) { connect("activate", body) }

  /// The desktop's session is about to end, or the person is being asked whether it should.
  ///
  /// When it does, the loop ends at once.
  public func onSessionEnding(_ body: @escaping @MainActor () -> Void) {
    self["register-session"] = true
    connect("query-end", body)
  }

  public func onShutdown(_ body: @escaping @MainActor () -> Void) { connect("shutdown", body) }

  /// The addresses that another program asks to open, as it wrote them.
  ///
  /// Ask before `run` or `register`. A second start comes as a command line instead.
  public func onOpen(_ body: @escaping @MainActor (_ addresses: [String]) -> Void) {
    add(
      Action(OpenCall.action, parameter: .strings) { addresses in
        if case .strings(let addresses) = addresses {
          body(addresses)
        }
      })
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else {
      return
    }
    OpenCall.redirect(on: bus)
    // The connection is shared by all who ask for it, as long as one of them keeps it.
    g_object_set_data_full(typed(), "session-bus", UnsafeMutableRawPointer(bus)) { bus in
      g_object_unref(bus)
    }
  }

  /// The answer is the exit status of the process that asked; it waits while the invocation is kept.
  public func onCommandLine(_ body: @escaping @MainActor (CommandLineInvocation) -> Int32) {
    connect("command-line") { (invocation: CommandLineInvocation) -> Int32 in body(invocation) }
  }
}
