/// Where the pictures of a tile's page are, in the parent's own scheme.
struct StartTilePicture: Hashable, Sendable {
  var icon: Address?
  var thumbnail: Address?
}
