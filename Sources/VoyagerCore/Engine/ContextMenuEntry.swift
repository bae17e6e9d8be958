/// One entry of a context menu.
@MainActor
public enum ContextMenuEntry {
  case command(Command)
  case engine(EngineMenuItem)
  case separator
}
