import GTK

/// The place of one tab's page, over which cards are shown.
@MainActor
protocol CardHost: AnyObject {
  /// Lays a card over the page, which gets neither pointer nor keyboard meanwhile.
  func show(_ card: Widget)

  /// Takes the card away.
  func hide(_ card: Widget)
}
