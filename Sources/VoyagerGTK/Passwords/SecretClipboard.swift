import GTK
import VoyagerCore

/// Copies what is secret, and takes it away again after half a minute unless something else was copied since.
@MainActor
final class SecretClipboard {
  private static let time = Duration.seconds(30)

  private var clearing: Task<Void, Never>?

  func copy(_ secret: Secret) {
    guard let clipboard = Display.current?.clipboard else {
      return
    }
    clearing?.cancel()
    clipboard.setSecret(secret.text)
    clearing = Task {
      do { try await Task.sleep(for: Self.time) } catch { return }
      guard clipboard.isOwn, let text = try? await clipboard.readText(), text == secret.text else {
        return
      }
      clipboard.clear()
    }
  }
}
