public import Observation

/// A window, without a screen.
@MainActor @Observable
public final class BrowserWindowModel {
}
