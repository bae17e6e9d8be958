import Testing

/// All tests of the built program.
///
/// They share one display, one pointer and one keyboard, so they run one by one: every suite of this target
/// lies in an extension of this one.
@Suite(.serialized, .timeLimit(.minutes(3)))
enum AppTests {}
