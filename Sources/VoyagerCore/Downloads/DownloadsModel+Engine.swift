public import Foundation

extension DownloadsModel: EngineDownloadDelegate {
  public func download(
    _ download: any EngineDownload, destinationFor response: DownloadResponse, _ request: Request<URL?>
  ) {
    guard let entry = running[ObjectIdentifier(download)], let item = item(entry.id) else {
      return
    }
    let goesOn = response.offset > 0
    guard !goesOn || entry.goesOn(with: response, of: item.total) else {
      return beginAnew(download, request)
    }
    running[ObjectIdentifier(download)]?.offset = response.offset
    update(entry.id) {
      $0.total = response.length
      $0.received = response.offset
      $0.validator = response.validator
      $0.isRepeatable = response.isRepeatable
      $0.type = response.type
      if !goesOn, $0.chosen == nil {
        $0.name = DownloadName.safe(
          suggested: response.suggestedName, address: response.address, type: response.type)
      }
      $0.state = .running
    }
    Task {
      guard await entry.question?() != false else {
        return request.decline()
      }
      if !goesOn {
        await removeAllParts(of: item, in: entry.folder)
      }
      guard let folder = await destinationFolder(of: download, entry) else {
        return request.decline()
      }
      do throws(DownloadFailure) {
        let part = try await folder.newPart()
        // It may have ended while the disk was asked.
        guard running[ObjectIdentifier(download)] != nil else {
          return request.decline()
        }
        update(entry.id) {
          if goesOn {
            ($0.rest, $0.restOffset) = (part, response.offset)
          } else {
            ($0.part, $0.rest) = (part, nil)
          }
        }
        save(entry.id)
        request.answer(part)
      } catch {
        end(download, .failed(error))
        request.decline()
      }
    }
  }

  public func download(_ download: any EngineDownload, didReceive received: Int64, of total: Int64?) {
    let key = ObjectIdentifier(download)
    guard let entry = running[key], running[key]?.pace.note(received) == true else {
      return
    }
    update(entry.id) {
      $0.received = entry.offset + received
      $0.total = total ?? $0.total
    }
    pace[entry.id] = running[key]?.pace.bytesPerSecond
  }

  public func downloadDidFinish(_ download: any EngineDownload) {
    guard let entry = running[ObjectIdentifier(download)], let item = item(entry.id), let part = item.part
    else {
      return end(download, .failed(.disk("no destination")))
    }
    Task {
      do throws(DownloadFailure) {
        if let rest = item.rest {
          try await entry.folder.join(rest, to: part, at: entry.offset)
        }
        end(download, try await finish(item, part, in: entry.folder))
      } catch {
        await stop(item, after: error, in: entry.folder)
        end(download, .failed(error))
      }
    }
  }

  public func download(_ download: any EngineDownload, didFail failure: DownloadFailure) {
    guard let entry = running[ObjectIdentifier(download)], let item = item(entry.id) else {
      return
    }
    Task {
      await stop(item, after: failure, in: entry.folder)
      end(download, failure == .paused ? .paused : .failed(failure))
    }
  }
}

extension DownloadsModel {
  func run(
    _ download: any EngineDownload, of id: DownloadID, in folder: DownloadFolder,
    from position: DownloadPosition? = nil, _ question: Question? = nil
  ) {
    running[ObjectIdentifier(download)] = RunningDownload(
      id: id, download: download, folder: folder, question: question, position: position)
    download.delegate = self
  }

  /// The server gave another part than it was asked for, or one of another file: nothing of that may be joined.
  private func beginAnew(_ download: any EngineDownload, _ request: Request<URL?>) {
    guard let entry = running[ObjectIdentifier(download)], entry.position != nil, let item = item(entry.id),
      let again = resuming(item, nil)
    else {
      end(download, .failed(.network("the server sent a part of the file only")))
      return request.decline()
    }
    running[ObjectIdentifier(download)] = nil
    request.decline()
    run(again, of: item.id, in: entry.folder)
  }

  /// Where a part is written: beside the file that it becomes.
  ///
  /// `nil` where nobody wants it any more.
  private func destinationFolder(
    of download: any EngineDownload, _ entry: RunningDownload
  ) async -> DownloadFolder? {
    guard let item = item(entry.id), item.chosen == nil, item.part == nil || entry.position == nil else {
      return entry.folder
    }
    switch await choosing(item) {
    case .folder: return entry.folder
    case .nowhere: return nil
    case .file(let file):
      let folder = DownloadFolder(of: file)
      running[ObjectIdentifier(download)]?.folder = folder
      update(entry.id) { ($0.chosen, $0.name) = (file, file.lastPathComponent) }
      return folder
    }
  }

  /// Keeps what has come where the server can go on from there, and nothing else.
  private func stop(_ item: DownloadItem, after failure: DownloadFailure, in folder: DownloadFolder) async {
    guard failure != .cancelled, item.validator != nil else {
      await removeAllParts(of: item, in: folder)
      update(item.id) { ($0.part, $0.rest) = (nil, nil) }
      return
    }
    let size = await joined(item, in: folder)
    update(item.id) {
      $0.received = size ?? 0
      $0.rest = nil
    }
  }

  private static let brokenOff = DownloadItem.State.failed(.network("Voyager ended before it was complete"))

  /// A download that ran when the program ended.
  func interrupted(_ item: DownloadItem) async -> DownloadItem {
    var item = item
    guard let part = item.part else {
      item.state = Self.brokenOff
      return item
    }
    let folder = DownloadFolder(of: part)
    await folder.removeBeside(part)
    if let rest = item.rest { await folder.removeBeside(rest) }
    if item.validator != nil, let size = await joined(item, in: folder), size > 0 {
      item.received = size
      item.rest = nil
      item.state = .paused
    } else {
      await removeAllParts(of: item, in: folder)
      item.received = 0
      (item.part, item.rest) = (nil, nil)
      item.state = Self.brokenOff
    }
    saving?.write(item)
    return item
  }

  /// How much of a download is there, in bytes; `nil` where nothing is.
  func size(ofPartOf item: DownloadItem, in folder: DownloadFolder) async -> Int64? {
    guard let part = item.part, let size = await folder.size(of: part), size > 0 else {
      return nil
    }
    return size
  }

  /// How long the part is once the rest is behind it.
  private func joined(_ item: DownloadItem, in folder: DownloadFolder) async -> Int64? {
    guard let part = item.part else {
      return nil
    }
    if let rest = item.rest, await folder.size(of: rest) != nil {
      // Where it can't be joined, the part alone is gone on with.
      try? await folder.join(rest, to: part, at: item.restOffset)
    }
    return await folder.size(of: part)
  }

  func removeParts(of item: DownloadItem) {
    Task { await removeAllParts(of: item) }
  }

  func removeAllParts(of item: DownloadItem) async {
    if let part = item.part {
      await removeAllParts(of: item, in: DownloadFolder(of: part))
    }
  }

  private func removeAllParts(of item: DownloadItem, in folder: DownloadFolder) async {
    for part in [item.part, item.rest].compactMap(\.self) {
      await folder.remove(part)
    }
  }
}
