/// Where links from outside are opened.
public enum LinkPlace: Hashable, Sendable {
  case lastUsedWindow
  case newWindow
  case privateWindow
}
