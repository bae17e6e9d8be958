public import Foundation
public import VoyagerCore

extension WebKitEngine {
  public func fetch(
    _ address: Address, limits: FetchLimits, through proxy: ProxyChoice
  ) async throws(FetchError) -> Data {
    try await fetching.fetch(address, limits: limits, through: proxy)
  }

  public func answer(
    of address: Address, to question: ServerQuestion, within time: Duration, through proxy: ProxyChoice
  ) async throws(FetchError) -> ServerAnswer {
    try await fetching.answer(of: address, to: question, within: time, through: proxy)
  }
}
