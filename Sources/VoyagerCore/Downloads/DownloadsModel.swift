public import Foundation
public import Observation

/// The downloads of this run, newest last.
@MainActor @Observable
public final class DownloadsModel {
  /// Asks whether a download may go on.
  typealias Question = @MainActor () async -> Bool

  public private(set) var items: [DownloadItem] = []

  /// Tells the person what became of a download.
  @ObservationIgnored public var report: (Notice) -> Void = { _ in }

  @ObservationIgnored private var running: [ObjectIdentifier: RunningDownload] = [:]
  @ObservationIgnored private let folder: @MainActor () -> URL
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameter folder: Where the files end, asked when a download begins. Made when one needs it.
  public init(folder: @escaping @MainActor () -> URL) {
    self.folder = folder
  }

  public convenience init(folder: URL) {
    self.init { folder }
  }

  public var isRunning: Bool { items.contains(where: \.isRunning) }

  /// Takes a download that an engine began into the list.
  public func begin(_ download: any EngineDownload, from tab: TabID?) {
    begin(download, from: tab, question: nil)
  }

  /// - Parameter question: Asked before anything is written.
  func begin(_ download: any EngineDownload, from tab: TabID?, question: Question?) {
    let name = DownloadName.safe(suggested: "", address: download.address, type: "")
    let item = DownloadItem(address: download.address, tab: tab, name: name)
    items.append(item)
    running[ObjectIdentifier(download)] = RunningDownload(
      id: item.id, download: download, folder: DownloadFolder(folder()), question: question)
    download.delegate = self
  }

  /// Ends a running download and removes what came of it.
  public func cancel(_ id: DownloadID) {
    running.values.first { $0.id == id }?.download.cancel()
  }

  public func cancelAll() {
    for entry in running.values {
      entry.download.cancel()
    }
  }

  /// Returns when no download runs any more.
  public func finish() async {
    guard isRunning else {
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends every running download, and returns when nothing of them is left or `patience` has run out.
  public func stop(within patience: Duration = .seconds(1)) async {
    cancelAll()
    let deadline = Task { [weak self] in
      guard (try? await Task.sleep(for: patience)) != nil else {
        return
      }
      self?.stopWaiting()
    }
    await finish()
    deadline.cancel()
  }
}

extension DownloadsModel: EngineDownloadDelegate {
  public func download(
    _ download: any EngineDownload, destinationFor response: DownloadResponse, _ request: Request<URL?>
  ) {
    guard let entry = running[ObjectIdentifier(download)] else {
      return
    }
    update(entry.id) {
      $0.name = DownloadName.safe(
        suggested: response.suggestedName, address: response.address, type: response.type)
      $0.total = response.length
      $0.state = .running
    }
    Task {
      guard await entry.question?() != false else {
        return request.decline()
      }
      do throws(DownloadFailure) {
        let part = try await entry.folder.newPart()
        // It may have ended while the disk was asked.
        guard running[ObjectIdentifier(download)] != nil else {
          return request.decline()
        }
        running[ObjectIdentifier(download)]?.part = part
        request.answer(part)
      } catch {
        end(download, .failed(error))
        request.decline()
      }
    }
  }

  public func download(_ download: any EngineDownload, didReceive received: Int64, of total: Int64?) {
    guard let entry = running[ObjectIdentifier(download)] else {
      return
    }
    update(entry.id) {
      $0.received = received
      $0.total = total ?? $0.total
    }
  }

  public func downloadDidFinish(_ download: any EngineDownload) {
    guard let entry = running[ObjectIdentifier(download)], let part = entry.part, let item = item(entry.id)
    else {
      return end(download, .failed(.disk("no destination")))
    }
    Task {
      do throws(DownloadFailure) {
        let file = try await entry.folder.finish(part, as: item.name)
        update(item.id) {
          $0.file = file
          $0.name = file.lastPathComponent
        }
        end(download, .finished)
      } catch {
        await entry.folder.remove(part)
        end(download, .failed(error))
      }
    }
  }

  public func download(_ download: any EngineDownload, didFail failure: DownloadFailure) {
    guard let entry = running[ObjectIdentifier(download)], let part = entry.part else {
      return end(download, .failed(failure))
    }
    Task {
      await entry.folder.remove(part)
      end(download, .failed(failure))
    }
  }
}

extension DownloadsModel {
  private func item(_ id: DownloadID) -> DownloadItem? { items.first { $0.id == id } }

  private func update(_ id: DownloadID, _ change: (inout DownloadItem) -> Void) {
    guard let index = items.firstIndex(where: { $0.id == id }) else {
      return
    }
    change(&items[index])
  }

  private func end(_ download: any EngineDownload, _ state: DownloadItem.State) {
    guard let entry = running.removeValue(forKey: ObjectIdentifier(download)) else {
      return
    }
    update(entry.id) { $0.state = state }
    defer {
      if !isRunning {
        stopWaiting()
      }
    }
    guard let item = item(entry.id), let sentence = Self.sentence(for: item, in: entry.folder.name) else {
      return
    }
    report(Notice(sentence))
  }

  private func stopWaiting() {
    let waiting = waiting
    self.waiting = []
    waiting.forEach { $0.resume() }
  }

  private static func sentence(for item: DownloadItem, in folder: String) -> String? {
    switch item.state {
    case .finished: "“\(item.name)” is now in the folder “\(folder)”."
    case .failed(.network):
      "“\(item.name)” could not be downloaded because the connection broke off. Try it again."
    case .failed(.disk(let words)):
      "“\(item.name)” could not be saved in the folder “\(folder)”: \(words)."
    // The person knows: they ended it themselves.
    case .failed(.cancelled), .starting, .running: nil
    }
  }
}
