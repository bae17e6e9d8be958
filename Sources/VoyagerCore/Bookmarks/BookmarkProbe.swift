/// Asks the server of a bookmark whether it is still there, and changes nothing.
@MainActor
public struct BookmarkProbe {
  /// What became of a bookmark's page.
  public enum Outcome: Hashable, Sendable {
    case there
    /// For good, to this address.
    case moved(Address)
    /// The server has no such page, or no more.
    case gone(status: Int)
    /// In words for the person, without a capital and without a full stop.
    case unreachable(String)
  }

  private static let mostSteps = 10

  let engine: any Engine
  /// How long one server may take for one answer.
  let time: Duration
  let proxy: ProxyChoice

  /// - Parameter proxy: How servers are reached.
  public init(engine: any Engine, time: Duration, proxy: ProxyChoice = .system) {
    self.engine = engine
    self.time = time
    self.proxy = proxy
  }

  /// Follows redirections; only one for good counts as a move, as the others lead there from here every time.
  public func outcome(of address: Address) async -> Outcome {
    var place = address
    var moved: Address?
    var isForGood = true
    for _ in 0..<Self.mostSteps {
      let answer: ServerAnswer
      do throws(FetchError) {
        answer = try await self.answer(of: place)
      } catch {
        return .unreachable(error.words)
      }
      switch (answer.status, answer.location) {
      case (404, _), (410, _):
        return .gone(status: answer.status)
      case (500..., _):
        return .unreachable("its server answers with error \(answer.status)")
      case (301, let next?), (308, let next?):
        if isForGood { moved = next }
        place = next
      case (302, let next?), (303, let next?), (307, let next?):
        isForGood = false
        place = next
      default:
        return moved.map { .moved($0) } ?? .there
      }
      // What leads out of the web is for another app to know.
      guard place.isWeb else { return moved.map { .moved($0) } ?? .there }
    }
    return .unreachable("its server sends it in circles")
  }

  /// Some servers know only how to send a page, and some deny it to whoever asks for less.
  private func answer(of address: Address) async throws(FetchError) -> ServerAnswer {
    let answer = try await engine.answer(of: address, to: .head, within: time, through: proxy)
    guard [404, 405, 410, 501].contains(answer.status) else { return answer }
    return try await engine.answer(of: address, to: .get, within: time, through: proxy)
  }
}

extension FetchError {
  fileprivate var words: String {
    switch self {
    case .unsupported: "it can't be asked for"
    case .overLimit: "it takes too long"
    case .refused(let status): "its server answers with error \(status)"
    case .failed(let words): words
    }
  }
}
