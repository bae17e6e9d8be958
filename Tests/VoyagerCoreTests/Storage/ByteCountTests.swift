import Testing
import VoyagerCore

@Suite struct ByteCountTests {
  @Test(
    "A number of bytes is told in the unit that keeps it short",
    arguments: [
      (-1, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (1240, "1.2 kB"), (9960, "10 kB"),
      (999_600, "1 MB"), (210_000_000, "210 MB"), (2_500_000_000_000, "2.5 TB"),
    ] as [(Int64, String)])
  func words(bytes: Int64, words: String) {
    #expect(ByteCount(bytes).words == words)
  }
}
