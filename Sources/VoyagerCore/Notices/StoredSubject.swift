/// What a stored file holds, as a sentence names it.
public enum StoredSubject: String, Hashable, Sendable {
  case settings
  case identities
  case identityRules = "sites of identities"
  case permissions
  case certificates = "sites that always go on"
  case zooms = "sizes of pages"
  case history
  case bookmarks
  case downloads = "list of downloads"
  case departures = "list of what ended"
  case session = "windows and tabs"
  case startPage = "shortcuts"
  case accounts
  case pictures = "pictures of pages"
  case passwords
}
