public import Foundation

/// The departures on the disk, one a line, the newest last.
///
/// A full file makes room by taking the place of the one before it. Lines that are not understood stay as they are.
public actor DepartureLog {
  /// Of each of the two files.
  static let sizeLimit = 256 << 10

  private let executor = StoreExecutor("departures")
  private let url: URL
  private let olderURL: URL

  public init(url: URL) {
    self.url = url
    olderURL = url.deletingPathExtension().appendingPathExtension("older.\(url.pathExtension)")
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func add(_ departure: Departure) throws(StoreProblem) {
    guard let bytes = DepartureLine(departure).bytes else { return }
    try PrivateFolder(url.deletingLastPathComponent()).make()
    try AppendedFile(url).append(bytes, limit: Self.sizeLimit, older: olderURL)
  }

  /// The newest first.
  ///
  /// - Throws: Why they can't be read.
  func departures(limit: Int) throws(StoreProblem) -> [Departure] {
    var found: [Departure] = []
    for url in [url, olderURL] where found.count < limit {
      let lines = try lines(of: url).reversed().lazy.compactMap { DepartureLine($0)?.departure }
      found += lines.prefix(limit - found.count)
    }
    return found
  }

  /// Takes lines away for good.
  func remove(where isMeant: @Sendable (Departure) -> Bool) throws(StoreProblem) {
    for url in [olderURL, url] {
      let lines = try lines(of: url)
      let kept = lines.filter { line in DepartureLine(line)?.departure.map(isMeant) != true }
      guard kept.count < lines.count else { continue }
      try AtomicFile(url: url).replace(with: Data(kept.flatMap { $0 + [UInt8(ascii: "\n")] }))
    }
  }

  private func lines(of url: URL) throws(StoreProblem) -> [Data] {
    guard let contents = try AtomicFile(url: url).contents() else { return [] }
    return contents.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }
}
