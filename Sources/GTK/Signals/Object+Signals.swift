import CDesktop

// A handler may take fewer arguments than the signal has. Arguments and result are checked when it is
// connected. Each function comes twice, because one generic result would be inferred as `()?` for
// `{ [weak self] in self?.change() }`.
extension Object {
  /// Connects until the token goes.
  public func on<each Argument: ValueReadable>(
    _ signal: String, _ body: @escaping @MainActor (repeat each Argument) -> Void
  ) -> SignalToken {
    SignalToken(attachHandler(signal, body))
  }

  public func on<each Argument: ValueReadable, Result: SignalResult>(
    _ signal: String, _ body: @escaping @MainActor (repeat each Argument) -> Result
  ) -> SignalToken {
    SignalToken(attachHandler(signal, body))
  }

  /// Connects for the emitter's life.
  ///
  /// The closure must not hold what holds the emitter.
  public func connect<each Argument: ValueReadable>(
    _ signal: String, _ body: @escaping @MainActor (repeat each Argument) -> Void
  ) {
    _ = attachHandler(signal, body)
  }

  public func connect<each Argument: ValueReadable, Result: SignalResult>(
    _ signal: String, _ body: @escaping @MainActor (repeat each Argument) -> Result
  ) {
    _ = attachHandler(signal, body)
  }

  /// Connects while both live.
  ///
  /// The owner is held weakly and handed to the closure.
  public func on<Owner: AnyObject, each Argument: ValueReadable>(
    _ signal: String, _ owner: Owner,
    _ body: @escaping @MainActor (Owner, repeat each Argument) -> Void
  ) {
    _ = attachHandler(signal) { [weak owner] (arguments: repeat each Argument) in
      guard let owner else {
        return
      }
      body(owner, repeat each arguments)
    }
  }

  public func on<Owner: AnyObject, each Argument: ValueReadable, Result: SignalResult>(
    _ signal: String, _ owner: Owner,
    _ body: @escaping @MainActor (Owner, repeat each Argument) -> Result
  ) {
    _ = attachHandler(signal) { [weak owner] (arguments: repeat each Argument) -> Result in
      guard let owner else {
        return Result.unanswered
      }
      return body(owner, repeat each arguments)
    }
  }

  private func attachHandler<each Argument: ValueReadable>(
    _ signal: String, _ body: @escaping @MainActor (repeat each Argument) -> Void
  ) -> UnsafeMutablePointer<GClosure> {
    let signature = SignalSignature(of: signal, on: self)
    var index = 0
    for type in repeat (each Argument).self {
      signature.checkArgument(index, type)
      index += 1
    }
    return SignalHandler.connect(
      { _, values in
        var reader = ArgumentReader(values)
        body(repeat reader.next((each Argument).self))
      }, to: self, signal)
  }

  private func attachHandler<each Argument: ValueReadable, Result: SignalResult>(
    _ signal: String, _ body: @escaping @MainActor (repeat each Argument) -> Result
  ) -> UnsafeMutablePointer<GClosure> {
    let signature = SignalSignature(of: signal, on: self)
    var index = 0
    for type in repeat (each Argument).self {
      signature.checkArgument(index, type)
      index += 1
    }
    signature.checkResult(Result.self)
    return SignalHandler.connect(
      { result, values in
        var reader = ArgumentReader(values)
        let answer = body(repeat reader.next((each Argument).self))
        if let result {
          answer.write(to: result)
        }
      }, to: self, signal)
  }
}
