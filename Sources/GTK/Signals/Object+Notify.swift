extension Object {
  /// Runs when the property changes, until the token goes.
  public func onNotify(_ property: String, _ body: @escaping @MainActor () -> Void) -> SignalToken {
    on("notify::\(property)", body)
  }

  /// Runs when the property changes, while both live.
  public func onNotify<Owner: AnyObject>(
    _ property: String, _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void
  ) {
    on("notify::\(property)", owner, body)
  }
}
