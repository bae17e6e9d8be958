import Testing

/// All tests that run the built program.
///
/// Each run brings a display and an engine, so they run one by one.
@Suite("voyager-cli", .serialized, .timeLimit(.minutes(4)))
enum ProgramTests {}
