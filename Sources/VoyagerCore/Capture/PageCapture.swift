import Foundation

/// Takes a picture of a page for the person.
@MainActor
struct PageCapture {
  let services: BrowserServices

  /// The person chooses a part of what is seen first.
  func takePart(of tab: TabModel, to goal: CaptureGoal) async {
    guard tab.isInFront, let part = await tab.window?.shell?.choosePart(of: tab), tab.isInFront else {
      return
    }
    await take(.part(part), of: tab, to: goal)
  }

  func take(_ region: SnapshotRegion, of tab: TabModel, to goal: CaptureGoal) async {
    do {
      guard let surface = tab.surface else { throw SurfaceError(message: "The page has gone.") }
      let picture = try await surface.snapshot(region)
      switch goal {
      case .clipboard:
        tab.window?.shell?.copy(picture: picture)
        services.show(Notice("The picture is copied."), for: tab)
      case .file:
        let file = try await Self.write(picture, named: tab.title, to: services.picturesFolder)
        services.lastPicture = file
        services.show(
          Notice(
            "The picture is saved in “\(file.deletingLastPathComponent().lastPathComponent)”.",
            action: Notice.Action(title: "Show in Folder", command: .showPicture, tab: tab.id)), for: tab)
      }
    } catch {
      services.show(Notice("The picture could not be taken (\(error.failureReason))."), for: tab)
    }
  }

  /// - Returns: The new file. No other is touched.
  @concurrent
  private static func write(_ picture: Data, named title: String, to folder: URL) async throws -> URL {
    let name = DownloadName.safe(suggested: "\(title).png", address: .blank, type: "image/png")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Another program may take a name in the moment between.
    for _ in 1...10 {
      let free = DownloadName.unused(name) {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      let file = folder.appendingPathComponent(free)
      do {
        try picture.write(to: file, options: .withoutOverwriting)
        return file
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        continue
      }
    }
    throw StoreProblem.unwritable("no name was free")
  }
}
