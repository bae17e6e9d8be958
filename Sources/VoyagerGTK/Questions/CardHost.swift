import GTK

/// The place of one tab's page, over which cards are shown.
@MainActor
protocol CardHost: AnyObject {
  /// Lays a card over the page, which gets neither pointer nor keyboard meanwhile.
  func show(_ card: Widget)

  /// Takes the card away.
  func hide(_ card: Widget)

  /// The whole place, in whose coordinates the page is drawn.
  var area: Widget { get }

  /// The page.
  var content: Widget { get }

  /// Lays something over the page, which stays as it is.
  func float(_ widget: Widget)

  /// Takes it away.
  func sink(_ widget: Widget)
}
