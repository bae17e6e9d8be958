import Foundation
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Site data")
  struct SiteDataTests {
    private static let keeping = """
      <script>
      document.cookie = 'who=ann; max-age=9999'
      localStorage.who = 'ann'
      indexedDB.open('who', 1).onsuccess = async () => {
        await (await caches.open('c')).put('/x', new Response('x'.repeat(100000)))
        await navigator.serviceWorker.register('/worker.js')
        await navigator.serviceWorker.ready
        await fetch('/cached')
        document.title = 'kept'
      }
      </script>
      """
    private static let telling =
      "<script>document.title = '[' + document.cookie + '|' + localStorage.who + ']'</script>"

    private func stage() throws -> Stage {
      let stage = try Stage()
      stage.server.page("/keep", Self.keeping)
      stage.server.page("/tell", Self.telling)
      stage.server.on("/worker.js") { _ in
        HTTPResponse(headers: ["Content-Type": "text/javascript"], body: .whole(Data("0".utf8)))
      }
      stage.server.on("/cached") { _ in
        HTTPResponse(
          headers: ["Content-Type": "text/plain", "Cache-Control": "max-age=9999"],
          body: .whole(Data(count: 300_000)))
      }
      return stage
    }

    /// Lets a site keep something of every kind, and leaves its page.
    private func keep(_ address: String, in store: DataStore, _ stage: Stage) async throws {
      let (surface, page) = stage.open(in: store)
      surface.load(Address(address))
      try await eventually("\(address) keeps its data") { page.titles.last == "kept" }
      surface.close()
    }

    private func title(of address: String, in store: DataStore, _ stage: Stage) async throws -> String? {
      let (surface, page) = stage.open(in: store)
      surface.load(Address(address))
      try await eventually("\(address) tells") { page.titles.last?.hasPrefix("[") == true }
      surface.close()
      return page.titles.last
    }

    /// Waits until every kind of every site has reached the disk.
    ///
    /// A busy engine may keep the large file out of its cache for good, but never what a script put away.
    private func settled(_ sites: Set<String>, in store: DataStore, _ stage: Stage) async throws -> [SiteData]
    {
      var data: [SiteData] = []
      for _ in 0..<15 {
        data = try await stage.engine.siteData(in: store)
        if Set(data.map(\.site)) == sites,
          data.allSatisfy({ $0.kinds == Set(SiteDataKind.allCases) && $0.size > 100_000 })
        {
          return data
        }
        // WebKit leaves out the cache when it is asked too often.
        try await Task.sleep(for: .seconds(1))
      }
      let listed = data.allSatisfy { $0.kinds.isSuperset(of: [.cookies, .storage, .serviceWorkers]) }
      #expect(Set(data.map(\.site)) == sites && listed, "Not everything is listed: \(data)")
      return data
    }

    @Test("Each site is listed once, with its kinds and its size; another store and an unused one are empty")
    func lists() async throws {
      let stage = try stage()
      let ann = stage.diskStore("ann")
      try await keep(stage.server.address("/keep"), in: ann, stage)
      try await keep(stage.server.namedAddress("/keep"), in: ann, stage)
      _ = try await settled(["127.0.0.1", "localhost"], in: ann, stage)
      let bob = stage.diskStore("bob")
      #expect(try await stage.engine.siteData(in: bob) == [])
      #expect(!FileManager.default.fileExists(atPath: stage.folder.appendingPathComponent("bob-data").path))
      #expect(try await stage.engine.siteData(in: stage.store) == [])
    }

    @Test("Removing a site's data leaves other sites and other stores theirs")
    func removesOneSite() async throws {
      let stage = try stage()
      let ann = stage.diskStore("ann")
      let bob = stage.diskStore("bob")
      let (here, there) = (stage.server.address, stage.server.namedAddress)
      try await keep(here("/keep"), in: ann, stage)
      try await keep(there("/keep"), in: ann, stage)
      try await keep(here("/keep"), in: bob, stage)
      _ = try await settled(["127.0.0.1", "localhost"], in: ann, stage)
      try await stage.engine.removeSiteData(
        Set(SiteDataKind.allCases), of: ["127.0.0.1", "never.example"], in: ann)
      #expect(try await stage.engine.siteData(in: ann).map(\.site) == ["localhost"])
      let titles = [
        try await title(of: here("/tell"), in: ann, stage),
        try await title(of: there("/tell"), in: ann, stage),
        try await title(of: here("/tell"), in: bob, stage),
      ]
      #expect(titles == ["[|undefined]", "[who=ann|ann]", "[who=ann|ann]"])
    }

    @Test("Only the kinds that were named are removed")
    func removesOneKind() async throws {
      let stage = try stage()
      let ann = stage.diskStore("ann")
      let here = stage.server.address
      try await keep(here("/keep"), in: ann, stage)
      let kept = try await settled(["127.0.0.1"], in: ann, stage)
      try await stage.engine.removeSiteData([.cookies], of: ["127.0.0.1"], in: ann)
      #expect(try await title(of: here("/tell"), in: ann, stage) == "[|ann]")
      try await stage.engine.clearSiteData([.storage], within: nil, in: ann)
      #expect(try await title(of: here("/tell"), in: ann, stage) == "[|undefined]")
      let left = try await stage.engine.siteData(in: ann).first?.kinds
      #expect((left ?? []).contains(.cache) == kept.first?.kinds.contains(.cache), "\(left ?? [])")
      #expect((left ?? []).contains(.cookies) == false)
    }

    @Test("Storage is cleared by the time of its last change; clearing everything leaves nothing")
    func clearsByTime() async throws {
      let before = try stage()
      let ann = before.diskStore("ann")
      try await keep(before.server.address("/keep"), in: ann, before)
      _ = try await settled(["127.0.0.1"], in: ann, before)
      try makeOlder("ann-data", "ann-cache", of: before)

      let stage = try stage()
      try await keep(stage.server.namedAddress("/keep"), in: ann, stage)
      _ = try await settled(["127.0.0.1", "localhost"], in: ann, stage)
      #expect(stage.engine.datedSiteData == [.storage])
      try await stage.engine.clearSiteData([.storage], within: .seconds(3600), in: ann)
      let keepers = try await stage.engine.siteData(in: ann).filter { $0.kinds.contains(.storage) }
      #expect(keepers.map(\.site) == ["127.0.0.1"])
      #expect(
        try await title(of: stage.server.namedAddress("/tell"), in: ann, stage) == "[who=ann|undefined]")
      try await stage.engine.clearSiteData(Set(SiteDataKind.allCases), within: nil, in: ann)
      #expect(try await stage.engine.siteData(in: ann) == [])
    }

    /// Makes all that is in the folders a day older.
    private func makeOlder(_ folders: String..., of stage: Stage) throws {
      let date = Date(timeIntervalSinceNow: -86_400)
      for folder in folders.map(stage.folder.appendingPathComponent) {
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
          let path = folder.appendingPathComponent(file).path
          try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
      }
    }

    @Test("A cancelled call answers at once")
    func cancels() async throws {
      let stage = try stage()
      let ann = stage.diskStore("ann")
      try await keep(stage.server.address("/keep"), in: ann, stage)
      let listing = Task { try await stage.engine.siteData(in: ann) }
      listing.cancel()
      await #expect(throws: CancellationError.self) { try await listing.value }
      #expect(try await stage.engine.siteData(in: ann).map(\.site) == ["127.0.0.1"])
    }
  }
}
