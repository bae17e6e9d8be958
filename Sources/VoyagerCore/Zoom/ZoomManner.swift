/// How the size of a page changes.
enum ZoomManner {
  case anyhow
  /// What the person reads stays where it is.
  case inPlace
}
