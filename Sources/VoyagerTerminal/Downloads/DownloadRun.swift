import Foundation
import Observation
import VoyagerCore

/// Downloads addresses without a page.
@MainActor
final class DownloadRun {
  private struct Report: Encodable {
    let address: String
    let file: String
    let bytes: Int64
  }

  private let services: BrowserServices
  private let options: TerminalOptions
  private let identity: Identity
  private let turns = Turns()
  private var known: Set<DownloadID> = []

  init(_ services: BrowserServices, _ options: TerminalOptions, _ identity: Identity) {
    self.services = services
    self.options = options
    self.identity = identity
    // Each outcome is reported with its address.
    services.downloads.report = { _ in }
  }

  func run(_ address: Address) async -> Outcome {
    guard let id = await begin(address) else {
      return Outcome(problem: Problem(.pageFailed, "The download did not begin."))
    }
    let end = Task { try await itemAtEnd(id) }
    let downloads = services.downloads
    let clock = Task {
      let ranOut = await Patience(options.timeout, mark: { Self.item(id, downloads)?.received ?? 0 })
        .runsOut()
      if ranOut {
        end.cancel()
        downloads.cancel(id)
      }
      return ranOut
    }
    let item = try? await end.value
    clock.cancel()
    guard await !clock.value else {
      return Outcome(problem: Problem(.timedOut, "Nothing came for \(options.timeout.words)."))
    }
    return outcome(item, address)
  }

  /// The engine tells of a download some time after it was asked for one, and not which it is.
  private func begin(_ address: Address) async -> DownloadID? {
    await turns.take()
    defer { turns.give() }
    let downloads = services.downloads
    services.engine.download(address, in: services.identities.store(for: identity))
    let known = known
    let search = Task { () -> DownloadID? in
      let ids = Observations { downloads.items.first { $0.tab == nil && !known.contains($0.id) }?.id }
      for await case let id? in ids {
        return id
      }
      return nil
    }
    let clock = Task {
      if await Patience(options.timeout).runsOut() {
        search.cancel()
      }
    }
    let id = await search.value
    clock.cancel()
    if let id {
      self.known.insert(id)
    }
    return id
  }

  private func itemAtEnd(_ id: DownloadID) async throws -> DownloadItem? {
    let downloads = services.downloads
    for await item in Observations({ Self.item(id, downloads) }) where item?.isRunning != true {
      return item
    }
    throw CancellationError()
  }

  private static func item(_ id: DownloadID, _ downloads: DownloadsModel) -> DownloadItem? {
    downloads.items.first { $0.id == id }
  }

  private func outcome(_ item: DownloadItem?, _ address: Address) -> Outcome {
    switch item?.state {
    case .finished:
      guard let item, let file = item.file else {
        return Outcome(problem: Problem(.pageFailed, "The file is gone."))
      }
      let report = Report(address: address.text, file: file.path, bytes: item.received)
      return Outcome(options.printsJSON ? JSONText.of(report) : file.path)
    case .failed(.disk(let words)):
      return Outcome(problem: Problem(.refused, "The file can't be written: \(PlainText.clause(words))."))
    case .failed(.network(let words)):
      return Outcome(problem: Problem(.pageFailed, "The download failed: \(PlainText.clause(words))."))
    default:
      return Outcome(problem: Problem(.pageFailed, "The download ended early."))
    }
  }
}
