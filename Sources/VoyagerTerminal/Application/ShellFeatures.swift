/// What this shell gives the person, by the names of `Parity.md`.
public enum ShellFeatures {
  public static let all: Set<String> = [
    "browser-commands", "color-chooser", "download-folder", "download-progress", "download-rule",
    "error-pages",
    "file-chooser",
    "http-status", "identities", "identity-management", "links", "mhtml", "no-display", "notices",
    "one-process", "page-dialogs", "page-text", "pdf", "permission-management", "permissions", "pictures",
    "popup-rule",
    "prepared-answers",
    "private-browsing", "resending", "scripts", "settings-management", "side-by-side", "sign-in",
    "site-notifications",
  ]
}
