/// Texts that have no meaning and must do no harm.
enum HostileText {
  static let all: [String] =
    short + [
      String(repeating: "%", count: 1 << 20), String(repeating: "a", count: 1 << 14),
      "https://" + String(repeating: "a.", count: 1 << 13),
      "https://xn--" + String(repeating: "9", count: 1 << 14),
      "data:," + String(repeating: "é", count: 1 << 14),
      "https://a.example/" + String(repeating: "e\u{301}\u{301}", count: 1 << 11),
    ]

  private static let short = [
    "", " ", "%", "%%", "%2", "%zz", ":", "::", "//", "://", "///", "?", "#", "@", "[", "]", "[]", "[:]",
    "a:",
    "http:", "http://", "https://:80", "https://@", "https://[", "https://]:1:2", "https://[::1",
    "http://a:b:c",
    "view-source:", "javascript:", "javascript:1", "xn--", "https://xn--", "https://xn--a-",
    "https://xn--99999999",
    "https://....", "https://%00", "https://%FF%FE", "\0", "a\0b", "\u{202E}", "\u{FEFF}", "👨‍👩‍👧‍👦:1", "é:80",
    "https://例え.テスト:99999999999999999999/", "file:", "file://", "~", "~/", "/", "/%", "1:1", "-", "--",
    "mailto:",
    "mailto:?", "mailto:,,,?cc=&bcc", "tel:", "blob:", "blob:blob:", "data:", "\r\n", "a\nb",
  ]
}
