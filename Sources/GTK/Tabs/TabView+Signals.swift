extension TabView {
  /// A page was asked to close, by its button or by `close`.
  ///
  /// The body answers each request once with `finishClosing`, now or later.
  public func onClosePage<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, TabPage) -> Void
  ) {
    on("close-page", owner) { (owner: Owner, page: TabPage) -> Bool in
      body(owner, page)
      return true
    }
  }

  /// A tab was dropped outside all windows: answer with the view of a new window that will take it.
  public func onCreateWindow<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner) -> TabView?
  ) {
    on("create-window", owner) { (owner: Owner) -> Lent in Lent(body(owner)) }
  }

  public func onPageAttached<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, TabPage, Int32) -> Void
  ) {
    on("page-attached", owner) { (owner: Owner, page: TabPage, position: Int32) in
      body(owner, page, position)
    }
  }

  public func onPageDetached<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, TabPage, Int32) -> Void
  ) {
    on("page-detached", owner) { (owner: Owner, page: TabPage, position: Int32) in
      body(owner, page, position)
    }
  }

  public func onPageReordered<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, TabPage, Int32) -> Void
  ) {
    on("page-reordered", owner) { (owner: Owner, page: TabPage, position: Int32) in
      body(owner, page, position)
    }
  }

  public func onIndicatorActivated<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, TabPage) -> Void
  ) {
    on("indicator-activated", owner) { (owner: Owner, page: TabPage) in
      body(owner, page)
    }
  }

  /// The tab whose menu is about to open, or nil when it has closed.
  public func onSetupMenu<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, TabPage?) -> Void
  ) {
    on("setup-menu", owner) { (owner: Owner, page: TabPage?) in
      body(owner, page)
    }
  }

  public func onSelectedPageChanged<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void
  ) {
    onNotify("selected-page", owner, body)
  }
}
