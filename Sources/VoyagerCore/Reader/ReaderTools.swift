/// What stands above an article: the way out of it, and how it looks.
struct ReaderTools {
  let look: ReaderLook
  let isOpen: Bool

  var html: String {
    """
    <nav aria-label="Reader view">
    <a href="\(address(.close))">Close Reader View</a>
    <details\(isOpen ? " open" : "")>
    <summary>Text and Colours</summary>
    <div class="look">
    \(group("Text", sizes))
    \(group("Letters", fonts))
    \(group("Lines", widths))
    \(group("Colours", colors))
    </div>
    </details>
    </nav>
    """
  }

  private var sizes: String {
    let sizes = ReaderLook.textSizes
    return link("Smaller", .smallerText, isPossible: look.textSize > sizes.lowerBound)
      + "<span>\(look.textSize)</span>"
      + link("Larger", .largerText, isPossible: look.textSize < sizes.upperBound)
  }

  private var fonts: String {
    ReaderLook.Font.allCases.map { choice($0.words, .font($0), isChosen: $0 == look.font) }.joined()
  }

  private var widths: String {
    ReaderLook.Width.allCases.map { choice($0.words, .width($0), isChosen: $0 == look.width) }.joined()
  }

  private var colors: String {
    ReaderLook.Colors.allCases.map { choice($0.words, .colors($0), isChosen: $0 == look.colors) }.joined()
  }

  private func group(_ name: String, _ content: String) -> String {
    "<div role=\"group\" aria-label=\"\(name)\"><span class=\"name\">\(name)</span>\(content)</div>"
  }

  private func link(_ title: String, _ action: ReaderAction, isPossible: Bool) -> String {
    isPossible
      ? "<a href=\"\(address(action))\">\(title)</a>" : "<a role=\"link\" aria-disabled=\"true\">\(title)</a>"
  }

  private func choice(_ title: String, _ action: ReaderAction, isChosen: Bool) -> String {
    "<a href=\"\(address(action))\"\(isChosen ? " aria-current=\"true\"" : "")>\(title)</a>"
  }

  private func address(_ action: ReaderAction) -> String { InternalLink.reader(action).address.text }
}

extension ReaderLook.Font {
  fileprivate var words: String {
    switch self {
    case .serif: "With serifs"
    case .sansSerif: "Without serifs"
    }
  }
}

extension ReaderLook.Width {
  fileprivate var words: String {
    switch self {
    case .narrow: "Short"
    case .medium: "Medium"
    case .wide: "Long"
    }
  }
}

extension ReaderLook.Colors {
  fileprivate var words: String {
    switch self {
    case .system: "As Voyager"
    case .light: "Light"
    case .sepia: "Sepia"
    case .dark: "Dark"
    }
  }
}
