public import Foundation
public import VoyagerCore

extension WebKitEngine {
  public func fetch(
    _ address: Address, limits: FetchLimits, through proxy: ProxyChoice
  ) async throws(FetchError) -> Data {
    try await fetching.fetch(address, limits: limits, through: proxy)
  }
}
