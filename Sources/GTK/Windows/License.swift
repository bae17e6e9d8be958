/// A licence whose text the toolkit knows.
public enum License: UInt32, EnumerationValue {
  case unknown
  case mit = 7
}
