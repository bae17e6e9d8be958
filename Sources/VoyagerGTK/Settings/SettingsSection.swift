import GTK
import VoyagerCore

/// A group of rows in the window of settings.
@MainActor
protocol SettingsSection: AnyObject {
  var group: PreferencesGroup { get }

  /// Shows the values that hold now.
  func show(_ values: VoyagerSettings)
}
