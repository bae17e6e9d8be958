import Foundation

/// What there is to see of a page without loading it.
struct SitePicture: Hashable, Sendable {
  /// The icon of its site.
  var icon: Data?
  /// How the page looked.
  var thumbnail: Data?
  /// When that was.
  var taken: Date?

  var all: [Data] { [icon, thumbnail].compactMap(\.self) }
}
