import Foundation

/// Whole files: asked about, kept, looked at.
extension DownloadsModel {
  /// Gives the whole file its name, unless the person has to decide about it first.
  func finish(
    _ item: DownloadItem, _ part: URL, in folder: DownloadFolder, isDecided: Bool = false
  ) async throws(DownloadFailure) -> DownloadItem.State {
    let beginning = try await folder.beginning(of: part, length: item.total)
    let size = await folder.size(of: part)
    update(item.id) {
      $0.received = size ?? $0.received
      $0.rest = nil
    }
    // A driver has nobody to ask, and who names an address in a terminal means it.
    if !isDecided, use == .kept, item.identity != nil,
      let danger = DownloadDanger(name: item.name, type: item.type, beginning: beginning)
    {
      return .held(danger)
    }
    let file: URL
    do throws(DownloadFailure) {
      file = try await folder.finish(part, as: item.name, replacing: item.chosen)
    } catch {
      // All of it has come and stays: only its name is missing.
      update(item.id) { $0.total = size }
      return .failed(error)
    }
    if item.isKept, item.address.isWeb {
      await marks?.setOrigin(item.address.withoutSecrets, of: file)
    }
    update(item.id) {
      $0.file = file
      $0.name = file.lastPathComponent
      ($0.part, $0.validator) = (nil, nil)
    }
    return .finished
  }

  /// All of it is there already.
  ///
  /// - Parameter isDecided: Whether the person said that they want it.
  func finishWhole(_ item: DownloadItem, in folder: DownloadFolder, isDecided: Bool = false) async {
    do throws(DownloadFailure) {
      guard let part = item.part else {
        throw .disk("the file is gone")
      }
      settle(item.id, try await finish(item, part, in: folder, isDecided: isDecided), in: folder.name)
    } catch {
      settle(item.id, .failed(error), in: folder.name)
    }
  }

  /// The person wants a file that was held back.
  public func keep(_ id: DownloadID) {
    guard let item = item(id), item.danger != nil, let part = item.part else {
      return
    }
    // A second call finds nothing to do.
    update(id) { $0.state = .running }
    Task { await finishWhole(item, in: DownloadFolder(of: part, as: item.chosen), isDecided: true) }
  }

  /// The person wants nothing of a file that was held back, and no line about it.
  public func discard(_ id: DownloadID) {
    if item(id)?.danger != nil {
      remove([id])
    }
  }

  /// The SHA-256 checksum of a finished file, in small hexadecimal digits; `nil` where it can't be read.
  public func checksum(of id: DownloadID) async -> String? {
    guard let file = item(id)?.file else {
      return nil
    }
    return await marks?.checksum(of: file)
  }

  /// Whether a checksum is the one that a person was given, however it is written; `nil` where there is nothing to
  /// compare.
  public static func compare(_ checksum: String?, with given: String) -> Bool? {
    // Lists of checksums have the file's name behind it.
    let word = given.split { $0.isWhitespace }.first { $0.count >= 16 } ?? given[...]
    let digits = word.lowercased().filter(\.isHexDigit)
    guard let checksum, !given.allSatisfy(\.isWhitespace) else {
      return nil
    }
    return digits == checksum && word.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "-" }
  }
}

extension Address {
  /// Without a name, a password and the place in the page.
  fileprivate var withoutSecrets: Address {
    guard var parts = URLComponents(string: text) else {
      return self
    }
    (parts.user, parts.password, parts.fragment) = (nil, nil, nil)
    return parts.string.map { Address($0) } ?? self
  }
}
