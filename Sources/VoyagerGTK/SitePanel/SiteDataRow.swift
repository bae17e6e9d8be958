import GTK
import VoyagerCore

/// What a site keeps on this computer, and the button that clears it.
@MainActor
final class SiteDataRow {
  let row = ActionRow(title: "Site Data")

  private let clear = Button(label: "Clear…")

  init() {
    clear.setAccessibleLabel("Clear Data of This Site…")
    clear.tooltip = "Clear Data of This Site…"
    clear.verticalAlign = .center
    row.addSuffix(clear)
  }

  func onClear<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    clear.onClicked(owner, body)
  }

  func show(_ data: SitePanel.Data, isClearing: Bool) {
    let words = isClearing ? "Being cleared…" : Self.words(data)
    row.subtitle = words
    row.setAccessibleDescription(words)
    clear.isSensitive = Self.isClearable(data) && !isClearing
    clear.isVisible = data != .passing
  }

  private static func words(_ data: SitePanel.Data) -> String {
    switch data {
    case .unknown: "Being looked up…"
    case .nothing: "It keeps nothing on this computer"
    case .kept(let data): data.summary
    case .passing: "It goes when the last private tab is closed"
    case .failed(let reason): "It could not be read (\(reason))"
    }
  }

  private static func isClearable(_ data: SitePanel.Data) -> Bool {
    switch data {
    case .kept, .failed: true
    case .unknown, .nothing, .passing: false
    }
  }
}
