import CDesktop
import VoyagerCore

extension WindowFeatures {
  /// What WebKit says where nobody named a size, and a page opened without any wish has.
  private static let unset = 100

  /// - Parameter inherited: The size of the opener's window, which a page has that named none.
  init(_ properties: OpaquePointer?, inherited: (width: Int, height: Int)?) {
    var geometry = GdkRectangle()
    webkit_window_properties_get_geometry(properties, &geometry)
    let width = Self.named(Int(geometry.width), inherited?.width)
    let height = Self.named(Int(geometry.height), inherited?.height)
    // WebKit calls the tool bar hidden for every page that says nothing of bars.
    let hidesMenuBar = webkit_window_properties_get_menubar_visible(properties) == 0
    self.init(isPopup: hidesMenuBar || width != nil || height != nil, width: width, height: height)
  }

  private static func named(_ length: Int, _ inherited: Int?) -> Int? {
    length > 0 && length != unset && length != inherited ? length : nil
  }
}
