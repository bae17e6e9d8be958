/// An encoding in which an old page may be written without saying so.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  case unicode = "utf-8"
  case western = "windows-1252"
  case centralEuropean = "windows-1250"
  case cyrillic = "windows-1251"
  case greek = "windows-1253"
  case turkish = "windows-1254"
  case hebrew = "windows-1255"
  case arabic = "windows-1256"
  case japanese = "shift_jis"
  case japaneseUnix = "euc-jp"
  case chinese = "gb18030"
  case chineseTraditional = "big5"
  case korean = "euc-kr"

  /// What a person calls it.
  public var name: String {
    switch self {
    case .unicode: "Unicode"
    case .western: "Western"
    case .centralEuropean: "Central European"
    case .cyrillic: "Cyrillic"
    case .greek: "Greek"
    case .turkish: "Turkish"
    case .hebrew: "Hebrew"
    case .arabic: "Arabic"
    case .japanese: "Japanese (Shift JIS)"
    case .japaneseUnix: "Japanese (EUC)"
    case .chinese: "Chinese, Simplified"
    case .chineseTraditional: "Chinese, Traditional"
    case .korean: "Korean"
    }
  }
}
