/// How long nobody has looked at a tab when it goes to sleep.
public enum SleepDelay: String, Codable, CaseIterable, Hashable, Sendable {
  case tenMinutes
  case thirtyMinutes
  case oneHour
  case twoHours
  case eightHours
  /// Only when memory runs short.
  case whenMemoryIsShort
  /// Not by itself.
  case never

  /// `nil` where no time counts.
  var time: Duration? {
    switch self {
    case .tenMinutes: .seconds(600)
    case .thirtyMinutes: .seconds(1800)
    case .oneHour: .seconds(3600)
    case .twoHours: .seconds(7200)
    case .eightHours: .seconds(28_800)
    case .whenMemoryIsShort, .never: nil
    }
  }
}
