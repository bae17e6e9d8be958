/// What became of a table of logins.
public struct LoginImport: Hashable, Sendable {
  public let form: LoginTableForm
  public let merge: LoginMerge
  /// Lines that belong to no site of the web, or have no password.
  public let leftOut: Int

  /// What came of it, for the person.
  public var sentence: String {
    let parts = [
      merge.changed.isEmpty ? "" : "\(merge.changed.count) changed",
      merge.same > 0 ? "\(merge.same) \(merge.same == 1 ? "was" : "were") there already" : "",
      merge.kept > 0 ? "\(merge.kept) \(merge.kept == 1 ? "is" : "are") there with a newer password" : "",
      leftOut > 0 ? "\(leftOut) \(leftOut == 1 ? "belongs" : "belong") to no site" : "",
    ].filter { !$0.isEmpty }
    let added = merge.added.count
    let words = "\(added == 1 ? "1 password was" : "\(added) passwords were") imported from \(form.name)"
    return ([words] + parts).joined(separator: "; ") + "."
  }
}
