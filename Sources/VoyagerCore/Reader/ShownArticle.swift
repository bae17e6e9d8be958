/// An article that a tab shows alone.
struct ShownArticle {
  let identity: IdentityID
  let article: Article
  let address: Address
  /// How the page came that it was taken from.
  let security: ConnectionSecurity
  let certificate: Certificate?
  /// Whether the person changes how it looks.
  var isLookOpen = false
}
