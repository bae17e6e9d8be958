/// Which fields of a form are to be filled in.
struct FillWish: Hashable {
  let name: Int?
  let password: Int?

  /// What a form gets that the person did not come into.
  init?(byItself reading: FormReading) {
    switch reading.purpose {
    case .signIn: (name, password) = (reading.name, reading.password)
    case .name: (name, password) = (reading.name, nil)
    case .register, .change, .nothing: return nil
    }
  }

  /// What is offered at a field.
  ///
  /// - Returns: `nil` at one that is for something else, or for a new password.
  init?(_ reading: FormReading, at focus: Int?) {
    guard let focus, focus == reading.name || focus == reading.password else { return nil }
    switch reading.purpose {
    case .signIn, .name: (name, password) = (reading.name, reading.password)
    case .change: (name, password) = (nil, reading.password)
    case .register, .nothing: return nil
    }
  }
}

extension PageForm {
  /// Whether the fields hold something already.
  func isFilled(_ wish: FillWish) -> Bool {
    [wish.password ?? wish.name].compactMap(\.self).allSatisfy { fields[$0].isFilled }
  }
}
