struct ScreenPoint: Hashable, Sendable {
  var x: Int
  var y: Int
}
