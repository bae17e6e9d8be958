/// A site whose pages tell how they are laid out, again and again when that changes.
struct LayoutSite: Sendable {
  let site: TestSite

  init() throws {
    site = try TestSite()
    for name in ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "one", "page"] {
      site.page("/\(name)", Self.html)
    }
  }

  func address(_ path: String) -> String { site.address(path) }

  /// What a page told last of its boxes and letters, in CSS pixels.
  func layout(of path: String) -> String? { last("layout", path) }

  /// Waits until the page in front of a window says how wide it is: as wide as its view, in pixels of that zoom.
  func expectZoom(
    _ zoom: Double, of path: String, titled title: String? = nil, in voyager: VoyagerProcess
  ) async throws {
    try await Poll.untilTrue(
      "\(path) at \(zoom)", details: { "It told \(last("width", path) ?? "nothing")." }
    ) {
      guard let width = last("width", path).flatMap(Double.init) else {
        return false
      }
      let view = try await voyager.page(in: title ?? path).frame()
      return view.width > 0 && abs(Double(view.width) / zoom - width) < 1
    }
  }

  private func last(_ kind: String, _ path: String) -> String? {
    let start = "\(kind) \(path) "
    return site.reports.last { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  private static let html = """
    <p>\(String(repeating: "Letters of a text that fills some lines. ", count: 20))</p>
    <p style="font: menu">Letters of the system</p>
    <div style="width: 10cm; height: 2em; border: thin solid"></div>
    <button>Button</button><input value="field"><select><option>Choice</select>
    <input type=checkbox><progress></progress>
    <script>
    function measure() {
      const boxes = [...document.querySelectorAll('body *')].filter(e => e.localName != 'script').map(e => {
        const box = e.getBoundingClientRect()
        return [e.localName, box.x, box.y, box.width, box.height, getComputedStyle(e).fontSize].join()
      })
      tell('layout ' + location.pathname + ' ' + [innerWidth, devicePixelRatio, ...boxes].join(' '))
      tell('width ' + location.pathname + ' ' + innerWidth)
    }
    addEventListener('load', measure)
    addEventListener('resize', measure)
    </script>
    """
}
