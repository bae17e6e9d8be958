import Foundation
import Observation
import VoyagerCore

/// One line on the terminal that shows how far the downloads are.
@MainActor
struct ProgressLine {
  private static let width = 30
  private static let pause = Duration.milliseconds(100)

  let downloads: DownloadsModel
  let console: Console

  /// Draws while `work` goes on, then leaves nothing behind.
  func draw<Value>(during work: () async -> Value) async -> Value {
    guard console.showsProgress else {
      return await work()
    }
    let drawing = Task {
      while (try? await Task.sleep(for: Self.pause)) != nil {
        console.redraw(Self.text(downloads.items))
      }
    }
    let value = await work()
    drawing.cancel()
    console.redraw("")
    return value
  }

  static func text(_ items: [DownloadItem]) -> String {
    let received = items.reduce(0) { $0 + $1.received }
    let totals = items.compactMap(\.total)
    let done = items.count { !$0.isRunning }
    let name =
      items.count == 1 ? PlainText.line(String(items[0].name.prefix(30))) : "\(done) of \(items.count) files"
    guard totals.count == items.count, case let total = totals.reduce(0, +), total > 0 else {
      return "\(name) \(size(received))"
    }
    let part = min(Double(received) / Double(total), 1)
    let filled = Int(part * Double(width))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "\(name) [\(bar)] \(Int(part * 100)) % of \(size(total))"
  }

  private static func size(_ bytes: Int64) -> String {
    let units = ["B", "kB", "MB", "GB", "TB"]
    var value = Double(bytes)
    var unit = 0
    while value >= 1000, unit < units.count - 1 {
      value /= 1000
      unit += 1
    }
    return unit == 0 ? "\(bytes) B" : String(format: "%.1f ", value) + units[unit]
  }
}
