import Foundation
import VoyagerTesting

/// A page that tells what a site finds of its own, and then leaves something in every place there is.
enum SeparationPage {
  /// - Parameter mark: Who visits; part of the address, so that the list of icons holds it too.
  static func html(for mark: String) -> String {
    TestSite.document(
      titled: mark,
      """
      <script src="/cached"></script>
      <script>
      const mark = '\(mark)'
      // Only the head's own links name an icon.
      document.head.insertAdjacentHTML('beforeend', `<link rel=icon href="/icon?${mark}">`)
      const done = request => new Promise((yes, no) => {
        request.onsuccess = () => yes(request.result)
        request.onerror = () => no(request.error)
      })
      const opened = () => {
        const request = indexedDB.open('kept')
        request.onupgradeneeded = () => request.result.createObjectStore('kept')
        return done(request)
      }
      const tried = work => work().catch(error => String(error))
      const workers = async () => {
        const found = await navigator.serviceWorker.getRegistrations()
        return found.map(each => new URL(each.active.scriptURL).search.slice(1)).join()
      }
      addEventListener('load', async () => {
        const database = await opened()
        const seen = [
          document.cookie.replace('kept=', ''), localStorage.kept ?? '',
          await done(database.transaction('kept').objectStore('kept').get('mark')) ?? '',
          await tried(async () => await (await caches.match('/kept'))?.text() ?? ''), await tried(workers)]
        tell(mark + ' finds ' + seen.map(each => each || 'nothing').join(' '))
        tell(mark + ' cached ' + window.cachedNumber)
        document.cookie = `kept=${mark}; max-age=9999`
        localStorage.kept = mark
        await done(database.transaction('kept', 'readwrite').objectStore('kept').put(mark, 'mark'))
        await tried(async () => (await caches.open('kept')).put('/kept', new Response(mark)))
        await tried(async () => {
          await navigator.serviceWorker.register('/worker?' + mark)
          await navigator.serviceWorker.ready
        })
        tell(mark + ' left all')
      })
      </script>
      """)
  }

  /// One pixel.
  private static let icon =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  static func serve(on site: TestSite) {
    let server = site.server
    server.on("/page") { request in
      var response = HTTPResponse.html(html(for: request.query))
      response.headers["Set-Cookie"] = "hidden=\(request.query); Max-Age=9999; HttpOnly"
      return response
    }
    server.on("/cached") { [weak server] _ in
      let number = server?.requests(for: "/cached").count ?? 0
      return HTTPResponse(
        headers: [
          "Content-Type": "text/javascript", "Cache-Control": "max-age=9999", "ETag": "\"\(number)\"",
        ], body: .whole(Data("window.cachedNumber = \(number)".utf8)))
    }
    server.on("/icon") { _ in
      HTTPResponse(
        headers: ["Content-Type": "image/png"], body: .whole(Data(base64Encoded: icon) ?? Data()))
    }
    server.on("/worker") { _ in
      HTTPResponse(
        headers: ["Content-Type": "text/javascript"],
        body: .whole(Data("addEventListener('install', () => skipWaiting())".utf8)))
    }
    server.on("/secret") { request in
      request.credential == nil
        ? .signIn(realm: "Family") : .html(TestSite.document(titled: "inside", ""))
    }
  }
}
