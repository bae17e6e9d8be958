import CDesktop
import GTK
import VoyagerCore

extension PagePreferences {
  /// What all views share.
  @MainActor
  func apply(toSettings settings: Object) {
    let pointer = settings.opaque
    webkit_settings_set_default_font_family(pointer, fonts.standard ?? "sans-serif")
    webkit_settings_set_serif_font_family(pointer, fonts.serif ?? "serif")
    webkit_settings_set_sans_serif_font_family(pointer, fonts.sansSerif ?? "sans-serif")
    webkit_settings_set_monospace_font_family(pointer, fonts.monospace ?? "monospace")
    webkit_settings_set_default_font_size(pointer, guint32(fonts.size))
    webkit_settings_set_default_monospace_font_size(pointer, guint32(fonts.monospaceSize))
    webkit_settings_set_minimum_font_size(pointer, guint32(fonts.minimumSize))
    webkit_settings_set_enable_caret_browsing(pointer, showsCaret ? 1 : 0)
  }

  /// What all processes share.
  @MainActor
  func apply(toContext context: Object) {
    let tags = languages.isEmpty ? SystemLanguages.tags() : languages.map(\.text)
    withStrings(tags) { webkit_web_context_set_preferred_languages(context.opaque, $0) }
    let spelling = spellingLanguages.isEmpty ? tags : spellingLanguages.map(\.text)
    withStrings(spelling.map { $0.replacing("-", with: "_") }) {
      webkit_web_context_set_spell_checking_languages(context.opaque, $0)
    }
    webkit_web_context_set_spell_checking_enabled(context.opaque, checksSpelling ? 1 : 0)
  }

  /// What one store has.
  @MainActor
  func apply(toSession session: Object) {
    webkit_network_session_set_itp_enabled(session.opaque, preventsTracking ? 1 : 0)
    webkit_cookie_manager_set_accept_policy(
      webkit_network_session_get_cookie_manager(session.opaque),
      allowsThirdPartyCookies
        ? WEBKIT_COOKIE_POLICY_ACCEPT_ALWAYS : WEBKIT_COOKIE_POLICY_ACCEPT_NO_THIRD_PARTY)
  }
}
