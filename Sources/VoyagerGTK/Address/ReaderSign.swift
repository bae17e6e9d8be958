import GTK
import VoyagerCore

/// The button that shows the article of the page in front alone, where one was found, and the page again.
@MainActor
final class ReaderSign {
  let widget: Button

  private struct Page: Equatable {
    let tab: TabID
    let address: Address
  }

  private let model: BrowserWindowModel
  private var looked: Page?
  private var looking: Task<Void, Never>?
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget = CommandButton.make(.readerView, icon: "format-justify-left-symbolic", in: model)
    widget.verticalAlign = .center
    observation = observe(self) { $0.update() }
  }

  private func update() {
    let tab = model.selectedTab
    let isOn = tab?.showsArticle == true
    widget.isVisible = isOn || tab?.offersArticle == true
    widget.setStyleClass("reading", isOn)
    widget.setAccessibleLabel(isOn ? "Close Reader View" : "Reader View")
    guard let tab, !tab.status.isLoading, tab.canRead, !tab.showsArticle else {
      looked = nil
      return
    }
    let page = Page(tab: tab.id, address: tab.status.address)
    guard looked != page else {
      return
    }
    looked = page
    looking?.cancel()
    looking = Task { [weak tab] in await tab?.lookForArticle() }
  }
}
