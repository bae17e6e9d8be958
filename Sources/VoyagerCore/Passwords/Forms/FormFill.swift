/// What goes into the fields of a form, by their places in it.
public struct FormFill: Hashable, Sendable {
  public var values: [Int: Secret]

  public init(_ values: [Int: Secret]) {
    self.values = values
  }
}
