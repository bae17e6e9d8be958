/// What the program tells the one who started it.
enum ExitCode: Int32, Hashable, Sendable {
  case done = 0
  case pageFailed = 1
  case usage = 2
  case timedOut = 3
  case refused = 4
  case profileInUse = 5
}
