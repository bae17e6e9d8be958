import GTK
import VoyagerCore

/// Links, texts and files that are dropped on the tabs: each opens in a tab.
@MainActor
final class TabDrops {
  private weak var strip: TabStrip?

  init(_ strip: TabStrip) {
    self.strip = strip
    strip.bar.acceptDrops(self) { drops, _, content in drops.take(content) }
    let target = DropTarget()
    target.onDrop(self) { drops, content in drops.take(content) }
    strip.bar.add(target)
  }

  private func take(_ content: DroppedContent) -> Bool {
    guard let model = strip?.model else {
      return false
    }
    let addresses = DroppedAddresses(content).addresses(
      search: model.services.settings.settings.searchEngine, suffixes: model.services.suffixes)
    for address in addresses {
      model.services.open(address, .newTab, from: nil, in: model)
    }
    return !addresses.isEmpty
  }
}
