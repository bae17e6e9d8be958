/// The icons that a person can give an identity, in the words of a screen reader.
enum IdentityIcon: String, CaseIterable {
  case home = "user-home-symbolic"
  case person = "avatar-default-symbolic"
  case people = "system-users-symbolic"
  case page = "x-office-document-symbolic"
  case calendar = "x-office-calendar-symbolic"
  case letter = "mail-unread-symbolic"
  case bookmark = "user-bookmarks-symbolic"
  case star = "starred-symbolic"
  case heart = "emblem-favorite-symbolic"
  case music = "emblem-music-symbolic"
  case camera = "camera-photo-symbolic"
  case game = "applications-games-symbolic"

  var name: String {
    switch self {
    case .home: "Home"
    case .person: "Person"
    case .people: "People"
    case .page: "Page"
    case .calendar: "Calendar"
    case .letter: "Letter"
    case .bookmark: "Bookmark"
    case .star: "Star"
    case .heart: "Heart"
    case .music: "Music"
    case .camera: "Camera"
    case .game: "Game"
    }
  }
}
