import Foundation
import VoyagerCore
import VoyagerLinux

// Uses the keyring of its session as a line on its input says, and prints what came of it: one program that lives
// while a test kills and locks what is behind it.

let vault = SecretServiceVault()

@MainActor func run(_ words: [String]) async throws(VaultProblem) -> String {
  guard words.count >= 3, let id = LoginID(words[2]) else { return "usage" }
  let asking: VaultAsking = words[1] == "once" ? .once : .never
  let kind = SecretKind.password
  switch words[0] {
  case "keep":
    let login = Login(id: id, identity: Identity.standard.id, origin: words[3], name: words[4])
    let isNew = words.count > 6
    let entry = VaultEntry(login, kind, Secret(words[5]), isNew: isNew)
    try await vault.keep([entry], asking: asking, progress: { _ in })
    return "kept"
  case "many":
    let count = Int(words[3]) ?? 0
    let entries = (1...count).map { number in
      let login = Login(
        identity: Identity.standard.id, origin: "https://n\(number).example", name: "name\(number)")
      return VaultEntry(login, kind, Secret("password\(number)"), isNew: true)
    }
    try await vault.keep(entries, asking: asking, progress: { _ in })
    let found = try await vault.secrets(kind, of: entries.map(\.login.id), asking: asking)
    return "\(found.count)"
  case "get": return try await vault.secret(kind, of: id, asking: asking)?.text ?? "nothing"
  case "rename":
    try await vault.rename(
      Login(id: id, identity: Identity.standard.id, origin: words[3], name: words[4]), asking: asking)
    return "renamed"
  case "remove":
    try await vault.remove([kind], of: [id], asking: asking)
    return "removed"
  default: return "usage"
  }
}

while let line = readLine() {
  let answer: String
  do throws(VaultProblem) {
    answer = try await run(line.split(separator: " ").map(String.init))
  } catch {
    answer = "\(error)"
  }
  try FileHandle.standardOutput.write(contentsOf: Data((answer + "\n").utf8))
}
