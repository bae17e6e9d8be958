import CDesktop
import Foundation
import GTK
import VoyagerCore

/// One page in WebKit.
///
/// What WebKit asks and reports is handled by one small object per subject, in `Requests` and `Reports`. Those
/// objects belong to the view and hold the surface weakly: WebKit answers an unhandled question with a dialog
/// of its own, also after the surface is gone.
@MainActor
final class WebKitSurface: EngineSurface {
  let webView: WebView
  let loads = LoadReports()
  let channel = PageChannel()
  let finder = Finder()
  let zooming = ZoomInPlace()
  let watch = PageWatch()
  /// The page that opened this one and those it opened: they can reach each other.
  let group: PageGroup
  /// The pages that began in one process with this one.
  let process: PageGroup
  private(set) weak var engine: WebKitEngine?
  weak var observer: (any EngineSurfaceObserver)?
  weak var delegate: (any EngineSurfaceDelegate)?
  /// Where the page is drawn when no shell does it.
  var window: UnseenWindow?
  /// Whether the print dialog is open.
  var isPrinting = false
  /// The size of the opener's window, which WebKit gives a page that named none.
  var inheritedSize: (width: Int, height: Int)?
  private(set) var tabStorage: TabStorage?
  private(set) lazy var leaveQuestion = LeaveQuestion(self)
  private let openRequests = OpenRequests()
  private(set) var isFullScreen = false
  private(set) var isClosed = false

  /// - Parameters:
  ///   - opener: The page that opened this one.
  ///   - process: That of the page in whose process this one begins.
  init(
    _ webView: WebView, engine: WebKitEngine, zoom: Double, opener: WebKitSurface? = nil,
    process: PageGroup? = nil
  ) {
    self.webView = webView
    group = opener?.group ?? PageGroup()
    self.process = process ?? opener?.process ?? PageGroup()
    self.engine = engine
    group.add(self)
    self.process.add(self)
    webView.attach(SurfaceLink(self))
    self.zoom = zoom
    engine.exceptionGuard.follow(webView)
    engine.styles.follow(webView)
    // It is to know before others that a page is there or gone: they may ask it.
    channel.follow(self)
    loads.follow(self)
    finder.follow(self)
    zooming.follow(self)
    StateReports.follow(self)
    PasswordFields.follow(self)
    Forms.follow(self)
    ScrollReports.follow(self)
    watch.follow(self)
    ProcessReports.follow(self)
    NavigationPolicy.follow(self)
    ScriptDialogs.follow(self)
    FileChoosers.follow(self)
    ColorChoosers.follow(self)
    SignIns.follow(self)
    FatalKey.keep(from: webView)
    Permissions.follow(self)
    Notifications.follow(self)
    ContextMenus.follow(self)
    Printing.follow(self)
    FullScreen.follow(self)
    NewPages.follow(self)
  }

  var view: AnyObject { webView }

  /// Gives the next page back what its site kept for the tab.
  func keepTabStorage(_ bytes: Data) {
    tabStorage = TabStorage(bytes, in: self)
  }

  func forgetTabStorage() {
    tabStorage = nil
  }

  var zoom: Double {
    get { webkit_web_view_get_zoom_level(webView.pointer) }
    set { webkit_web_view_set_zoom_level(webView.pointer, newValue) }
  }

  var isMuted: Bool {
    get { webkit_web_view_get_is_muted(webView.pointer) != 0 }
    set { webkit_web_view_set_is_muted(webView.pointer, newValue ? 1 : 0) }
  }

  /// The address of the document in front.
  var address: Address { loads.document }

  func report(_ event: SurfaceEvent) {
    if case .fullScreenChanged(let isFullScreen) = event {
      self.isFullScreen = isFullScreen
    }
    observer?.surface(self, did: event)
  }

  /// Puts a question to the delegate.
  ///
  /// Without one, the request is dropped and so answers itself.
  func ask<Answer>(_ request: Request<Answer>, _ put: (any EngineSurfaceDelegate) -> Void) {
    guard let delegate else {
      return
    }
    keep(request)
    put(delegate)
  }

  /// Declines a request when the page ends without an answer to it.
  func keep(_ request: any OpenRequest) {
    openRequests.add(request)
  }

  /// Whether the page waits for an answer.
  var isAsking: Bool { openRequests.isOpen }

  func declineOpenRequests() {
    openRequests.declineAll()
  }

  func requestClose() {
    webkit_web_view_try_close(webView.pointer)
  }

  func terminate() {
    webkit_web_view_terminate_web_process(webView.pointer)
  }

  func close() {
    guard !isClosed else {
      return
    }
    isClosed = true
    group.remove(self)
    process.remove(self)
    observer = nil
    delegate = nil
    openRequests.declineAll()
    channel.close()
    isMuted = true
    webkit_web_view_stop_loading(webView.pointer)
    window?.close()
    window = nil
    tabStorage = nil
    // A view on the screen belongs to its parent widget, which drops it; one without a parent ends here.
    if gtk_widget_get_parent(webView.typed()) == nil {
      g_object_run_dispose(webView.typed())
    }
  }
}
