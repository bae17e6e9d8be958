import Foundation
import GTK
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Icons")
  struct IconTests {
    /// A red dot.
    nonisolated private static let icon =
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5\
          ErkJggg==
          """) ?? Data()

    private func stage() throws -> Stage {
      let stage = try Stage()
      stage.server.page("/page", "<link rel=icon href=/icon.png><title>Page</title>")
      stage.server.on("/icon.png") { _ in
        HTTPResponse(headers: ["Content-Type": "image/png"], body: .whole(Self.icon))
      }
      return stage
    }

    /// Whether a file that the engine keeps of a store's icons names a page.
    private func isNoted(_ store: DataStore) -> Bool {
      guard case .disk(_, let cache) = store.location else { return false }
      let files = FileManager.default.enumerator(at: cache, includingPropertiesForKeys: nil)
      return files?.compactMap { $0 as? URL }.filter { $0.path.contains("WebpageIcons") }
        .contains { (try? Data(contentsOf: $0))?.range(of: Data("/page".utf8)) != nil } ?? false
    }

    @Test("A page's icon is told as PNG, and the engine forgets it so that no byte of its page stays")
    func forgets() async throws {
      let stage = try stage()
      let store = stage.diskStore("ann")
      let (surface, page) = stage.open(in: store)
      try await stage.load("/page", in: surface, page)
      try await eventually("the icon") {
        page.events.contains { if case .iconChanged(let icon?) = $0 { icon.first == 0x89 } else { false } }
      }
      try await eventually("the note") { isNoted(store) }
      await stage.engine.forgetIcons(in: store)
      #expect(!isNoted(store))
      surface.close()
    }

    @Test("A thumbnail is the upper middle of the page as JPEG, in its colours")
    func thumbnail() async throws {
      let stage = try stage()
      stage.server.page(
        "/", "<title>Page</title><body style='margin: 0; background: linear-gradient(#f00 20%, #00f 20%)'>")
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      let picture = try await surface.thumbnail(width: 120, height: 60)
      #expect(picture.starts(with: [0xFF, 0xD8]))
      let texture = try Texture(Array(picture))
      #expect(texture.width == 120 && texture.height == 60)
      let data = picture.base64EncodedString()
      let script = """
        {
          const image = new Image()
          image.onload = () => {
            const canvas = document.createElement('canvas')
            canvas.getContext('2d').drawImage(image, 0, 0)
            const color = y => canvas.getContext('2d').getImageData(60, y, 1, 1).data
            document.title = color(2)[0] > 200 && color(2)[2] < 60 && color(58)[2] > 200 ? 'right' : 'wrong'
          }
          image.src = 'data:image/jpeg;base64,\(data)'
          undefined
        }
        """
      _ = try await surface.evaluate(script)
      try await eventually("the colours") { ["right", "wrong"].contains(page.titles.last) }
      #expect(page.titles.last == "right")
    }

    @Test("A page of the parent's shows a picture of the parent's, and a page of the web does not")
    func pictures() async throws {
      let stage = try stage()
      let picture = Address("voyager:picture/1")
      let script = """
        <img src='\(picture.text)' onload='document.title = "shown"' onerror='document.title = "refused"'>
        """
      stage.pages[.start] = InternalPage(html: script)
      stage.pictures[picture] = Self.icon
      stage.server.page("/web", script)
      let (surface, page) = stage.open()
      surface.load(.start)
      try await eventually("the picture") { page.titles.last == "shown" }
      surface.load(Address(stage.server.address("/web")))
      try await eventually("the refusal") { page.titles.last == "refused" }
    }
  }
}
