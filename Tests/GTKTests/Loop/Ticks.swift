/// Counts calls from C.
@MainActor
final class Ticks {
  var count = 0
}
