import Foundation
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Identities that come and go")
  struct IdentityLifeTests {
    @Test("Twenty identities, each made, visited and deleted, leave no file")
    func twenty() async throws {
      let stage = try Stage(sparePages: .kept)
      stage.server.page(
        "/leaves",
        """
        <link rel=icon href=/icon>
        <script>
        document.cookie = 'who=identitymarker; max-age=999'
        localStorage.who = 'identitymarker'
        indexedDB.open('identitymarker').onsuccess = async () => {
          await (await caches.open('identitymarker')).put('/kept', new Response('identitymarker'))
          document.title = 'left all'
        }
        </script>
        """)
      let paths = VoyagerPaths(profile: stage.folder)
      let identities = IdentitiesModel(
        store: IdentityStore(url: paths.identitiesFile()), paths: paths, notices: NoticesModel())
      for number in 1...20 {
        let identity = try identities.create(named: "Identity \(number)", color: .red)
        try await visit(identities.store(for: identity), on: stage)
        try await identities.delete(identity.id) { await stage.engine.remove($0) }
      }
      await identities.finishSaving()
      let marks = paths.state.appendingPathComponent("identities").path
      try await eventually("every deletion is done", within: .seconds(60)) {
        (try? FileManager.default.contentsOfDirectory(atPath: marks)) == []
      }
      let left = try FileManager.default.subpathsOfDirectory(atPath: stage.folder.path).filter { name in
        var isFolder: ObjCBool = false
        let path = stage.folder.appendingPathComponent(name).path
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      }
      #expect(left == ["config/identities.json"])
      #expect(identities.identities.count == 1)
    }

    private func visit(_ store: DataStore, on stage: Stage) async throws {
      let surface = stage.engine.makeSurface(SurfaceConfiguration(store: store, zoom: 1))
      let page = stage.attach(surface)
      try await stage.load("/leaves", in: surface, page)
      try await eventually("the site has left what it has") {
        guard case .disk(let data, _) = store.location else {
          return false
        }
        let cookies = data.appendingPathComponent("cookies.sqlite").path
        return page.titles.last == "left all" && FileManager.default.fileExists(atPath: cookies)
      }
      surface.close()
    }
  }
}
