import Testing

/// All tests of the child, one after the other: they share one display and one main thread.
@Suite(.serialized)
struct WebKitTests {}
