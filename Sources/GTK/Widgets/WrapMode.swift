/// Where a line of text may break.
public enum WrapMode: UInt32, EnumerationValue {
  case word
  case character
  /// Between words, and inside a word that is longer than a line.
  case wordOrCharacter

  public static var unknown: WrapMode { .word }
}
