struct PollTimeout: Error, CustomStringConvertible {
  let expected: String
  let patience: Duration
  let details: String

  var description: String {
    "Waited \(patience) in vain for: \(expected)." + (details.isEmpty ? "" : "\n\(details)")
  }
}
