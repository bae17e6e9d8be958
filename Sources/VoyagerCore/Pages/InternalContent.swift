public import Foundation

/// What the parent serves in its own scheme.
public enum InternalContent: Hashable, Sendable {
  case page(InternalPage)
  /// A picture on one of its pages, as PNG or JPEG.
  case picture(Data)
}
