/// Says how much is new and how much was there.
enum ImportCount {
  static func sentence(added: Int, known: Int, one: String, several: String) -> String {
    let new = added == 1 ? "1 \(one) was added" : "\(added) \(several) were added"
    return switch (added, known) {
    case (0, 0): "There were no \(several)."
    case (0, 1): "The \(one) was there already."
    case (0, _): "All \(known) \(several) were there already."
    case (_, 0): "\(new)."
    case (_, 1): "\(new), and 1 was there already."
    default: "\(new), and \(known) were there already."
    }
  }
}
