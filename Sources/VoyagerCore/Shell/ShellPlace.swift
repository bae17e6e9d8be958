/// Something of the shell's own that a command opens.
public enum ShellPlace: Hashable, Sendable {
  case mainMenu
  case findBar
  case identities
  case settings
  case shortcuts
  case about
}
