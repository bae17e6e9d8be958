import Foundation
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Strict transport")
  struct StrictTransportTests {
    @Test("What a site asked for in an earlier run is known, in its store alone")
    func earlierRun() async throws {
      let stage = try Stage()
      let store = stage.diskStore("ann")
      try remember("bank.example", in: store)
      let other = stage.diskStore("bob")
      for store in [store, other] {
        let (surface, page) = stage.open(in: store)
        try await stage.load("/", in: surface, page)
      }
      #expect(await stage.engine.hasStrictTransport("bank.example", in: store))
      #expect(await !stage.engine.hasStrictTransport("www.bank.example", in: store))
      #expect(await !stage.engine.hasStrictTransport("bank.example", in: other))
    }

    /// Writes what libsoup keeps, because only a certificate that everybody trusts would make it do so.
    private func remember(_ host: String, in store: DataStore) throws {
      guard case .disk(_, let cache) = store.location else {
        return
      }
      let folder = cache.appendingPathComponent("HSTS")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let statement = """
        CREATE TABLE soup_hsts_policies (id INTEGER PRIMARY KEY, host TEXT UNIQUE, max_age INTEGER, expiry INTEGER,
        include_subdomains INTEGER);
        INSERT INTO soup_hsts_policies VALUES (1, '\(host)', 999999999, 4000000000, 0);
        """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "python3", "-c",
        "sqlite3, sys = map(__import__, ('sqlite3', 'sys')); "
          + "sqlite3.connect(sys.argv[1]).executescript(sys.argv[2])",
        folder.appendingPathComponent("hsts-storage.sqlite").path, statement,
      ]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }
}
