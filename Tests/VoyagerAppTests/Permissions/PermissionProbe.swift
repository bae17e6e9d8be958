import Foundation
import Testing
import VoyagerTesting

/// One kind of permission, as a page asks for it and sees the answer.
struct PermissionProbe: Sendable, CustomTestStringConvertible {
  /// Where in a page it is asked for.
  enum Part: CaseIterable {
    case page
    case frameOfAnotherSite
  }

  enum Answer: String {
    case yes
    case no
  }

  /// Whose name a question bears that a frame asks.
  enum Naming {
    /// The engine tells of the page only; the question says that it may be the frame.
    case pageThatMayLend
    case page
    case frame
  }

  /// The answers that the card offers besides Escape, by the words of their buttons.
  struct Buttons {
    var once: String?
    var always: String
    var never: String
  }

  /// As the list of what is remembered calls it.
  let kind: String
  /// What a click on the page runs; it tells "yes" or "no".
  let script: String
  /// What the question says after the name of the site.
  let wish: String
  var parts = Part.allCases
  var buttons = Buttons(once: "Allow this time", always: "Always allow", never: "Never allow")
  /// What the page sees at once of an allowance that needed a question.
  var seenOfAllowance = Answer.yes
  /// Whether a tab may ask only a few times in a while.
  var needsNewTabs = false
  /// Whose name the question for a frame bears.
  var naming = Naming.pageThatMayLend
  /// How often a page of a site was answered so, or `nil` when a page can't see it.
  var count: @Sendable (_ answer: Answer, ProbedSite, TestEnvironment) -> Int? = { answer, site, _ in
    site.pages.reports.count { $0 == answer.rawValue }
  }
  var program = BuiltProgram.path
  /// Makes ready what the kind needs, before the program starts.
  var prepare: @Sendable (TestEnvironment) throws -> Void = { _ in }

  var testDescription: String { kind }

  static let all = [
    PermissionProbe(
      kind: "location",
      script: """
        navigator.geolocation.getCurrentPosition(() => tell('yes'), error => tell(error.code === 1 ? 'no' : 'yes'))
        """,
      wish: "asks to know where you are"),
    PermissionProbe(
      kind: "notifications",
      script: "Notification.requestPermission().then(answer => tell(answer === 'granted' ? 'yes' : 'no'))",
      wish: "asks to show you notifications", parts: [.page],
      buttons: Buttons(once: nil, always: "Always allow", never: "Never allow")),
    PermissionProbe(
      kind: "clipboard",
      script: "navigator.clipboard.readText().then(() => tell('yes'), () => tell('no'))",
      wish: "asks to read what you copied", naming: .page),
    PermissionProbe(
      kind: "pointerLock",
      script: """
        document.onpointerlockchange = () => document.pointerLockElement && (document.exitPointerLock(), tell('yes'))
        document.onpointerlockerror = () => tell('no')
        document.body.requestPointerLock()
        """,
      wish: "asks to hide the mouse pointer and hold it",
      buttons: Buttons(once: nil, always: "Always allow", never: "Never allow"), seenOfAllowance: .no),
    PermissionProbe(
      kind: "storageAccess",
      script: "document.requestStorageAccess().then(() => tell('yes'), () => tell('no'))",
      wish: "asks to recognize you on this page", parts: [.frameOfAnotherSite],
      buttons: Buttons(once: nil, always: "Always allow", never: "Never allow"), naming: .frame),
    PermissionProbe(
      kind: "externalApp:mailto",
      script: """
        const link = document.createElement('a')
        link.href = 'mailto:' + location.port + '@x.example'
        document.body.append(link)
        link.click()
        """,
      wish: "wants to open this address in Post Office",
      buttons: Buttons(
        once: "Open this time", always: "Always open “mailto” addresses",
        never: "Never open “mailto” addresses"),
      needsNewTabs: true, naming: .page,
      count: { answer, site, environment in
        let app = FakeApp.existing(for: "mailto", in: environment)
        return answer == .yes
          ? app.received.count { $0 == "mailto:\(site.pages.server.port)@x.example" } : nil
      },
      prepare: { _ = try FakeApp(named: "Post Office", for: ["mailto"], in: $0) }),
    PermissionProbe(
      kind: "automaticDownloads",
      script: """
        const save = name => {
          const frame = document.createElement('iframe')
          frame.src = name
          document.body.append(frame)
        }
        save('/free')
        setTimeout(save, 300, '/more')
        """,
      wish: "asks to download several files", naming: .page,
      count: { answer, site, environment in
        let files = try? FileManager.default.contentsOfDirectory(
          atPath: environment.profile.appending(path: "downloads").path)
        return answer == .yes ? files?.count { $0.hasPrefix("more-\(site.pages.server.port)") } ?? 0 : nil
      }),
    device("camera", "getUserMedia({video: true})", wish: "asks to use your camera"),
    device("microphone", "getUserMedia({audio: true})", wish: "asks to use your microphone"),
    device("screen", "getDisplayMedia()", wish: "asks to see your screen"),
  ]

  private static func device(_ kind: String, _ call: String, wish: String) -> PermissionProbe {
    PermissionProbe(
      kind: kind,
      script: """
        navigator.mediaDevices.\(call).then(stream => {
          stream.getTracks().forEach(track => track.stop())
          tell('yes')
        }, () => tell('no'))
        """,
      wish: wish, program: BuiltProgram.pathWithDevices)
  }
}
