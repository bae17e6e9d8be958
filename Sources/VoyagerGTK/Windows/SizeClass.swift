/// How much room a window has, from its width and never from the device.
enum SizeClass {
  case regular
  case compact

  private static let leastRegularWidth = 600

  init(width: Int) {
    self = width < Self.leastRegularWidth ? .compact : .regular
  }
}
