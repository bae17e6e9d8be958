import VoyagerCore

/// What one call asks for.
struct TerminalOptions: Hashable, Sendable {
  var verb: Verb
  /// What follows the verb, without options.
  var operands: [String] = []

  var identity: String?
  var isPrivate = false
  /// The folder of another profile; may be relative.
  var profile: String?

  var printsJSON = false
  var isQuiet = false
  var timeout = Duration.seconds(30)
  var wait = LoadWait.load
  /// How many pages are worked on side by side.
  var jobs = 4
  var answers = GivenAnswers()

  /// Where downloads end.
  var folder: String?
  /// The width of a page in pixels.
  var width: Int?
  var isWholePage = false
  /// Page zoom, 1 being the page's own size.
  var zoom: Double?

  /// Whether the data of every site is meant.
  var isForAllSites = false
  /// The kinds of data that are meant.
  var kinds = Set(SiteDataKind.allCases)
  /// How far back clearing goes.
  var range = SiteDataRange.everything

  /// The folder of a bookmark, its titles with slashes between them, or the group of an account.
  var bookmarkFolder: String?
  /// The tags of a bookmark, with commas between them.
  var tags: String?

  /// The name that an account is signed in with.
  var signInName: String?

  /// Whether the sites of bookmarks are asked.
  var asksSites = false

  /// Whether passwords may be printed to what is no terminal too.
  var showsSecrets = false
  /// How many characters a generated password has.
  var length: Int?
  /// The program whose form an export of passwords has.
  var tableForm = LoginTableForm.chrome

  /// The browser that is imported from.
  var browser: String?

  init(_ verb: Verb) {
    self.verb = verb
  }

  var pageSize: PageSize {
    width.map { PageSize(width: $0, height: PageSize.standard.height) } ?? .standard
  }

  /// The file that the verb reads or writes.
  var file: String? { verb.takesFile ? operands.first : nil }

  /// The addresses, as they were written.
  var addresses: [String] { verb.takesFile ? Array(operands.dropFirst()) : operands }
}
