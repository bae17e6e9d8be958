import GTK

/// The content of a window as one column that scrolls up and down.
@MainActor
enum ScrolledColumn {
  /// - Parameter width: In pixels, before the margins; a wider window leaves room at both sides.
  static func make(_ content: Box, width: Int32 = 560) -> Widget {
    content.setMargins(18)
    let clamp = Clamp()
    clamp.maximumSize = width
    clamp.child = content
    let scroller = ScrolledWindow()
    scroller.horizontalPolicy = .never
    scroller.expandsVertically = true
    scroller.child = clamp
    return scroller
  }
}
