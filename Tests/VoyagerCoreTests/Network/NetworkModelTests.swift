import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("The network watch")
struct NetworkModelTests {
  private final class FakeWatch: NetworkWatch {
    var report: (@MainActor (NetworkState) -> Void)?

    func watch(_ report: @escaping @MainActor (NetworkState) -> Void) {
      self.report = report
    }

    func tell(isOnline: Bool, isMetered: Bool = false) {
      report?(NetworkState(isOnline: isOnline, isMetered: isMetered))
    }
  }

  private let watch = FakeWatch()

  private func model(pause: Duration = .zero) -> (model: NetworkModel, told: () -> [Bool]) {
    final class Told { var states: [Bool] = [] }
    let told = Told()
    let model = NetworkModel(watch: watch, pause: pause)
    model.didChange = { told.states.append($0.isOnline) }
    return (model, { told.states })
  }

  @Test("What is so from the start is told to nobody; a loss and a return are, once each")
  func tells() async throws {
    let (model, told) = model()
    watch.tell(isOnline: false)
    #expect(!model.state.isOnline)
    watch.tell(isOnline: true)
    try await eventually("the return") { told() == [true] }
    watch.tell(isOnline: true, isMetered: true)
    #expect(model.state == NetworkState(isOnline: true, isMetered: true))
    watch.tell(isOnline: false)
    try await eventually("the loss") { told() == [true, false] }
  }

  @Test("A change of networks is no loss")
  func waits() async {
    let (model, told) = model(pause: .seconds(3600))
    watch.tell(isOnline: true)
    watch.tell(isOnline: false)
    #expect(model.state.isOnline)
    watch.tell(isOnline: true)
    #expect(model.state.isOnline)
    #expect(told() == [])
  }

  @Test("A page that failed for want of a network is loaded once more when it is back, and no other")
  func triesAgain() async throws {
    let browser = TestBrowser()
    let window = browser.openWindow(Address("https://a.example/"))
    let tabs =
      [window.tabs[0]] + ["b", "c"].map { browser.openTab(Address("https://\($0).example/"), in: window) }
    let reasons: [LoadFailure.Reason] = [.hostNotFound, .notFound]
    for (tab, reason) in zip(tabs, reasons) {
      let failure = LoadFailure(address: tab.status.destination, reason: reason, technical: "")
      browser.surface(of: tab)?.report(.loadFailed(failure))
    }
    func loads() -> [Int] {
      tabs.map { tab in
        let calls = browser.surface(of: tab)?.calls ?? []
        return calls.count { if case .load = $0 { true } else { false } }
      }
    }
    let before = loads()
    browser.services.network.didChange(NetworkState(isOnline: false))
    #expect(loads() == before)
    browser.services.network.didChange(NetworkState(isOnline: true))
    #expect(loads() == [before[0] + 1, before[1], before[2]])
    let failure = LoadFailure(address: Address("https://a.example/"), reason: .hostNotFound, technical: "")
    browser.surface(of: tabs[0])?.report(.loadFailed(failure))
    browser.services.network.didChange(NetworkState(isOnline: true))
    #expect(loads() == [before[0] + 1, before[1], before[2]])
  }
}
