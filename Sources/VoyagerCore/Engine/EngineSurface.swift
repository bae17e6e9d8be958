public import Foundation

/// One awake tab's page in an engine.
///
/// A surface tells its ``observer`` what happened and asks its ``delegate`` what it may do. It belongs to one
/// data store for life. All calls return at once; what takes time is reported or `async`.
@MainActor
public protocol EngineSurface: AnyObject {
  /// What a shell puts on the screen. The parent never learns what it is; a shell casts it in one place.
  var view: AnyObject { get }

  /// Listens and returns nothing. Held weakly.
  var observer: (any EngineSurfaceObserver)? { get set }

  /// Answers the page's requests. Held weakly; without one, every request gets its safe answer.
  var delegate: (any EngineSurfaceDelegate)? { get set }

  /// Page zoom, 1 being the page's own size. Scales layout and text, never the shell's interface.
  var zoom: Double { get set }

  /// Sets the zoom, and leaves what the person reads at the top of the view where it is. Default: as `zoom`.
  func zoomInPlace(to zoom: Double)

  /// Whether the page's sound is silenced.
  var isMuted: Bool { get set }

  /// The back/forward list as it is now.
  var history: SurfaceHistory { get }

  /// The HTTP status of the document in front, or `nil` when it did not come over HTTP.
  var statusCode: Int? { get }

  /// Loads an address, exactly as given.
  func load(_ address: Address)

  /// Shows a page of the parent's in place of `address`: an error, a crash. The address stays the one shown and
  /// the one reloaded. Nothing of its load is reported, only its title and the list.
  func show(_ page: InternalPage, at address: Address)

  func reload(_ mode: ReloadMode)
  func stop()

  /// Goes through the back/forward list; negative is back. Outside the list, nothing happens.
  func go(by steps: Int)

  /// Scrolls the document in front there, as soon as it is long enough and unless the person scrolls first.
  func scroll(to position: ScrollPosition)

  /// Marks every match of `text` and goes to the first one from where the person is in the page.
  ///
  /// Reported by ``SurfaceEvent/matchesChanged(_:)``, also after the two that follow.
  func find(_ text: String, options: FindOptions)
  func findNext()
  func findPrevious()
  /// Removes the marks that `find(_:options:)` left.
  func endFind()

  /// The text that the person selected in the page, also in a field of it that shows what is typed. Empty without one.
  func selectedText() async -> String

  /// Runs a script in the main frame, in a world that the page's own scripts can't see.
  ///
  /// - Returns: The value as JSON, or `nil` for `undefined`.
  /// - Throws: ``ScriptError`` when the script throws or the page goes away.
  func evaluate(_ script: String) async throws -> String?

  /// Runs a script that the person wrote, as an act of the person.
  ///
  /// Like ``evaluate(_:)``, but the page may then do what it may do after a click, as opening a window. By default it
  /// runs like any other script.
  ///
  /// - Returns: The value as JSON, or `nil` for `undefined`.
  /// - Throws: ``ScriptError`` when the script throws or the page goes away.
  func act(_ script: String) async throws -> String?

  /// Parts of the page in front that may be the ones who ask for a permission, for an engine that does not say
  /// which one asks: what the page lends the permission to, or where the person acted last. Empty when the engine
  /// says so with the question, or can't tell.
  func parts(thatMayAskFor kind: PermissionKind) async -> [Address]

  /// The document in front as it was loaded. Nothing is sent again.
  ///
  /// - Throws: ``SurfaceError`` when the engine has it no more.
  func source() async throws -> PageSource

  /// The encoding in which the page is read and those after it, or `nil` for what each says itself. Setting it loads
  /// the page again.
  var textEncoding: TextEncoding? { get set }

  /// A picture of the page as PNG.
  ///
  /// - Throws: ``SurfaceError`` when the page goes away or has no size.
  func snapshot(_ region: SnapshotRegion) async throws -> Data

  /// A small picture of the beginning of what the page shows, as PNG or JPEG of this many pixels, nothing of it
  /// distorted.
  ///
  /// - Throws: ``SurfaceError`` when the page goes away or has no size.
  func thumbnail(width: Int, height: Int) async throws -> Data

  /// Writes the page with everything it shows to one MHTML file. Asks nothing and replaces the file.
  func save(to file: URL) async throws

  /// Opens the platform's print dialog above `window` (what a shell calls a window, or `nil`).
  func printPage(above window: AnyObject?)

  /// Writes the page as it would be printed to one PDF file. Asks nothing and replaces the file.
  func printPage(to file: URL) async throws

  /// The back/forward list as opaque bytes that ``restore(_:)`` of the same engine understands, or `nil`.
  func sessionState() -> Data?

  /// Restores what ``sessionState()`` gave and loads the entry that was in front.
  ///
  /// - Returns: Whether the bytes were understood. If not, nothing changed.
  func restore(_ state: Data) -> Bool

  /// What of the page would be lost if the surface ended now.
  var activity: SurfaceActivity { get }

  /// Gets the page ready to end for a while: it learns that nobody sees it, so that the engine keeps where the person
  /// was in it and what it can of its forms. It may still go on after this. Takes up to a second; ends at once, with
  /// the page on show again, when its task is cancelled.
  func prepareToSleep() async -> SleepingPage

  /// Ends the surface as ``close()`` does, and its process at once unless another page goes on in it.
  func closeWithProcess()

  /// Puts the keyboard focus into the page.
  func focus()

  /// Leaves the full screen that the page asked for.
  func leaveFullScreen()

  /// Ends what the page captures, at once and for good: it has to ask again.
  func stopCapture(_ capture: CaptureState)

  /// Opens the developer's inspector, if ``EngineFeatures/inspector`` is there.
  func inspect()

  /// Asks the page whether it may be closed; the page may ask the person to stay.
  ///
  /// Reported by ``SurfaceEvent/closed`` when it may. Staying is the answer to the page's leave question.
  func requestClose()

  /// Ends the page's process, also one that hangs. Reported by ``SurfaceEvent/processEnded(_:)``, also to the pages
  /// that live in it too.
  func terminate()

  /// Ends the surface. Every request still open gets its safe answer. Nothing may be called after this.
  func close()
}

extension EngineSurface {
  public func act(_ script: String) async throws -> String? {
    try await evaluate(script)
  }

  public func zoomInPlace(to zoom: Double) {
    self.zoom = zoom
  }
}
