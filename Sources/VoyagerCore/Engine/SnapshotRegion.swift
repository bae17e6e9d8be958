/// How much of a page a picture shows.
public enum SnapshotRegion: Sendable {
  case visible
  case wholePage
}
