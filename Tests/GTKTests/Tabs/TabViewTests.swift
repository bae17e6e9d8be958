import GTK
import Testing

@MainActor
@Suite("TabView", .serialized)
struct TabViewTests {
  private final class Owner {
    var asked: [TabPage] = []
    var detached = 0
  }

  init() throws {
    try #require(Display.open(), "these tests need a display")
  }

  @Test("A page closes only after the answer")
  func waitsForAnswer() {
    let view = TabView()
    let owner = Owner()
    view.onClosePage(owner) { owner, page in owner.asked.append(page) }
    let page = view.append(Label("page"))
    view.close(page)
    #expect(owner.asked == [page])
    view.finishClosing(page, .keep)
    #expect(view.pages == [page])
    view.close(page)
    view.finishClosing(page, .close)
    #expect(view.pages.isEmpty)
  }

  @Test("A page moves to another view with its child")
  func transfers() {
    let view = TabView()
    let other = TabView()
    let child = Label("page")
    let page = view.append(child)
    view.transfer(page, to: other, at: 0)
    #expect(view.pages.isEmpty)
    #expect(other.pages == [page])
    #expect(other.page(of: child) === page)
    #expect(page.child === child)
  }

  @Test("A thousand pages opened and closed leave no wrapper alive")
  func leavesNothing() {
    let before = Object.liveCount
    do {
      let view = TabView()
      let bar = TabBar(view)
      let owner = Owner()
      view.onClosePage(owner) { [weak view] _, page in view?.finishClosing(page, .close) }
      view.onPageDetached(owner) { owner, _, _ in owner.detached += 1 }
      for number in 0..<1000 {
        let page = view.append(Label(String(number)))
        page.title = "Page \(number)"
        page.icon = Icon(name: "folder-symbolic")
        view.close(page)
      }
      #expect(owner.detached == 1000)
      #expect(bar.view === view)
    }
    #expect(Object.liveCount == before)
  }
}
