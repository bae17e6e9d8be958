import Foundation
import Testing

@testable import VoyagerCore

@Suite struct SitePictureStoreTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString).appendingPathComponent("pictures.sqlite")

  @Test("The pages that showed an icon last stay, and an icon without a page goes")
  func bounds() async throws {
    let store = SitePictureStore(url: file, mostPages: 3)
    for number in 1...5 {
      try await store.add(
        icon: Data("icon \(number)".utf8), of: Address("https://site-\(number).example/"),
        at: Date(timeIntervalSince1970: Double(number)))
    }
    let pages = try await store.addresses().map(\.text).sorted()
    #expect(pages == (3...5).map { "https://site-\($0).example/" })
    let bytes =
      try Data(contentsOf: file)
      + ((try? Data(contentsOf: URL(fileURLWithPath: file.path + "-wal"))) ?? Data())
    #expect(bytes.range(of: Data("icon 5".utf8)) != nil)
  }

  @Test("An icon that is too large is not kept, and asking makes no file")
  func large() async throws {
    let store = SitePictureStore(url: file)
    let page = Address("https://large.example/")
    #expect(try await store.pictures(of: [page]).isEmpty)
    try await store.add(icon: Data(count: SitePictureStore.largestIcon + 1), of: page, at: Date())
    #expect(!FileManager.default.fileExists(atPath: file.path))
    try await store.add(icon: Data(count: SitePictureStore.largestIcon), of: page, at: Date())
    #expect(try await store.pictures(of: [page]).count == 1)
  }
}
