import Testing

@testable import VoyagerTerminal

@Suite("Durations in words")
struct DurationWordsTests {
  @Test(
    "They say what was given",
    arguments: zip(
      [Duration.seconds(1), .seconds(30), .milliseconds(100), .milliseconds(2500)],
      ["1 second", "30 seconds", "0.1 seconds", "2.5 seconds"]))
  func words(_ duration: Duration, _ words: String) {
    #expect(duration.words == words)
  }
}
