import Foundation
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Data stores")
  struct StoreTests {
    @Test("Surfaces of one store share cookies; another store sees none of them")
    func apart() async throws {
      let stage = try Stage()
      stage.server.page(
        "/set", "<script>document.cookie = 'who=ann; max-age=999'; localStorage.who = 'ann'</script>")
      stage.server.page("/get", "<script>document.title = document.cookie + '|' + localStorage.who</script>")
      let ann = stage.diskStore("ann")
      let bob = stage.diskStore("bob")
      let (first, firstPage) = stage.open(in: ann)
      try await stage.load("/set", in: first, firstPage)
      for (store, seen) in [(ann, "who=ann|ann"), (bob, "|undefined"), (stage.store, "|undefined")] {
        let (surface, page) = stage.open(in: store)
        try await stage.load("/get", in: surface, page)
        try await eventually("what \(store.location) sees") { page.titles.last == seen }
      }
      let cookies = stage.folder.appendingPathComponent("ann-data/cookies.sqlite")
      try await eventually("the cookies are kept") { FileManager.default.fileExists(atPath: cookies.path) }
    }

    @Test("The folders of a removed store can be removed")
    func removed() async throws {
      let stage = try Stage(sparePages: .kept)
      stage.server.page(
        "/set",
        """
        <script>
        document.cookie = 'who=ann; max-age=999'
        localStorage.who = 'ann'
        indexedDB.open('who').onsuccess = () => document.title = 'kept'
        </script>
        """)
      let ann = stage.diskStore("ann")
      let (surface, page) = stage.open(in: ann)
      try await stage.load("/set", in: surface, page)
      let folders = ["ann-data", "ann-cache"].map(stage.folder.appendingPathComponent)
      let cookies = folders[0].appendingPathComponent("cookies.sqlite")
      try await eventually("the site's data is kept") {
        page.titles.last == "kept" && FileManager.default.fileExists(atPath: cookies.path)
      }
      surface.close()
      await stage.engine.remove(ann)
      try await eventually("the folders are gone") {
        folders.forEach { try? FileManager.default.removeItem(at: $0) }
        return !folders.contains { FileManager.default.fileExists(atPath: $0.path) }
      }
    }

    @Test("A discarded memory store forgets")
    func discarded() async throws {
      let stage = try Stage()
      stage.server.page("/set", "<script>document.cookie = 'who=ann; max-age=999'</script>")
      stage.server.page("/get", "<script>document.title = '[' + document.cookie + ']'</script>")
      let (first, firstPage) = stage.open()
      try await stage.load("/set", in: first, firstPage)
      first.close()
      stage.engine.discard(stage.store)
      let (second, secondPage) = stage.open()
      try await stage.load("/get", in: second, secondPage)
      try await eventually("nothing") { secondPage.titles.last == "[]" }
    }
  }
}
