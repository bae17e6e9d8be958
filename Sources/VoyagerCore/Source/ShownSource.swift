/// The source of a page that a tab shows.
struct ShownSource {
  let identity: IdentityID
  let page: InternalPage
}
