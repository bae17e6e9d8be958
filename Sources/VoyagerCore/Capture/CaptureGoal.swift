/// Where a picture of a page goes.
public enum CaptureGoal: Hashable, Sendable {
  case file
  case clipboard
}
