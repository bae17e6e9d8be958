import Testing

@testable import VoyagerCore

@Suite struct PunycodeTests {
  @Test(
    "Labels are coded and decoded as the standard's examples are",
    arguments: [
      ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
      ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
      ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
      ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
      ("-> $1.00 <-", "-> $1.00 <--"),
      ("bücher", "bcher-kva"), ("☃", "n3h"), ("💩", "ls8h"),
    ])
  func examples(text: String, code: String) {
    #expect(Punycode.encode(text) == code)
    #expect(Punycode.decode(code) == text)
  }

  @Test(
    "What is no code is refused",
    arguments: ["99999999", "a!", "é", "bcher-kv", "999999999999999999999999999"])
  func refused(code: String) {
    #expect(Punycode.decode(code) == nil)
  }
}
