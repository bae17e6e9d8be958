/// What a file chooser chooses.
public enum FileChooserMode: UInt32, EnumerationValue {
  case open
  case save
  case folder

  public static var unknown: FileChooserMode { .open }
}
