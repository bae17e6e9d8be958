/// Runs the body now, and again after each change of an observable property that it read.
///
/// Changes are gathered: the body runs once for all of them, before the next frame. It only reads the model;
/// what it writes to the model is not seen again. Make observers of children outside of it.
/// - Parameter owner: Held weakly and handed to the body; the observation also ends with it.
@MainActor
public func observe<Owner: AnyObject>(
  _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void
) -> ObservationToken {
  let observer = Observer { [weak owner] in
    guard let owner else {
      return false
    }
    body(owner)
    return true
  }
  observer.run()
  return ObservationToken(observer)
}
