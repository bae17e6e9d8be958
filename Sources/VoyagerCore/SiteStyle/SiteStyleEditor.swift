public import Observation

/// The style of the site in front, while the person writes it.
@MainActor @Observable
public final class SiteStyleEditor {
  public let site: String
  public private(set) var text: String
  public private(set) var isOn: Bool

  @ObservationIgnored private let settings: SettingsModel
  @ObservationIgnored private let patience: Duration
  @ObservationIgnored private var applying: Task<Void, Never>?

  /// - Parameter patience: How long nothing is typed before the pages follow.
  /// - Returns: `nil` for a page that no style can be for.
  public init?(of tab: TabModel, patience: Duration = .milliseconds(400)) {
    guard let site = SiteStyle.site(of: tab.status.shownAddress), SiteStyle(site: site, text: "") != nil
    else {
      return nil
    }
    self.site = site
    self.patience = patience
    settings = tab.services.settings
    let style = settings.settings.pages.styles.first { $0.site == site }
    text = style?.text ?? ""
    isOn = style?.isOn ?? true
  }

  /// The site in words.
  public var name: String { AddressDisplay.name(site) }

  public func write(_ text: String) {
    guard text != self.text else {
      return
    }
    self.text = text
    applying?.cancel()
    applying = Task { [patience] in
      try? await Task.sleep(for: patience)
      if !Task.isCancelled {
        apply()
      }
    }
  }

  public func turn(on isOn: Bool) {
    guard isOn != self.isOn else {
      return
    }
    self.isOn = isOn
    apply()
  }

  /// Pages follow, and the next run does.
  ///
  /// An empty style is none.
  public func apply() {
    applying?.cancel()
    let blank = text.allSatisfy(\.isWhitespace)
    let style = blank ? nil : SiteStyle(site: site, text: text, isOn: isOn)
    settings.update { [site] values in
      var styles = values.pages.styles
      let place = styles.firstIndex { $0.site == site }
      switch (place, style) {
      case (let place?, let style?): styles[place] = style
      case (let place?, nil): styles.remove(at: place)
      case (nil, let style?): styles.append(style)
      case (nil, nil): break
      }
      values.pages.styles = styles
    }
  }
}
