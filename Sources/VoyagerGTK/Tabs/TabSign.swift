import VoyagerCore

/// The one small sign that a tab shows beside its title: the most pressing one.
struct TabSign: Equatable {
  let icon: String
  let words: String

  private init(_ icon: String, _ words: String) {
    self.icon = icon
    self.words = words
  }

  /// - Parameter window: Who the person is in the window; a tab of the same identity needs no sign for it.
  @MainActor
  init?(_ tab: TabModel, window: Identity?) {
    if tab.questions.isWaiting {
      self.init("help-faq-symbolic", "Waits for your answer")
    } else if let use = tab.status.uses.first {
      self.init(use.icon, "This page \(use.words): click to end it")
    } else if tab.isMuted {
      self.init("audio-volume-muted-symbolic", "Muted: click to hear this tab")
    } else if tab.status.isPlayingAudio {
      self.init("audio-volume-high-symbolic", "Plays sound: click to mute this tab")
    } else if tab.identity.kind != .standard || tab.identity.id != window?.id {
      self.init(tab.identity.icon, tab.identity.chipTooltip)
    } else {
      return nil
    }
  }
}
