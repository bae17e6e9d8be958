import Foundation
import GTK
public import VoyagerCore
import VoyagerLinux

/// One start of the program, from its command line to its exit status.
@MainActor
public enum VoyagerStart {
  public typealias MakeEngine = @MainActor (RunKind) -> any Engine

  /// - Parameters:
  ///   - arguments: The program first.
  ///   - makeEngine: Called once, and only by the process that shows the windows.
  public static func run(_ arguments: [String], makeEngine: @escaping MakeEngine) -> Int32 {
    guard ProcessInfo.processInfo.environment["VOYAGER_UNDER_TEST"] == nil else {
      print("Voyager is under test.")
      return 0
    }
    switch LaunchOptions.parse(CommandLineWords(arguments).options) {
    case .help:
      print(LaunchOptions.help)
      return 0
    case .version:
      print("Voyager \(VoyagerVersion.text)")
      return 0
    case .usage(let sentence):
      StandardError.write(sentence)
      return CommandLineWords.wrongUsage
    case .run(let options):
      OpenFiles.allowMost()
      if let folder = options.profile, isFile(folder) {
        StandardError.write("“\(folder)” is a file, and a profile needs a folder. Name another one.")
        return CommandLineWords.wrongUsage
      }
      SessionBus.prepareProcess()
      guard hasDisplay() else {
        StandardError.write("There is no desktop here to open a window on. “voyager-cli” needs none.")
        return noDesktop
      }
      return VoyagerApplication(Profile(options), options, makeEngine: makeEngine).run(arguments)
    }
  }

  private static let noDesktop: Int32 = 1

  /// A start that hands its addresses over should not wait for a display first, so the environment is believed.
  private static func hasDisplay() -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false } || Display.open()
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
