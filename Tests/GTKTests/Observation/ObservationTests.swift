import GTK
import Observation
import Testing
import VoyagerTesting

@MainActor
@Suite("Observation", .serialized)
struct ObservationTests {
  @MainActor
  @Observable
  final class Counter {
    var value = 0
    var other = 0
  }

  final class View {
    var values: [Int] = []
  }

  @Test("A thousand changes run the body once more")
  func gathers() async throws {
    let counter = Counter()
    let view = View()
    let token = observe(view) { $0.values.append(counter.value) }
    #expect(view.values == [0])
    for value in 1...1001 {
      counter.value = value
    }
    #expect(view.values == [0])
    try await eventually("the body has run again") { view.values.count > 1 }
    try await waitForFrames()
    #expect(view.values == [0, 1001])
    withExtendedLifetime(token) {}
  }

  @Test("Each batch of changes runs it again, and only what it read counts")
  func rearms() async throws {
    let counter = Counter()
    let view = View()
    let token = observe(view) { $0.values.append(counter.value) }
    for value in 1...3 {
      counter.value = value
      try await eventually("value \(value) is seen") { view.values.last == value }
    }
    counter.other = 7
    try await waitForFrames()
    #expect(view.values == [0, 1, 2, 3])
    withExtendedLifetime(token) {}
  }

  @Test("It ends with its token")
  func endsWithToken() async throws {
    let counter = Counter()
    let view = View()
    var token: ObservationToken? = observe(view) { $0.values.append(counter.value) }
    counter.value = 1
    token = nil
    try await waitForFrames()
    #expect(view.values == [0])
    #expect(token == nil)
  }

  @Test("It ends with its owner, which it does not keep alive")
  func endsWithOwner() async throws {
    let counter = Counter()
    var view: View? = View()
    weak let seen = view
    var runs = 0
    let token = observe(view.unsafelyUnwrapped) { view in
      runs += 1
      view.values.append(counter.value)
    }
    view = nil
    #expect(seen == nil)
    counter.value = 1
    try await waitForFrames()
    #expect(runs == 1)
    withExtendedLifetime(token) {}
  }

  /// Another observer of another model runs after the pending ones.
  private func waitForFrames() async throws {
    let marker = Counter()
    let view = View()
    let token = observe(view) { $0.values.append(marker.value) }
    for value in 1...2 {
      marker.value = value
      try await eventually("a frame passes") { view.values.last == value }
    }
    withExtendedLifetime(token) {}
  }
}
