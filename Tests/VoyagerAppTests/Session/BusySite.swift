import Foundation
import Synchronization
import VoyagerTesting

/// A site whose pages do what the test wants, and tell where in them the person is.
final class BusySite: Sendable {
  let site: TestSite
  private let wishes = Mutex<[String: String]>([:])

  init() throws {
    site = try TestSite()
    site.server.on("/wish") { [weak self] request in
      .html(self?.wishes.withLock { $0.removeValue(forKey: request.query) } ?? "")
    }
  }

  /// Answers a path with a long page.
  func add(_ path: String) { site.server.page(path, Self.page(path)) }

  /// Has the page in front at a path do something.
  func wish(_ words: String, of path: String) { wishes.withLock { $0[path] = words } }

  /// Forgets what no page has done.
  func forgetWishes() { wishes.withLock { $0 = [:] } }

  /// Where the newest report from a path says that the page is, of those after a count.
  func place(of path: String, after count: Int) -> Int? {
    site.reports.dropFirst(count).last { $0.hasPrefix("at \(path) ") }
      .flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
  }

  private static func page(_ path: String) -> String {
    """
    <!DOCTYPE html><meta charset="utf-8"><title>\(path)</title><body style="height: 6000px">\(path)
    <script>
    let timer
    const tell = () => {
      clearTimeout(timer)
      timer = setTimeout(() => fetch('/told',
        { method: 'POST', body: `at ${location.pathname} ${Math.round(scrollY)}` }), 80)
    }
    addEventListener('scroll', tell)
    addEventListener('pageshow', tell)
    addEventListener('visibilitychange', () => document.hidden || tell())
    setInterval(async () => {
      if (document.hidden) return
      const wish = (await (await fetch('/wish?' + location.pathname)).text()).split(' ')
      if (wish[0] === 'scroll') scrollTo(0, Number(wish[1]))
      if (wish[0] === 'go') location.assign(wish[1])
      if (wish[0] === 'back') history.back()
    }, 100)
    </script>
    """
  }
}
