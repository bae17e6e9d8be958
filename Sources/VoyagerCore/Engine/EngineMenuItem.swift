/// A context menu entry that only the engine can carry out.
///
/// It names and runs it itself.
public enum EngineMenuItem: Hashable, Sendable, CaseIterable {
  case undo
  case redo
  case cut
  case copy
  case paste
  case pastePlain
  case delete
  case selectAll
  case copyImage
  case copyImageAddress
  case mediaPlayPause
  case mediaMute
  case mediaControls
  case mediaLoop
  case mediaFullScreen
  case spellingGuess
  case noSpellingGuesses
  case ignoreSpelling
  case learnSpelling
  case inputMethods
  case unicode
  case inspect
}
