import GTK
import VoyagerCore

/// The page in front, with what floats over it.
@MainActor
final class PageArea {
  let widget = ToastOverlay()

  private let overlay = Overlay()
  private let hover: HoverLabel
  private let zoom: WheelZoom
  private var chooser: PartChooser?
  private let model: BrowserWindowModel

  init(_ model: BrowserWindowModel, pages: TabView) {
    self.model = model
    overlay.child = pages
    overlay.expandsVertically = true
    hover = HoverLabel(model, over: overlay)
    zoom = WheelZoom(model, over: overlay)
    widget.child = overlay
  }

  func choosePart(of tab: TabModel) async -> PagePart? {
    chooser?.finish(nil)
    let chooser = PartChooser(tab, in: model, over: overlay)
    self.chooser = chooser
    let part = await chooser.choose()
    if self.chooser === chooser {
      self.chooser = nil
      model.shell?.focusPage()
    }
    return part
  }

  func close() { chooser?.finish(nil) }

  func show(_ notice: Notice) {
    let toast = Toast(notice.text)
    toast.timeout = notice.action == nil ? 6 : 12
    if let action = notice.action {
      toast.setButton(action.title.withoutMnemonics) { [weak model] in model?.run(action) }
    }
    widget.add(toast)
  }
}

extension BrowserWindowModel {
  fileprivate func run(_ action: Notice.Action) {
    if let tab = action.tab.flatMap(tab) {
      select(tab)
    }
    commands.run(action.command)
  }
}
