/// The version of Voyager; the Makefile reads it from here.
public enum VoyagerVersion {
  public static let text = "0.1.0"
}
