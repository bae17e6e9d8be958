import GTK
import VoyagerCore

extension Questions {
  func choose(_ offer: LoginOffer, for asker: Asker) async -> LoginOffer.Choice? {
    guard !Task.isCancelled, let page = page(asker.tab) else {
      return nil
    }
    let menu = LoginMenu(offer)
    menu.place(at: offer.place, in: page.area)
    let focused = window.focusedWidget
    page.float(menu.widget)
    if offer.isAsked { menu.takeFocus() } else { menu.tell() }
    let choice = await menu.choice()
    leave(menu.widget, on: page, to: focused)
    return choice
  }

  func decide(_ question: SavingQuestion, from asker: Asker) async -> SavingQuestion.Answer {
    guard !Task.isCancelled, let page = page(asker.tab) else {
      return .notNow
    }
    let bubble = SavingBubble(question)
    page.float(bubble.widget)
    let answer = await bubble.reply()
    leave(bubble.widget, on: page, to: page.content)
    return answer
  }

  private func leave(_ widget: Widget, on page: any CardHost, to focused: Widget?) {
    let hadFocus = widget.containsFocus
    if widget.parent != nil { page.sink(widget) }
    if hadFocus, let focused, focused.isMapped { focused.grabFocus() }
  }
}
