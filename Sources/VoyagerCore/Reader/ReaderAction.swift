/// What a person does on the page of an article.
public enum ReaderAction: Hashable, Sendable {
  case close
  case smallerText
  case largerText
  case font(ReaderLook.Font)
  case width(ReaderLook.Width)
  case colors(ReaderLook.Colors)

  init?(name: Substring) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    switch (parts.first, value) {
    case ("close", nil): self = .close
    case ("smaller-text", nil): self = .smallerText
    case ("larger-text", nil): self = .largerText
    case ("font", let value?):
      guard let font = ReaderLook.Font(rawValue: value) else { return nil }
      self = .font(font)
    case ("width", let value?):
      guard let width = ReaderLook.Width(rawValue: value) else { return nil }
      self = .width(width)
    case ("colors", let value?):
      guard let colors = ReaderLook.Colors(rawValue: value) else { return nil }
      self = .colors(colors)
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .close: "close"
    case .smallerText: "smaller-text"
    case .largerText: "larger-text"
    case .font(let font): "font/\(font.rawValue)"
    case .width(let width): "width/\(width.rawValue)"
    case .colors(let colors): "colors/\(colors.rawValue)"
    }
  }

  /// Changes how articles look.
  func apply(to look: inout ReaderLook) {
    switch self {
    case .close: break
    case .smallerText: look.textSize -= ReaderLook.textStep
    case .largerText: look.textSize += ReaderLook.textStep
    case .font(let font): look.font = font
    case .width(let width): look.width = width
    case .colors(let colors): look.colors = colors
    }
  }

  var isChangeOfLook: Bool { self != .close }
}
