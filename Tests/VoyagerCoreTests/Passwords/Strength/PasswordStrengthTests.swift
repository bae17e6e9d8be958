import Foundation
import Testing

@testable import VoyagerCore

@Suite struct PasswordStrengthTests {
  @Test(
    "What people guess first is weak",
    arguments: [
      "", "a", "password", "P@ssw0rd", "Password2024!", "qwertyuiop", "asdfghjkl1", "12345678901234567890",
      "aaaaaaaaaaaaaaaaaaaa", "abcabcabcabcabcabc", "abcdefghijklmnop", "adalovelace1", "news.example!",
      "Summer2023",
      "letmein!!", "iloveyou123", "Xk4$p",
    ])
  func weak(text: String) {
    #expect(PasswordStrength(Secret(text), known: ["ada.lovelace", "lovelace", "news.example"]).isWeak)
  }

  @Test(
    "What chance made, and a few words that nobody knows, are not",
    arguments: ["kT9#vLq2wZ", "correct horse battery staple", "8f3k2m9x7q4b", "Ünïçødé-ßtränge"])
  func strong(text: String) {
    #expect(!PasswordStrength(Secret(text)).isWeak)
  }

  @Test("Every generated password of twelve characters or more is strong")
  func generated() {
    for length in [12, 16, 20] {
      for _ in 0..<200 {
        #expect(!PasswordStrength(PasswordGenerator(length: length).password()).isWeak)
      }
    }
  }

  @Test("Weak, reused and old passwords are pointed out; one for two hosts of a site is not reused")
  func findings() {
    let now = Date()
    func login(_ host: String, years: Double = 0) -> Login {
      Login(
        identity: Identity.standard.id, origin: "https://\(host)", name: "ada",
        made: now.addingTimeInterval(-years * 365.25 * 86_400))
    }
    let logins = [
      login("a.example"), login("b.example"), login("c.example", years: 4), login("d.example"),
      login("www.d.example"), login("e.example"),
    ]
    let secrets = [
      "kT9#vLq2wZx1", "kT9#vLq2wZx1", "wR7&nBp4sYm8", "zQ3!hGf6tXc5", "zQ3!hGf6tXc5", "password",
    ]
    let found = PasswordFinding.findings(
      zip(logins, secrets).map { ($0, Secret($1)) }, at: now, site: { $0.host?.replacing("www.", with: "") })
    #expect(found[logins[0].id] == [.reused] && found[logins[1].id] == [.reused])
    #expect(found[logins[2].id] == [.old] && found[logins[3].id] == nil && found[logins[4].id] == nil)
    #expect(found[logins[5].id] == [.weak])
  }
}
