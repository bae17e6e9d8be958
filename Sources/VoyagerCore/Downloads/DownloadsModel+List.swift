import Foundation

extension DownloadsModel {
  func item(_ id: DownloadID) -> DownloadItem? { items.first { $0.id == id } }

  func entry(of id: DownloadID) -> RunningDownload? { running.values.first { $0.id == id } }

  func update(_ id: DownloadID, _ change: (inout DownloadItem) -> Void) {
    guard let index = items.lastIndex(where: { $0.id == id }) else {
      return
    }
    change(&items[index])
  }

  func save(_ id: DownloadID) {
    if let item = item(id) {
      saving?.write(item)
    }
  }

  func end(_ download: any EngineDownload, _ state: DownloadItem.State) {
    guard let entry = running.removeValue(forKey: ObjectIdentifier(download)) else {
      return
    }
    pace[entry.id] = nil
    settle(entry.id, state, in: entry.folder.name)
  }

  /// A download has come to a stop.
  func settle(_ id: DownloadID, _ state: DownloadItem.State, in folder: String = "") {
    update(id) { $0.state = state }
    save(id)
    stopWaiting()
    if let item = item(id) { didSettle(item) }
    guard let item = item(id), let notice = Self.notice(of: item, in: folder) else {
      return
    }
    report(notice)
  }

  private static func notice(of item: DownloadItem, in folder: String) -> Notice? {
    let show = Notice.Action(title: "Show", command: .downloads)
    return sentence(for: item, in: folder).map { Notice($0, action: item.danger == nil ? nil : show) }
  }

  private static func sentence(for item: DownloadItem, in folder: String) -> String? {
    switch item.state {
    case .held(let danger): "“\(item.name)” \(danger.words). Keep or discard it in the list of downloads."
    case .finished: "“\(item.name)” is now in the folder “\(folder)”."
    case .failed(.network):
      "“\(item.name)” could not be downloaded because the connection broke off. Try it again."
    case .failed(.disk(let words)):
      "“\(item.name)” could not be saved in the folder “\(folder)”: \(words)."
    // The person knows: they ended it themselves.
    case .failed(.cancelled), .failed(.paused), .paused, .starting, .running: nil
    }
  }
}
