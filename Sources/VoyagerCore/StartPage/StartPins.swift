import Foundation

/// The shortcuts that the person keeps on the start page, for each identity in their order.
public struct StartPins: Codable, Hashable, Sendable {
  private var pins: [String: [StartTile]] = [:]

  public init() {}

  func tiles(of identity: IdentityID) -> [StartTile] { pins[Self.key(identity)] ?? [] }

  mutating func set(_ tiles: [StartTile], of identity: IdentityID) {
    pins[Self.key(identity)] = tiles.isEmpty ? nil : tiles
  }

  mutating func keep(only identities: Set<IdentityID>) {
    let keys = Set(identities.map(Self.key))
    pins = pins.filter { keys.contains($0.key) }
  }

  private static func key(_ identity: IdentityID) -> String { identity.rawValue.uuidString.lowercased() }
}
