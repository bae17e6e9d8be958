import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite("Deleting identities")
struct IdentityDeletionTests {
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

  /// An identity with something in its folders.
  private func used(_ name: String, in model: IdentitiesModel) async throws -> Identity {
    let identity = try model.create(named: name, color: .red)
    await model.finishSaving()
    try fill(identity.id)
    return identity
  }

  private func fill(_ id: IdentityID) throws {
    for place in [paths.identityData(id), paths.identityCache(id)] {
      try PrivateFolder(place.appendingPathComponent("deep")).make()
      try Data("x".utf8).write(to: place.appendingPathComponent("deep/file"))
    }
  }

  private func files(of id: IdentityID) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).filter {
      $0.contains(id.rawValue.uuidString.lowercased())
    }
  }

  @Test("Deleting leaves no file, closes the store first, and touches no other identity")
  func leavesNothing() async throws {
    let model = model()
    let work = try await used("Work", in: model)
    let school = try await used("School", in: model)
    var closed: [DataStore] = []
    try await model.delete(work.id) { store in
      closed.append(store)
      #expect(model.identity(work.id) == nil)
      #expect(IdentityFolders(paths: paths).marked() == [work.id])
      #expect((try? files(of: work.id).isEmpty) == false)
    }
    #expect(closed.map(\.identity) == [work.id])
    #expect(!IdentityFolders(paths: paths).exist(of: work.id))
    #expect(try files(of: school.id).isEmpty == false)
    await #expect(throws: IdentityError.notFound) { try await model.delete(work.id) }
    #expect(self.model().identities.map(\.name) == ["Main", "School"])
    #expect(notices.waiting.isEmpty)
  }

  @Test("A deletion that was cut short is finished by the next start, whatever the list says")
  func finishesLater() async throws {
    let first = model()
    let work = try await used("Work", in: first)
    let gone = IdentityID()
    try fill(gone)
    for id in [work.id, gone] {
      try await IdentityFolders(paths: paths).mark(id)
    }
    let second = model()
    #expect(second.identities.map(\.name) == ["Main"])
    #expect(try files(of: gone) == [])
    await second.finishSaving()
    _ = model()
    #expect(try files(of: work.id) == [])
  }

  @Test("What an engine writes after it has let go is removed too, and only then the deletion is done")
  func removesLateFiles() async throws {
    let model = model()
    model.lateWrites = .seconds(1)
    let work = try await used("Work", in: model)
    try await model.delete(work.id) { _ in }
    #expect(IdentityFolders(paths: paths).marked() == [work.id])
    try fill(work.id)
    while !IdentityFolders(paths: paths).marked().isEmpty {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try files(of: work.id) == [])
    #expect(notices.waiting.isEmpty)
  }

  @Test("No mark can delete the main identity")
  func keepsStandard() async throws {
    try fill(Identity.standard.id)
    try await IdentityFolders(paths: paths).mark(Identity.standard.id)
    #expect(model().standard == .standard)
    #expect(FileManager.default.fileExists(atPath: paths.identityData(Identity.standard.id).path))
  }

  @Test("Without room for the mark nothing is deleted")
  func keepsAllOnFullDisk() async throws {
    let model = model()
    let work = try await used("Work", in: model)
    try Data().write(to: paths.state)
    await #expect(throws: IdentityError.unwritable(.unwritable("a file is where a folder should be"))) {
      try await model.delete(work.id)
    }
    #expect(model.identities.map(\.name) == ["Main", "Work"])
    #expect(try files(of: work.id).isEmpty == false)
  }
}
