public import Foundation
public import VoyagerCore

/// A surface without a page.
@MainActor
public final class FakeSurface: EngineSurface {
  /// What the surface was told, in order.
  public enum Call: Hashable, Sendable {
    case load(Address)
    case show(Address)
    case reload(ReloadMode)
    case stop
    case go(Int)
    case find(String, FindOptions)
    case findNext
    case findPrevious
    case endFind
    case restore(Data)
    case scroll(ScrollPosition)
    case leaveFullScreen
    case stopCapture(CaptureState)
    case requestClose
    case terminate
    case close
    case prepareToSleep
    case closeWithProcess
  }

  public let view: AnyObject = FakeView()
  public weak var observer: (any EngineSurfaceObserver)?
  public weak var delegate: (any EngineSurfaceDelegate)?
  public var zoom = 1.0
  public var isMuted = false
  public var history = SurfaceHistory()
  public var statusCode: Int?

  public let store: DataStore
  /// What it was made to show.
  public var announced: Address?
  public private(set) var calls: [Call] = []
  /// The page of the parent's that is shown.
  public private(set) var shownPage: InternalPage?
  /// What the page does when it is asked whether it may be closed.
  public var onRequestClose: @MainActor (FakeSurface) -> Void = { $0.report(.closed) }
  public var state: Data?
  public var activity: SurfaceActivity = []
  public var tabStorage: Data?
  /// What happens while the page gets ready to sleep.
  public var onPrepareToSleep: @MainActor () async -> Void = {}
  /// Parts of the page that may ask.
  public var parts: [Address] = []

  public init(store: DataStore) {
    self.store = store
  }

  public var isClosed: Bool { calls.contains { $0 == .close || $0 == .closeWithProcess } }

  public func report(_ event: SurfaceEvent) {
    observer?.surface(self, did: event)
  }

  /// Reports a whole load of a page.
  public func finishLoading(_ address: Address, title: String = "", security: ConnectionSecurity = .secure) {
    report(.loadStarted(address))
    report(.loadCommitted(address, security))
    report(.titleChanged(title))
    report(.loadFinished)
  }

  public func load(_ address: Address) { calls.append(.load(address)) }

  public func show(_ page: InternalPage, at address: Address) {
    shownPage = page
    calls.append(.show(address))
  }

  public func reload(_ mode: ReloadMode) { calls.append(.reload(mode)) }
  public func stop() { calls.append(.stop) }
  public func go(by steps: Int) { calls.append(.go(steps)) }
  public func find(_ text: String, options: FindOptions) { calls.append(.find(text, options)) }
  public func findNext() { calls.append(.findNext) }
  public func findPrevious() { calls.append(.findPrevious) }
  public func endFind() { calls.append(.endFind) }
  /// What the document is written like.
  public var writtenSource: String?
  public var textEncoding: TextEncoding?

  /// The media type of the page.
  public var sourceType = "text/html"

  public func source() async throws -> PageSource {
    guard let writtenSource else { throw SurfaceError(message: "The page has no source.") }
    return PageSource(bytes: Data(writtenSource.utf8), text: writtenSource, type: sourceType)
  }

  /// What the person selected.
  public var selection = ""
  public func selectedText() async -> String { selection }
  /// What every script gives.
  public var evaluation: String?

  public func evaluate(_ script: String) async throws -> String? { evaluation }
  public func parts(thatMayAskFor kind: PermissionKind) async -> [Address] { parts }
  /// The pictures that were taken, in order.
  public private(set) var snapshots: [SnapshotRegion] = []

  public func snapshot(_ region: SnapshotRegion) async throws -> Data {
    snapshots.append(region)
    return Data()
  }

  /// What the page looks like, small.
  public var thumbnail: Data?

  /// Whether it never gets its page drawn.
  public var drawsNothing = false

  public func thumbnail(width: Int, height: Int) async throws -> Data {
    if drawsNothing { try await Task.sleep(for: .seconds(3600)) }
    guard let thumbnail else { throw SurfaceError(message: "The page has no picture.") }
    return thumbnail
  }

  public func save(to file: URL) async throws { try Data("page".utf8).write(to: file) }
  public func printPage(above window: AnyObject?) {}
  public func printPage(to file: URL) async throws { try Data("paper".utf8).write(to: file) }
  public func sessionState() -> Data? { state }

  public func restore(_ state: Data) -> Bool {
    calls.append(.restore(state))
    return true
  }

  public func focus() {}
  public func scroll(to position: ScrollPosition) { calls.append(.scroll(position)) }
  public func leaveFullScreen() { calls.append(.leaveFullScreen) }
  public func stopCapture(_ capture: CaptureState) { calls.append(.stopCapture(capture)) }
  public func inspect() {}

  public func requestClose() {
    calls.append(.requestClose)
    onRequestClose(self)
  }

  public func terminate() { calls.append(.terminate) }
  public func close() { calls.append(.close) }

  public func prepareToSleep() async -> SleepingPage {
    calls.append(.prepareToSleep)
    await onPrepareToSleep()
    return SleepingPage(state: state, tabStorage: tabStorage)
  }

  public func closeWithProcess() { calls.append(.closeWithProcess) }
}
