import Testing

/// All tests of the shell, one after the other: they share one display and one main thread.
@Suite(.serialized)
struct GTKShellTests {}
