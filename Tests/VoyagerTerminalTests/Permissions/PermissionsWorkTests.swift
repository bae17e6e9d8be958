import Foundation
import Testing
import VoyagerCore

@testable import VoyagerTerminal

@MainActor @Suite("Permissions on the terminal")
struct PermissionsWorkTests {
  private let paths: VoyagerPaths
  private let identities: IdentitiesModel
  private let permissions: PermissionsModel
  private let certificates: CertificatesModel

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    paths = VoyagerPaths(profile: folder)
    let notices = NoticesModel()
    identities = IdentitiesModel(
      store: IdentityStore(url: paths.identitiesFile()), paths: paths, notices: notices)
    permissions = PermissionsModel(
      store: PermissionsStore(url: paths.permissionsFile()), identities: identities, notices: notices)
    try FileManager.default.createDirectory(at: paths.config, withIntermediateDirectories: true)
    try Data(Self.certificateFile.utf8).write(to: paths.certificatesFile())
    certificates = CertificatesModel(
      store: CertificatesStore(url: paths.certificatesFile()), identities: identities, notices: notices,
      use: .managed)
    let news = Address("https://news.example/")
    let calls = Address("https://calls.example/")
    for (page, asker, kind) in [
      (news, news, PermissionKind.location), (calls, calls, .cameraAndMicrophone), (news, calls, .camera),
    ] {
      let place = try #require(PermissionPlace(page: page, asker: asker))
      permissions.remember(
        PermissionAnswer(.allow, .always), to: kind, for: identities.standard, at: place)
    }
  }

  private func run(_ words: String...) async -> Outcome {
    await PermissionsWork(
      permissions: permissions, certificates: certificates, identities: identities.identities,
      printsJSON: false
    ).run(words)
  }

  private static let fingerprint = String(repeating: "ab", count: 32)
  private static let certificateLine =
    "Main\thttps://nas.example:8443\thttps://nas.example:8443\tcertificate\tallow\t\(fingerprint)"
  private static let certificateFile = """
    {"certificates":[{"identity":"\(Identity.standard.id.rawValue)","site":"https://nas.example:8443",
    "fingerprint":"\(fingerprint)"}]}
    """

  private func lines() async -> [String] {
    await run("list").text?.split(separator: "\n").map(String.init) ?? []
  }

  @Test("Each line says whose, where, who asks, what and how it was answered")
  func lists() async {
    #expect(
      await lines() == [
        "Main\thttps://calls.example\thttps://calls.example\tcamera\tallow",
        "Main\thttps://calls.example\thttps://calls.example\tmicrophone\tallow",
        "Main\thttps://news.example\thttps://calls.example\tcamera\tallow",
        "Main\thttps://news.example\thttps://news.example\tlocation\tallow", Self.certificateLine,
      ])
    await permissions.finishSaving()
  }

  @Test("One kind of a site is taken back, or the whole site, and is gone from the file")
  func takesBack() async throws {
    #expect(await run("remove", "https://calls.example/room", "microphone").problem == nil)
    #expect(await lines().count == 4)
    #expect(await run("clear", "calls.example").problem == nil)
    let rest = "Main\thttps://news.example\thttps://news.example\tlocation\tallow"
    #expect(await lines() == [rest, Self.certificateLine])
    #expect(await run("remove", "https://nas.example:8443", "certificate").problem == nil)
    #expect(await lines() == [rest])
    #expect(try !String(contentsOf: paths.certificatesFile(), encoding: .utf8).contains("nas.example"))
    let file = try String(contentsOf: paths.permissionsFile(), encoding: .utf8)
    #expect(file.contains("news.example"))
    #expect(!file.contains("calls.example"))
  }

  @Test("What is not remembered, no permission and a wrong call are refused and change nothing")
  func refuses() async {
    #expect(await run("clear", "other.example").problem?.code == .refused)
    #expect(await run("remove", "news.example", "camera ").problem?.code == .usage)
    #expect(await run("remove", "news.example").problem?.code == .usage)
    #expect(await run("remove", "news.example", "certificate").problem?.code == .refused)
    #expect(await lines().count == 5)
    await permissions.finishSaving()
  }
}
