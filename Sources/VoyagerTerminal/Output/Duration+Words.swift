extension Duration {
  /// Such as "1 second" or "2.5 seconds".
  var words: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    guard tenths % 10 == 0 else {
      return "\(tenths / 10).\(tenths % 10) seconds"
    }
    return tenths == 10 ? "1 second" : "\(tenths / 10) seconds"
  }
}
