import CDesktop

extension Widget {
  /// Where it lies in another widget, in whole pixels; nil when the two are not in one window.
  public func bounds(in other: Widget) -> (x: Int, y: Int, width: Int, height: Int)? {
    var rectangle = graphene_rect_t()
    guard gtk_widget_compute_bounds(typed(), other.typed(), &rectangle) != 0 else {
      return nil
    }
    let (origin, size) = (rectangle.origin, rectangle.size)
    return (Int(origin.x), Int(origin.y), Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
  }
}
