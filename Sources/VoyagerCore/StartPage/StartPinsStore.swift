/// Keeps the shortcuts of the start page in one file.
public typealias StartPinsStore = DocumentStore<StartPins>

extension StartPins: StoredDocument {
  public static let version = 1
  public static let standard = StartPins()
}
