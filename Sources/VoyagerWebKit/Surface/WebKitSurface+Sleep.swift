import CDesktop
import Foundation
import GTK
import VoyagerCore

extension WebKitSurface {
  /// How long the page's process may take to hand over what it writes down when the page is hidden.
  private static let hiding = Duration.milliseconds(700)

  var activity: SurfaceActivity {
    let view = webView.pointer
    var activity: SurfaceActivity = []
    let captures = [
      webkit_web_view_get_camera_capture_state(view), webkit_web_view_get_microphone_capture_state(view),
      webkit_web_view_get_display_capture_state(view),
    ]
    if captures.contains(where: { $0 != WEBKIT_MEDIA_CAPTURE_STATE_NONE }) { activity.insert(.captures) }
    if watch.isEdited { activity.insert(.edited) }
    // WebKit has it only while it is open.
    if webkit_web_inspector_get_web_view(webkit_web_view_get_inspector(view)) != nil {
      activity.insert(.inspected)
    }
    if isConnected { activity.insert(.connected) }
    if loads.answersForm { activity.insert(.answersForm) }
    if !loads.isStorable { activity.insert(.unstorable) }
    return activity
  }

  private var isConnected: Bool {
    let others = group.others(than: self)
    // The blank page that another one opened is the other's to write into, and runs no script that could tell.
    return !others.isEmpty && ([self] + others).contains { $0.watch.reachesOpener || $0.address.isBlank }
  }

  func prepareToSleep() async -> SleepingPage {
    let reading = Task { [weak self] in try? await self?.evaluate(TabStorage.reading) }
    // WebKit writes forms and scroll positions into the list when the page is hidden, and only then.
    webView.isVisible = false
    try? await Task.sleep(for: Self.hiding)
    guard !Task.isCancelled else {
      // The person came back to it.
      webView.isVisible = true
      reading.cancel()
      return SleepingPage(state: nil)
    }
    // A page that hangs gives nothing, and is waited for no longer.
    reading.cancel()
    let storage = await reading.value
    guard !isClosed else {
      return SleepingPage(state: nil)
    }
    let state = sessionState()
    // Somebody may have come back to it meanwhile.
    webView.isVisible = true
    return SleepingPage(state: state, tabStorage: tabStorage?.bytes ?? storage.map { Data($0.utf8) })
  }

  func closeWithProcess() {
    observer = nil
    delegate = nil
    let mates = processMates
    // One that hangs holds all of them up; one that waits for the answer to another's question does not hang.
    if mates.isEmpty || !isResponsive && mates.allSatisfy({ !$0.isAsking }) {
      // WebKit would keep it for a while for the next page of its site.
      terminate()
    }
    close()
  }
}
