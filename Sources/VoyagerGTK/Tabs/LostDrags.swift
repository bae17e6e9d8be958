import GTK

/// Ends drags of tabs that the toolkit would never end.
///
/// On an X11 desktop whose background is the bare root window, GDK takes a drop there for one that somebody will
/// handle; nobody does, and the tab would stay in the air.
@MainActor
enum LostDrags {
  /// How long an honest target may take.
  private static let patience = Duration.seconds(1)

  /// - Parameter isDragging: Whether a tab is in the air.
  static func watch(isDragging: @escaping @MainActor () -> Bool) {
    Drag.onDrop { drag in
      Task {
        try? await Task.sleep(for: patience)
        if isDragging() {
          drag.cancel()
        }
      }
    }
  }
}
