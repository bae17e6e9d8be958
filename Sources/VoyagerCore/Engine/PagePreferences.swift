/// What the person chose for all pages of an engine.
public struct PagePreferences: Hashable, Sendable {
  /// What sites are told of the person's languages, the best first.
  ///
  /// Default: none, which means those of the system.
  public var languages: [LanguageTag] = []

  /// Whether words that a dictionary does not know are marked while the person writes.
  public var checksSpelling = true

  /// The languages in which words are checked.
  ///
  /// Default: none, which means ``languages``.
  public var spellingLanguages: [LanguageTag] = []

  /// How sites look, one at most for each.
  ///
  /// Those that are not on are of no concern to an engine.
  public var styles: [SiteStyle] = []

  public var fonts = PageFonts()

  /// What draws pages; holds for those on the screen too.
  ///
  /// An engine that can't choose ignores it.
  public var drawing = PageDrawing.automatic

  /// Whether sites that follow a person from site to site lose what they keep in the browser.
  public var preventsTracking = true

  /// Whether a site inside another site's page may keep cookies.
  public var allowsThirdPartyCookies = false

  /// Whether a caret goes through every page, so that texts can be chosen by keyboard alone.
  public var showsCaret = false

  public init() {}
}
