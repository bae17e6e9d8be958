import Foundation
import VoyagerCore

/// Writes a page to a file.
struct WriteFile: PageWork {
  /// What is written.
  enum Form: Hashable, Sendable {
    case picture(SnapshotRegion)
    case pdf
    case mhtml
  }

  private struct Report: Encodable {
    let address: String
    let file: String
  }

  let form: Form
  let path: String
  let unfinished: UnfinishedFiles

  func run(on page: ReadyPage) async throws -> String {
    let file = OutputFile(path, number: page.number, unfinished)
    try await file.write { part in
      switch form {
      case .picture(let region): try await page.surface.snapshot(region).write(to: part)
      case .pdf: try await page.surface.printPage(to: part)
      case .mhtml: try await page.surface.save(to: part)
      }
    }
    guard !page.printsJSON else {
      return JSONText.of(Report(address: page.tab.status.address.text, file: file.url.path))
    }
    return file.url.path
  }
}
