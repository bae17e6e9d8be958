import GTK
import VoyagerCore

/// Rows that open windows with more to choose.
@MainActor
final class PlaceLinks: SettingsSection {
  let group: PreferencesGroup

  private let links: [SettingLink]

  init(
    _ title: String, _ places: [(title: String, sentence: String, place: ShellPlace)],
    open: @escaping @MainActor (ShellPlace) -> Void
  ) {
    links = places.map { place in SettingLink(place.title, place.sentence) { open(place.place) } }
    group = PreferencesGroup(title: title, links.map(\.row))
  }

  func show(_ values: VoyagerSettings) {}
}
