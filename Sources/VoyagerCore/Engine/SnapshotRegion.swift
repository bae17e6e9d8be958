/// How much of a page a picture shows.
public enum SnapshotRegion: Hashable, Sendable {
  case visible
  case part(PagePart)
  case wholePage
}
