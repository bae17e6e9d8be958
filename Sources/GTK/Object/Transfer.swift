/// Who owns the reference that comes with a pointer.
public enum Transfer {
  /// Somebody else owns it: the wrapper takes a reference of its own (and sinks a floating one).
  case none
  /// The caller was given a reference: the wrapper takes it over.
  case full
}
