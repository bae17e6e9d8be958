import GTK
import VoyagerCore

/// One tab's place on the screen: its page, and over it a card with a question.
///
/// It goes with its tab from window to window, so the page notices nothing.
@MainActor
final class TabPage: CardHost {
  let tab: TabModel
  let widget = Overlay()
  /// The strip that holds it now.
  weak var strip: TabStrip?

  private let surface: SurfaceView
  private var look: TabLook?
  private var attached: GTK.TabPage?
  private var cards: [Widget] = []
  private var floating: [Widget] = []

  init(_ tab: TabModel) {
    self.tab = tab
    surface = SurfaceView(tab)
    widget.child = surface.widget
    widget.addStyleClass("tab-page")
  }

  /// Its entry in the toolkit's tab view, when a strip holds it.
  ///
  /// The entry goes along from view to view, and asking a view for it costs a search among all tabs.
  var page: GTK.TabPage? { strip == nil ? nil : attached }

  func didAttach(_ page: GTK.TabPage, to strip: TabStrip) {
    self.strip = strip
    attached = page
    look = TabLook(tab, page, window: strip.model)
  }

  /// Whether the page itself has the keyboard, and no card over it.
  var hasKeyboard: Bool { surface.widget.containsFocus }

  /// Puts the keyboard focus where the person answers or reads.
  func focus() {
    guard let card = cards.last else {
      tab.surface?.focus()
      return
    }
    card.moveFocusInside(.forward)
  }

  /// Puts the keyboard focus into what floats over the page.
  ///
  /// - Returns: Whether anything does.
  func focusFloating() -> Bool {
    guard let floating = floating.last else {
      return false
    }
    floating.moveFocusInside(.forward)
    return true
  }

  // MARK: - Cards

  var area: Widget { widget }

  var content: Widget { surface.widget }

  func float(_ widget: Widget) {
    floating.append(widget)
    self.widget.add(widget)
  }

  func sink(_ widget: Widget) {
    floating.removeAll { $0 == widget }
    self.widget.remove(widget)
  }

  func show(_ card: Widget) {
    cards.append(card)
    widget.add(card)
    surface.widget.isSensitive = false
  }

  func hide(_ card: Widget) {
    guard let index = cards.firstIndex(of: card) else {
      return
    }
    cards.remove(at: index)
    widget.remove(card)
    surface.widget.isSensitive = cards.isEmpty
  }
}
