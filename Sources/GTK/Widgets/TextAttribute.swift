import CDesktop

/// How a part of a text looks.
///
/// Ranges count UTF-8 bytes.
public struct TextAttribute: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case bold
    /// From 0 (invisible) to 1.
    case opacity(Double)
    case scale(Double)
    case underline
    /// Whether a hyphen marks a break inside a word.
    case insertsHyphens(Bool)
  }

  public let kind: Kind
  public let range: Range<Int>?

  /// - Parameter range: The whole text if nil.
  public init(_ kind: Kind, _ range: Range<Int>? = nil) {
    self.kind = kind
    self.range = range
  }

  static func makeList(_ attributes: [TextAttribute]) -> OpaquePointer? {
    let list = pango_attr_list_new()
    for attribute in attributes {
      let pointer: UnsafeMutablePointer<PangoAttribute>? =
        switch attribute.kind {
        case .bold: pango_attr_weight_new(PANGO_WEIGHT_BOLD)
        case .opacity(let value): pango_attr_foreground_alpha_new(UInt16(max(0, min(1, value)) * 65_535))
        case .scale(let value): pango_attr_scale_new(value)
        case .underline: pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)
        case .insertsHyphens(let value): pango_attr_insert_hyphens_new(value ? 1 : 0)
        }
      if let range = attribute.range {
        pointer?.pointee.start_index = guint(range.lowerBound)
        pointer?.pointee.end_index = guint(range.upperBound)
      }
      pango_attr_list_insert(list, pointer)
    }
    return list
  }
}
