import CDesktop
import CProcess
import Foundation
import GTK

/// An X display that nobody sees, for this process alone.
///
/// It ends with the process, however that ends.
@MainActor
public final class PrivateDisplay {
  /// Why there is no display.
  public enum Failure: Error, Hashable, Sendable {
    /// The program that makes displays is not installed.
    case missing
    case broken(String)

    /// A sentence for the person.
    public var sentence: String {
      switch self {
      case .missing: "Pages need a display of their own, and Xvfb is not installed. Install the package xvfb."
      case .broken(let words): "The display for the pages could not be started: \(words)."
      }
    }
  }

  /// How long the display may take to come up, in milliseconds.
  private static let patience: Int32 = 20_000

  private let cookie: DisplayCookie

  private init(_ cookie: DisplayCookie) {
    self.cookie = cookie
  }

  /// Starts a display on a free number and makes it the one that this process uses.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  public static func start(width: Int, height: Int) throws(Failure) -> PrivateDisplay {
    let cookie = try DisplayCookie()
    let number = try launch(["-screen", "0", "\(width)x\(height)x24", "-auth", cookie.file.path])
    unsetenv("WAYLAND_DISPLAY")
    setenv("DISPLAY", ":\(number)", 1)
    setenv("XAUTHORITY", cookie.file.path, 1)
    setenv("GDK_BACKEND", "x11", 1)
    return PrivateDisplay(cookie)
  }

  /// Removes what only a running display needs.
  public func end() {
    cookie.remove()
  }

  private static func launch(_ arguments: [String]) throws(Failure) -> Int {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .broken(String(cString: strerror(errno)))
    }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    do {
      defer { close(writing) }
      // Pages are drawn without GLX, and without it the display is there in half the time.
      try spawn(
        ["Xvfb", "-displayfd", "3", "-nolisten", "tcp", "-noreset", "-extension", "GLX"] + arguments, writing)
    }
    return try readNumber(reading)
  }

  private static func spawn(_ words: [String], _ writing: Int32) throws(Failure) {
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nowhere) }
    let (sources, targets): ([Int32], [Int32]) = ([writing], [3])
    let flags = GSpawnFlags(rawValue: G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue)
    do throws(GLibError) {
      _ = try gtry { problem in
        withStrings(words) { words in
          // Without an intermediate child: the display must notice the end of this very process.
          g_spawn_async_with_pipes_and_fds(
            nil, words, nil, flags, process_end_with_parent, nil,
            nowhere, nowhere, nowhere, sources, targets, 1, nil, nil, nil, nil, problem)
        }
      }
    } catch {
      throw error.code == Int32(G_SPAWN_ERROR_NOENT.rawValue) ? .missing : .broken(error.message)
    }
  }

  /// The display writes its number once it can be used, and nothing when it could not start.
  private static func readNumber(_ descriptor: Int32) throws(Failure) -> Int {
    var text = ""
    var byte: UInt8 = 0
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, patience) > 0, read(descriptor, &byte, 1) == 1 else {
        throw .broken("Xvfb did not come up")
      }
      guard byte != UInt8(ascii: "\n") else {
        break
      }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    guard let number = Int(text) else {
      throw .broken("Xvfb did not say its number")
    }
    return number
  }
}
