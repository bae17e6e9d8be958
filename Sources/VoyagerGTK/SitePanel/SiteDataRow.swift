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
    // The keyboard goes to the button; were the row to press it, its name would be said twice.
    row.isFocusable = false
  }

  func onClear<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    clear.onClicked(owner, body)
  }

  /// - Parameter site: Whose data it is, where that is not the name at the top of the panel.
  func show(_ data: SitePanel.Data, of site: String?, isClearing: Bool) {
    row.title = site.map { "Data of \(PageText.line($0, limit: 100))" } ?? "Site Data"
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
