import CDesktop
import Foundation
import GTK
import Testing
import VoyagerTesting
import VoyagerWebKit

@testable import VoyagerCore

/// The parent over the real engine, and a server with the pages of one test.
@MainActor
final class FormStage {
  /// Tells the page's title what is in the fields, in time after everything that fills them by itself.
  nonisolated static let watcher = """
    <script>
    const inner = element => {
      try { return element.shadowRoot ?? element.contentDocument ?? null } catch { return null }
    }
    const all = root => (root instanceof ShadowRoot ? DocumentFragment : Document).prototype.querySelectorAll.call(root, '*')
    const everyField = root => [...all(root)].flatMap(element => [
      ...(element.localName === 'input' ? [element] : []), ...(inner(element) ? everyField(inner(element)) : []),
    ])
    const told = []
    addEventListener('message', event => { if (Array.isArray(event.data)) told.push(...event.data) })
    const tell = () => {
      const own = everyField(document).filter(field => field.type !== 'submit').map(field => field.value)
      if (window !== top) top.postMessage(own, '*')
      else setTimeout(() => document.title = 'told ' + own.concat(told).filter(text => text).join('|'), 500)
    }
    const isApart = () => { try { return !top.document } catch { return true } }
    if (window === top || isApart()) addEventListener('load', () => setTimeout(tell, 1500))
    </script>
    """

  /// The same for a frame of no site.
  nonisolated static let teller = """
    <script>
    setTimeout(() => top.postMessage([...document.querySelectorAll(`input`)].map(i => i.value), `*`), 1500)
    </script>
    """

  let server: HTTPServer
  let browser: TestBrowser
  let window: BrowserWindowModel
  private let engine: WebKitEngine
  private var windows: [Widget] = []

  init() throws {
    WebKitEngine.prepareProcess()
    gtk_init()
    engine = WebKitEngine(automation: .refused, sparePages: .off, sharing: .openers, memoryLimit: nil)
    server = try HTTPServer()
    browser = TestBrowser(engine: engine)
    window = browser.services.openWindow()
  }

  isolated deinit {
    browser.services.close(window)
    windows.forEach { gtk_window_destroy($0.typed()) }
    server.stop()
  }

  var origin: String { "http://127.0.0.1:\(server.port)" }
  /// The same server, as another site.
  var otherOrigin: String { "http://localhost:\(server.port)" }

  func save(_ name: String, _ password: String, at origin: String? = nil) async throws {
    let login = Login(identity: Identity.standard.id, origin: origin ?? self.origin, name: name)
    try await browser.passwords.add(NewLogin(login, password: Secret(password)))
  }

  /// Opens a path, and waits until its page told what is in its fields.
  func fields(at path: String, on origin: String? = nil) async throws -> String {
    let tab = browser.services.openTab(Address((origin ?? self.origin) + path), in: window)
    defer { browser.services.drop(tab) }
    try await show(tab)
    try await eventually("\(path) tells its fields") { tab.status.title.hasPrefix("told") }
    return String(tab.status.title.dropFirst(5))
  }

  /// Draws the page in a window: what covers what is known only there.
  private func show(_ tab: TabModel) async throws {
    guard let view = tab.surface?.view as? Widget, let window = Widget.wrap(ifPresent: gtk_window_new())
    else {
      return
    }
    windows.append(window)
    gtk_window_set_default_size(window.typed(), 800, 600)
    gtk_window_set_child(window.typed(), view.typed())
    gtk_window_present(window.typed())
    try await eventually("the window has a size") { gtk_widget_get_width(view.typed()) > 0 }
  }

  var shell: ScriptedShell? { browser.shell(of: window) }

  /// What the person was asked whether it is to be saved.
  var questions: [SavingQuestion] {
    shell?.asked.compactMap { if case .saving(let question) = $0 { question } else { nil } } ?? []
  }
}

/// Does several pages at a time, as each takes its time.
@MainActor
func severalAtOnce(_ count: Int, _ body: @escaping @MainActor (Int) async throws -> Void) async throws {
  for start in stride(from: 0, to: count, by: 6) {
    let running = (start..<min(count, start + 6)).map { index in Task { try await body(index) } }
    for task in running { try await task.value }
  }
}
