/// What this shell gives the person, by the names of `Parity.md`.
public enum ShellFeatures {
  public static let all: Set<String> = [
    "address-field", "automation", "browser-commands", "certificate-exceptions", "clipboard", "color-chooser",
    "context-menu",
    "download-folder", "download-rule", "error-pages", "external-apps", "file-chooser", "find", "full-screen",
    "hand-over",
    "history-menus", "identities", "identity-management",
    "identity-rules", "inspector", "interface-size", "large-pages",
    "links-from-outside",
    "many-windows", "menus", "mhtml", "notices", "one-process", "page-dialogs", "page-signs", "page-view",
    "permissions",
    "popup-rule", "printing",
    "private-browsing", "remembered-permissions", "reopen-tabs", "resending", "settings-management",
    "sign-in", "site-notifications", "tabs",
  ]
}
