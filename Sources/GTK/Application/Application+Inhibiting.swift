import CDesktop

extension Application {
  /// What the desktop is asked not to do.
  public enum Inhibited {
    /// The desktop's session ends, or the computer sleeps by itself.
    case endAndSleep
  }

  /// Asks the desktop not to do something, and tells the person why.
  ///
  /// - Returns: What `allow` takes back; 0 where the desktop can't be asked.
  public func inhibit(_ what: Inhibited, because reason: String) -> UInt32 {
    let flags: GtkApplicationInhibitFlags =
      switch what {
      case .endAndSleep:
        GtkApplicationInhibitFlags(
          GTK_APPLICATION_INHIBIT_LOGOUT.rawValue | GTK_APPLICATION_INHIBIT_SUSPEND.rawValue)
      }
    return gtk_application_inhibit(typed(), nil, flags, reason)
  }

  public func allow(_ inhibition: UInt32) { gtk_application_uninhibit(typed(), inhibition) }
}
