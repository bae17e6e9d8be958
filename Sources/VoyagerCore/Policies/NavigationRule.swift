/// What becomes of a step to another document.
public enum NavigationRule {
  public enum Outcome: Hashable, Sendable {
    case go
    case cancel
    /// Open it elsewhere instead.
    case open(Disposition)
    /// Another app's matter.
    case external
    /// A form would be sent a second time: ask.
    case confirmResending
    /// The address names a port that no page is loaded from: say so, if it was meant for the whole tab.
    case restricted(isForTab: Bool)
    /// A button on a page of the parent's.
    case page(InternalLink)
  }

  /// What the rule needs to know of the tab.
  public struct Context: Hashable, Sendable {
    /// The document in front.
    public var page: Address
    /// Whether that document is one of the parent's own.
    public var isInternalPage: Bool
    /// Where the parent itself just sent the tab, if it did.
    public var expected: Address?
    /// Whether new tabs come to the front.
    public var opensTabsInFront: Bool

    public init(page: Address, isInternalPage: Bool, expected: Address? = nil, opensTabsInFront: Bool = false)
    {
      self.page = page
      self.isInternalPage = isInternalPage
      self.expected = expected
      self.opensTabsInFront = opensTabsInFront
    }
  }

  /// Schemes that the engine shows by itself.
  private static let engineSchemes: Set<String> = [
    "http", "https", "file", "about", "data", "blob", "javascript", "view-source", "ws", "wss",
    Address.internalScheme,
  ]

  /// Whether no other app ever gets addresses of this scheme.
  static func staysInside(_ scheme: String) -> Bool {
    engineSchemes.contains(scheme) || TypedScheme.scripts.contains(scheme)
  }

  public static func outcome(for step: Navigation, in context: Context) -> Outcome {
    guard let scheme = step.address.scheme else {
      return .go
    }
    if step.address.isInternal {
      return internalOutcome(for: step, in: context)
    }
    if !engineSchemes.contains(scheme) {
      return .external
    }
    let isParents = step.address == context.expected || step.kind == .backForward || step.kind == .reload
    if RestrictedPorts.contains(step.address) {
      // The engine does not always say that a step is one of a frame within the page.
      return .restricted(isForTab: isParents || step.kind == .link && step.isByUser)
    }
    if step.address.isFile, !context.page.isFile, !isParents {
      return .cancel
    }
    if step.kind == .formResent {
      return .confirmResending
    }
    // A script can claim that Control was held.
    if step.kind == .link, step.isByUser, let elsewhere = elsewhere(step, context) {
      return scheme == "javascript" ? .cancel : .open(elsewhere)
    }
    return .go
  }

  /// Only the parent, the back/forward list and pages of the parent's lead to its pages.
  private static func internalOutcome(for step: Navigation, in context: Context) -> Outcome {
    if let link = InternalLink(address: step.address) {
      return context.isInternalPage && step.isByUser ? .page(link) : .cancel
    }
    let isParents = step.address == context.expected || step.kind == .backForward || step.kind == .reload
    return isParents && step.target == .mainFrame ? .go : .cancel
  }

  /// The middle button and Control open a tab, Shift a window, as in every browser.
  private static func elsewhere(_ step: Navigation, _ context: Context) -> Disposition? {
    let opensTab = step.button == 2 || step.modifiers.contains(.control)
    if opensTab {
      let isInFront = step.modifiers.contains(.shift) != context.opensTabsInFront
      return isInFront ? .newTab : .backgroundTab
    }
    return step.modifiers.contains(.shift) ? .newWindow : nil
  }
}
