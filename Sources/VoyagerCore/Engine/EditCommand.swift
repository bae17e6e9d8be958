/// An editing command for what has the focus in a page.
public enum EditCommand: Sendable {
  case undo
  case redo
  case cut
  case copy
  case paste
  case pastePlain
  case selectAll
}
