import CDesktop
import Foundation
import VoyagerCore

extension WebKitSurface {
  func load(_ address: Address) {
    loads.willLoad()
    let list = webkit_web_view_get_back_forward_list(webView.pointer)
    if loads.standIn == address, let item = webkit_back_forward_list_get_current_item(list),
      string(webkit_back_forward_list_item_get_uri(item)) == address.text
    {
      // A load, or a reload, would put the address into the list once more.
      webkit_web_view_go_to_back_forward_list_item(webView.pointer, item)
    } else {
      webkit_web_view_load_uri(webView.pointer, address.text)
    }
  }

  func show(_ page: InternalPage, at address: Address) {
    guard loads.standIn != address else {
      replaceStandIn(with: page)
      return
    }
    loads.willShowPage()
    // The base gives the page the parent's own origin, so that its links to the parent's scheme work.
    webkit_web_view_load_alternate_html(
      webView.pointer, page.html, address.text, "\(Address.internalScheme):page")
  }

  /// A second load would put the address into the list once more.
  private func replaceStandIn(with page: InternalPage) {
    guard let text = try? String(decoding: JSONEncoder().encode(page.html), as: UTF8.self) else {
      return
    }
    channel.tell("document.open(); document.write(\(text)); document.close()")
  }

  func reload(_ mode: ReloadMode) {
    loads.willLoad()
    switch mode {
    case .normal: webkit_web_view_reload(webView.pointer)
    case .ignoringCache: webkit_web_view_reload_bypass_cache(webView.pointer)
    }
  }

  func stop() {
    webkit_web_view_stop_loading(webView.pointer)
  }

  func go(by steps: Int) {
    let list = webkit_web_view_get_back_forward_list(webView.pointer)
    guard steps != 0, let item = webkit_back_forward_list_get_nth_item(list, gint(steps)) else {
      return
    }
    loads.willLoad()
    webkit_web_view_go_to_back_forward_list_item(webView.pointer, item)
  }

  var history: SurfaceHistory {
    let list = webkit_web_view_get_back_forward_list(webView.pointer)
    return SurfaceHistory(back: entries(list, step: -1), forward: entries(list, step: 1))
  }

  var statusCode: Int? {
    // WebKit makes a number up for what came another way.
    guard address.isWeb else {
      return nil
    }
    // The page's resource is told by the page's process, maybe after the page; it is asked only for a page that
    // came from memory.
    if let status = loads.status {
      return status
    }
    guard let resource = webkit_web_view_get_main_resource(webView.pointer),
      let response = webkit_web_resource_get_response(resource)
    else {
      return nil
    }
    let code = webkit_uri_response_get_status_code(response)
    return code == 0 ? nil : Int(code)
  }

  private func entries(_ list: OpaquePointer?, step: gint) -> [SurfaceHistory.Entry] {
    var result: [SurfaceHistory.Entry] = []
    var index = step
    while let item = webkit_back_forward_list_get_nth_item(list, index) {
      result.append(
        SurfaceHistory.Entry(
          address: Address(string(webkit_back_forward_list_item_get_uri(item)) ?? ""),
          title: string(webkit_back_forward_list_item_get_title(item)) ?? ""))
      index += step
    }
    return result
  }

  func sessionState() -> Data? {
    // A page that has not come yet has no list to go back to, but its tab has an address.
    guard currentItem != nil, let state = webkit_web_view_get_session_state(webView.pointer) else {
      return nil
    }
    defer { webkit_web_view_session_state_unref(state) }
    let bytes = webkit_web_view_session_state_serialize(state)
    defer { g_bytes_unref(bytes) }
    return SessionBytes.withoutForms(bytes)
  }

  func restore(_ state: Data) -> Bool {
    let bytes = Bytes.make(state)
    defer { g_bytes_unref(bytes) }
    guard let restored = webkit_web_view_session_state_new(bytes) else {
      return false
    }
    defer { webkit_web_view_session_state_unref(restored) }
    loads.willLoad()
    webkit_web_view_restore_session_state(webView.pointer, restored)
    // Restoring only fills the list.
    guard let currentItem else {
      return false
    }
    webkit_web_view_go_to_back_forward_list_item(webView.pointer, currentItem)
    return true
  }

  private var currentItem: OpaquePointer? {
    webkit_back_forward_list_get_current_item(webkit_web_view_get_back_forward_list(webView.pointer))
  }
}
