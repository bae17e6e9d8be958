import GTK
import VoyagerCore

/// The window in which a person clears what sites keep: by time and kind, or site by site.
@MainActor
final class SiteDataWindow {
  let window = Window()

  private let form: ClearingForm
  private let list: SiteDataList
  private let leaving: ClearingOnExitRows

  init(_ services: BrowserServices, above parent: Window) {
    list = SiteDataList(services.siteData)
    form = ClearingForm(services)
    leaving = ClearingOnExitRows(services)
    window.title = "Clear Browsing Data"
    window.defaultSize = (600, 700)
    window.child = content()
    window.transientFor = parent
    window.isModal = true
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    window.closeOnEscape()
    form.onChange = { [weak list, weak form] in
      if let form {
        list?.show(form.identities)
      }
    }
    list.show(form.identities)
  }

  private func content() -> Widget {
    let box = Box(.vertical, spacing: 24, [form.widget, list.widget, leaving.widget])
    return ScrolledColumn.make(box)
  }
}
