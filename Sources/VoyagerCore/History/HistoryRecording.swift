/// Whether a run adds to the history, or only reads it.
public enum HistoryRecording: Hashable, Sendable {
  case on
  case off
}
