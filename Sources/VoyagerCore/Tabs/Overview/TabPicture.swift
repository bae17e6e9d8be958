public import Foundation
public import Observation

/// How a tab's page looked, as far as it is known; a view that shows it follows it.
@MainActor @Observable
public final class TabPicture {
  /// As PNG or JPEG, or `nil` for none.
  public internal(set) var picture: Data?
}
