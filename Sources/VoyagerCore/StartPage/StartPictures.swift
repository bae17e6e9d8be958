import Foundation

/// The pictures that start pages show, under addresses that only their identity's pages can load.
@MainActor
final class StartPictures {
  private static let prefix = "\(Address.internalScheme):picture/"

  private var tokens: [IdentityID: [Data: UUID]] = [:]
  /// What the pages before the last change still may ask for.
  private var older: [IdentityID: [Data: UUID]] = [:]

  /// The pictures of one identity's page are now these; each keeps its address as long as it stays.
  func set(_ pictures: Set<Data>, of identity: IdentityID) {
    let before = tokens[identity] ?? [:]
    guard Set(before.keys) != pictures else { return }
    older[identity] = before
    tokens[identity] = Dictionary(uniqueKeysWithValues: pictures.map { ($0, before[$0] ?? UUID()) })
  }

  func addresses(of picture: SitePicture, of identity: IdentityID) -> StartTilePicture {
    StartTilePicture(
      icon: address(of: picture.icon, of: identity), thumbnail: address(of: picture.thumbnail, of: identity))
  }

  private func address(of picture: Data?, of identity: IdentityID) -> Address? {
    picture.flatMap { tokens[identity]?[$0] }.map { Address(Self.prefix + $0.uuidString) }
  }

  /// The picture at an address, for a page of an identity.
  func picture(at address: Address, of identity: IdentityID) -> Data? {
    guard address.text.hasPrefix(Self.prefix),
      let token = UUID(uuidString: String(address.text.dropFirst(Self.prefix.count)))
    else { return nil }
    return [tokens, older].lazy.compactMap { $0[identity]?.first { $0.value == token }?.key }.first
  }

  /// What an open page of an identity shows can't be loaded again.
  func forgetOlder(of identity: IdentityID) {
    older[identity] = nil
  }

  func forget(_ identity: IdentityID) {
    tokens[identity] = nil
    older[identity] = nil
  }
}
