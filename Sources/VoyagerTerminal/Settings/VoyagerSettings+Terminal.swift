import VoyagerCore

extension VoyagerSettings {
  /// What holds in this shell until the person chooses: a page that nobody looks at needs no large letters.
  static var terminal: VoyagerSettings {
    var settings = standard
    settings.pageZoom = 1
    settings.interfaceScale = 1
    return settings
  }
}
