/// Where a surface is between two documents.
enum LoadPhase {
  /// The document in front is there, or still loading its parts.
  case committed
  /// A load was asked for or has begun; the document in front is the old one.
  case provisional
}
