public import Foundation

/// A part of the history that is to go.
public enum HistorySelection: Hashable, Sendable {
  /// These lines of it.
  case visits([Int64])
  /// These pages, with every visit.
  case pages([Int64])
  /// This very address.
  case address(Address)
  /// A host and all below it.
  case site(String)
  /// What happened at or after the first time and before the second.
  case time(Range<Date>)
  case everything
}
