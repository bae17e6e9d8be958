import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct IdentitiesModelTests {
  let folder: TemporaryFolder
  let paths: VoyagerPaths
  let notices = NoticesModel()

  init() throws {
    folder = try TemporaryFolder()
    paths = VoyagerPaths(profile: folder.url)
  }

  private func model() -> IdentitiesModel {
    IdentitiesModel(store: IdentityStore(url: paths.identitiesFile()), paths: paths, notices: notices)
  }

  private func write(_ text: String) throws {
    try PrivateFolder(paths.config).make()
    try Data(text.utf8).write(to: paths.identitiesFile())
  }

  @Test("A first start has the main and the private identity and writes nothing")
  func firstStart() async throws {
    let model = model()
    #expect(model.all.map(\.name) == ["Main", "Private"])
    #expect(model.standard.kind == .standard)
    await model.finishSaving()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("Identities, their order, names and colours are there after a restart; ids never change")
  func restart() async throws {
    let first = model()
    let work = try first.create(named: "  Work \n mail ", color: .red)
    let school = try first.create(named: "School", color: .green)
    try first.rename(first.standard.id, to: "Home")
    try first.recolor(work.id, to: .teal)
    try first.move(school.id, to: 0)
    try first.change(work.id, clearsOnExit: [.cookies, .history])
    await first.finishSaving()

    let second = model()
    #expect(second.identities.map(\.name) == ["Home", "School", "Work mail"])
    #expect(second.identities.map(\.id) == [Identity.standard.id, school.id, work.id])
    #expect(second.identity(work.id)?.color == .teal)
    #expect(second.identities == first.identities)
  }

  @Test("A file without a word on clearing is read, and clears nothing")
  func readsOlderFile() throws {
    let id = "0D4C7A9E-0A56-4E0B-8C53-6C8B5B1E2F01"
    try write(
      #"{"identities":[{"id":"\#(id)","name":"Work","color":"red","icon":"x","kind":"named"}],"version":1}"#)
    let model = model()
    #expect(model.problem == nil)
    #expect(model.identity(named: "Work")?.clearsOnExit == [])
  }

  @Test("A name must say something and belong to one identity, whatever the case")
  func names() async throws {
    let model = model()
    let work = try model.create(named: "Work", color: .red)
    #expect(throws: IdentityError.nameEmpty) { try model.create(named: " \n ", color: .red) }
    for taken in ["work", " WORK ", "main", "private"] {
      #expect(throws: IdentityError.nameTaken) { try model.create(named: taken, color: .red) }
    }
    try model.rename(work.id, to: "WORK")
    #expect(model.identity(named: "work")?.id == work.id)
    #expect(model.identity(named: "Private")?.kind == .privateBrowsing)
    #expect(model.identity(named: "Automation") == nil)
    #expect(model.identity(named: "nobody") == nil)
    await model.finishSaving()
  }

  @Test("An identity that tabs use stays, and they are named; the standard and the private one always do")
  func refusesToDelete() async throws {
    let model = model()
    let work = try model.create(named: "Work", color: .red)
    model.tabsInUse = { $0 == work.id ? ["Mail", "News"] : [] }
    await #expect(throws: IdentityError.identityInUse(["Mail", "News"])) { try await model.delete(work.id) }
    for id in [model.standard.id, model.privateBrowsing.id, model.automation.id] {
      await #expect(throws: IdentityError.notDeletable) { try await model.delete(id) }
    }
    #expect(
      IdentityError.identityInUse(["Mail", "News"]).message
        == "2 tabs use this identity: “Mail”, “News”. Close them first.")
    #expect(
      IdentityError.identityInUse((1...10).map { "\($0)" }).message.hasSuffix(
        "“7”, “8” and 2 more. Close them first."))
    await model.finishSaving()
  }

  @Test("The private one and a driver's can't be changed, and the standard one stays first")
  func fixed() throws {
    let model = model()
    for id in [model.privateBrowsing.id, model.automation.id] {
      #expect(throws: IdentityError.notChangeable) { try model.rename(id, to: "x") }
      #expect(throws: IdentityError.notChangeable) { try model.recolor(id, to: .red) }
    }
    #expect(throws: IdentityError.notChangeable) { try model.move(model.standard.id, to: 1) }
  }

  @Test("Each identity has folders of its own; the private one and a driver's have none")
  func stores() async throws {
    let model = model()
    let work = try model.create(named: "Work", color: .red)
    #expect(
      model.store(for: work).location
        == .disk(data: paths.identityData(work.id), cache: paths.identityCache(work.id)))
    #expect(model.store(for: model.standard) != model.store(for: work))
    #expect(model.store(for: model.privateBrowsing).location == .memory)
    #expect(model.store(for: model.automation).location == .memory)
    #expect(model.store(for: model.privateBrowsing) != model.store(for: model.automation))
    await model.finishSaving()
  }

  @Test("What is private is found by no later run")
  func privateID() {
    #expect(model().privateBrowsing.id != model().privateBrowsing.id)
  }

  @Test("After a file that can't be read, the main identity keeps its folders and new ones live in memory")
  func unreadable() async throws {
    let text = "{\"version\": 7, \"identities\": []}"
    try write(text)
    let model = model()
    let work = try model.create(named: "Work", color: .red)
    await model.finishSaving()
    #expect(try Data(contentsOf: paths.identitiesFile()) == Data(text.utf8))
    #expect(model.store(for: work).location == .memory)
    #expect(
      model.store(for: model.standard).location
        == .disk(
          data: paths.identityData(Identity.standard.id), cache: paths.identityCache(Identity.standard.id)))
    let sentence =
      "The saved identities could not be read (it was saved by a newer version of Voyager). "
      + "This run uses the defaults and leaves the file alone."
    #expect(model.problem == sentence)
    #expect(notices.take().map(\.text) == [sentence])
  }

  @Test("A file that would let two identities share folders, or make the private one last, is refused")
  func refused() throws {
    let id = "11111111-1111-4111-8111-111111111111"
    let standard = Identity.standard.id.rawValue.uuidString
    func entry(_ id: String, _ kind: String) -> String {
      "{\"id\":\"\(id)\",\"name\":\"A\",\"color\":\"red\",\"icon\":\"x\",\"kind\":\"\(kind)\"}"
    }
    let lists = [
      [entry(id, "named"), entry(id, "named")], [entry(standard, "named")], [entry(id, "standard")],
      [entry(id, "privateBrowsing")], [entry(id, "automation")],
    ]
    for list in lists {
      try write("{\"identities\":[\(list.joined(separator: ","))]}")
      #expect(model().problem?.contains("two identities would share their data") == true)
    }
    try write("{\"identities\":[\(entry(id, "named"))]}")
    #expect(model().identities.map(\.name) == ["Main", "A"])
  }
}
