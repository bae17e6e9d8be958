import Foundation

/// One page of the made profile: the same for the same number.
struct GeneratedPage {
  let number: Int
  let host: String
  let address: String
  let title: String
  /// Whose history it is in: 0, 1 or 2.
  let person: Int

  /// - Parameter hosts: How many hosts the profile knows.
  init(_ number: Int, hosts: Int) {
    self.number = number
    var numbers = SeededGenerator(seed: UInt64(number) &* 0x1000_0000_01B3 &+ 7)
    let site = numbers.zipf(hosts)
    var own = SeededGenerator(seed: UInt64(site) &+ 99)
    let language = Language.random(&own)
    let name = Language.latin.word(site) + Language.latin.word(site / 7 + 31)
    let domain = ["com", "org", "net", "de", "co.uk", "jp", "ru", "example"][Int(own.next() % 8)]
    host = (own.isTrue(0.5) ? "www." : "") + name + "\(site)." + domain
    let words = (0..<2 + Int(numbers.next() % 7)).map { _ in language.word(numbers.zipf(4000)) }
    title = words.joined(separator: language.separator) + " – \(name.capitalized)"
    address = "https://\(host)/" + Self.path(number, &numbers)
    person = numbers.isTrue(0.85) ? 0 : numbers.isTrue(0.66) ? 1 : 2
  }

  private static func path(_ number: Int, _ numbers: inout SeededGenerator) -> String {
    if numbers.isTrue(0.03) { return "?front=\(number)" }
    let words = (0..<1 + Int(numbers.next() % 4)).map { _ in Language.latin.word(numbers.zipf(4000)) }
    var path = words.joined(separator: numbers.isTrue(0.5) ? "-" : "/") + "/\(number)"
    if numbers.isTrue(0.1) { path += "/W%C3%B6rter%20\(words[0])" }
    if numbers.isTrue(0.25) { path += "?q=" + words.joined(separator: "+") }
    if numbers.isTrue(0.05) {
      path += "&session=" + (0..<12).map { _ in String(numbers.next(), radix: 36) }.joined()
    }
    return path
  }
}
