/// The place of an icon in an entry.
public enum EntryIcon: UInt32, EnumerationValue {
  case primary
  case secondary

  public static var unknown: EntryIcon { .primary }
}
