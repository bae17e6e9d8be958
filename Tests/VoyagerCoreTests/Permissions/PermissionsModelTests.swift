import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct PermissionsModelTests {
  let folder: TemporaryFolder
  let paths: VoyagerPaths
  let notices = NoticesModel()
  let identities: IdentitiesModel
  let page: PermissionPlace
  let frame: PermissionPlace

  init() throws {
    folder = try TemporaryFolder()
    paths = VoyagerPaths(profile: folder.url)
    identities = IdentitiesModel(
      store: IdentityStore(url: paths.identitiesFile()), paths: paths, notices: notices)
    let news = Address("https://news.example/today")
    page = try #require(PermissionPlace(page: news, asker: news))
    frame = try #require(PermissionPlace(page: news, asker: Address("https://ad.example/")))
  }

  private func model() -> PermissionsModel {
    PermissionsModel(
      store: PermissionsStore(url: paths.permissionsFile()), identities: identities, notices: notices)
  }

  private func write(_ text: String) throws {
    try PrivateFolder(paths.config).make()
    try Data(text.utf8).write(to: paths.permissionsFile())
  }

  private var file: String { (try? String(contentsOf: paths.permissionsFile(), encoding: .utf8)) ?? "" }

  nonisolated private static let allKinds =
    PermissionKind.allWithoutScheme + [.externalApp(scheme: "mailto"), .externalApp(scheme: "tel")]

  nonisolated private static let questions: [(kind: PermissionKind, given: Set<PermissionKind>)] =
    allKinds.map { kind in
      switch kind {
      case .cameraAndMicrophone: (kind, [.camera, .microphone, .cameraAndMicrophone])
      case .other: (kind, [])
      default: (kind, [kind])
      }
    }

  @Test(
    "An answer for good holds for its kind, place and identity alone, also after a restart",
    arguments: questions)
  func matrix(kind: PermissionKind, given: Set<PermissionKind>) async throws {
    let work = try identities.create(named: "Work", color: .red)
    let main = identities.standard
    for decision in [PermissionDecision.allow, .deny] {
      let first = model()
      first.forget(identity: main.id)
      first.remember(PermissionAnswer(decision, .once), to: kind, for: main, at: page)
      #expect(first.state(of: kind, for: main, at: page) == .ask)
      first.remember(PermissionAnswer(decision, .always), to: kind, for: main, at: page)
      await first.finishSaving()
      for model in [first, self.model()] {
        for other in Self.allKinds {
          // A question for both is denied as soon as one of them is.
          let isPart =
            other == .cameraAndMicrophone && decision == .deny && !given.isDisjoint(with: other.remembered)
          let expected: PermissionState = decision == .allow ? .granted : .denied
          #expect(
            model.state(of: other, for: main, at: page)
              == (given.contains(other) || isPart ? expected : .ask), "\(kind) \(other)")
          #expect(model.state(of: other, for: main, at: frame) == .ask)
          #expect(model.state(of: other, for: main, at: nil) == .ask)
          #expect(model.state(of: other, for: work, at: page) == .ask)
        }
      }
    }
    await identities.finishSaving()
  }

  @Test("Camera and microphone allowed one by one answer a question for both; either denied denies it")
  func both() {
    let model = model()
    let main = identities.standard
    func state() -> PermissionState { model.state(of: .cameraAndMicrophone, for: main, at: page) }
    model.remember(PermissionAnswer(.allow, .always), to: .camera, for: main, at: page)
    #expect(state() == .ask)
    model.remember(PermissionAnswer(.allow, .whileOpen), to: .microphone, for: main, at: page)
    #expect(state() == .granted)
    model.remember(PermissionAnswer(.deny, .always), to: .camera, for: main, at: page)
    #expect(state() == .denied)
    #expect(model.state(of: .microphone, for: main, at: page) == .granted)
  }

  @Test("What holds while a site is open ends with it and is never saved")
  func whileOpen() async {
    let model = model()
    let main = identities.standard
    model.remember(PermissionAnswer(.deny, .always), to: .location, for: main, at: page)
    model.remember(PermissionAnswer(.allow, .whileOpen), to: .camera, for: main, at: page)
    model.endClosedSites { $0 == main.id && $1 == "https://news.example" }
    #expect(model.state(of: .camera, for: main, at: page) == .granted)
    model.endClosedSites { _, _ in false }
    #expect(model.state(of: .camera, for: main, at: page) == .ask)
    #expect(model.state(of: .location, for: main, at: page) == .denied)
    await model.finishSaving()
    #expect(!file.contains("camera"))
  }

  @Test("An identity in memory is remembered for this run, and never in the file")
  func inMemory() async {
    let model = model()
    let secret = Address("https://secret.example/")
    let place = PermissionPlace(page: secret, asker: secret)
    for identity in [identities.privateBrowsing, identities.automation] {
      place.map { model.remember(PermissionAnswer(.allow, .always), to: .camera, for: identity, at: $0) }
      #expect(model.state(of: .camera, for: identity, at: place) == .granted)
      #expect(model.permissions(of: identity).count == 1)
    }
    model.remember(PermissionAnswer(.allow, .always), to: .camera, for: identities.standard, at: page)
    await model.finishSaving()
    #expect(file.contains("https://news.example"))
    #expect(!file.contains("secret"))
    model.forget(identity: identities.privateBrowsing.id)
    #expect(model.state(of: .camera, for: identities.privateBrowsing, at: place) == .ask)
    #expect(model.state(of: .camera, for: identities.automation, at: place) == .granted)
  }

  @Test("One answer is taken back, or all of an identity")
  func takesBack() async throws {
    let first = model()
    let main = identities.standard
    first.remember(PermissionAnswer(.allow, .always), to: .cameraAndMicrophone, for: main, at: page)
    first.remember(PermissionAnswer(.deny, .always), to: .camera, for: main, at: frame)
    #expect(first.permissions(of: main).map(\.kind) == [.camera, .camera, .microphone])
    first.remove(try #require(first.permissions(of: main).last))
    await first.finishSaving()
    let second = model()
    #expect(second.permissions(of: main).map(\.place) == [frame, page])
    second.forget(identity: main.id)
    await second.finishSaving()
    #expect(model().permissions(of: main) == [])
  }

  @Test("What belongs to an identity that is gone leaves the file at the next start")
  func deletedIdentity() async throws {
    let first = model()
    let deleted = Identity(name: "Work", color: .red, icon: "")
    first.remember(PermissionAnswer(.allow, .always), to: .camera, for: deleted, at: page)
    first.remember(PermissionAnswer(.allow, .always), to: .location, for: identities.standard, at: page)
    await first.finishSaving()
    #expect(file.contains("camera"))
    await model().finishSaving()
    #expect(!file.contains("camera"))
    #expect(file.contains("location"))
  }

  nonisolated private static let unreadable = [
    "not JSON",
    "{\"version\": 3, \"permissions\": []}",
    entry(kind: "cameraAndMicrophone"),
    entry(kind: "other"),
    entry(kind: "telepathy"),
    entry(kind: "externalApp:"),
    entry(kind: "externalApp:MailTo"),
    entry(kind: "externalApp:file"),
    entry(kind: "externalApp:javascript"),
    entry(kind: "externalApp:data"),
    entry(site: "https://news.example/today"),
    entry(site: "file:///home"),
    entry(asker: "null"),
    entry(decision: "yes"),
    "{\"permissions\": [\(item(decision: "allow")), \(item(decision: "deny"))]}",
  ]

  nonisolated private static func item(
    site: String = "https://news.example", asker: String = "https://news.example", kind: String = "camera",
    decision: String = "allow"
  ) -> String {
    "{\"identity\": \"00000000-0000-4000-8000-000000000001\", \"site\": \"\(site)\", \"asker\": \"\(asker)\", "
      + "\"kind\": \"\(kind)\", \"decision\": \"\(decision)\"}"
  }

  nonisolated private static func entry(
    site: String = "https://news.example", asker: String = "https://news.example", kind: String = "camera",
    decision: String = "allow"
  ) -> String {
    "{\"permissions\": [\(item(site: site, asker: asker, kind: kind, decision: decision))]}"
  }

  @Test(
    "A file that is damaged or newer is told once, allows nothing and is left alone", arguments: unreadable)
  func unreadableFile(text: String) async throws {
    try write(text)
    let model = model()
    let main = identities.standard
    #expect(notices.take().count == 1)
    #expect(model.problem?.hasPrefix("The saved permissions could not be read") == true)
    #expect(model.permissions(of: main) == [])
    model.remember(PermissionAnswer(.allow, .always), to: .location, for: main, at: page)
    #expect(model.state(of: .location, for: main, at: page) == .granted)
    await model.finishSaving()
    #expect(file == text)
    #expect(notices.take().isEmpty)
  }

  @Test("A file written by hand is read")
  func readsFile() throws {
    try write(Self.entry())
    let model = model()
    #expect(model.state(of: .camera, for: identities.standard, at: page) == .granted)
    #expect(model.problem == nil)
  }
}
