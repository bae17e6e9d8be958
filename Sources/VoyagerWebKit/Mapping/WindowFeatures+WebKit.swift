import CDesktop
import VoyagerCore

extension WindowFeatures {
  init(_ properties: OpaquePointer?) {
    var geometry = GdkRectangle()
    webkit_window_properties_get_geometry(properties, &geometry)
    // A page that asks for a window names a size or leaves out the bars.
    let hasBars =
      webkit_window_properties_get_toolbar_visible(properties) != 0
      && webkit_window_properties_get_menubar_visible(properties) != 0
    self.init(
      isPopup: !hasBars || geometry.width > 0 || geometry.height > 0,
      width: geometry.width > 0 ? Int(geometry.width) : nil,
      height: geometry.height > 0 ? Int(geometry.height) : nil)
  }
}
