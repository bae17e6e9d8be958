import Foundation

extension TestEnvironment {
  /// Makes the profile one that has an identity "Work", to which sites may belong already.
  ///
  /// - Returns: What names its folders.
  @discardableResult
  func addWork(owning sites: [String] = []) throws -> String {
    let id = UUID().uuidString.lowercased()
    let folder = profile.appending(path: "config")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let work = [
      "id": id, "name": "Work", "color": "red", "icon": "x-office-document-symbolic", "kind": "named",
    ]
    try write(["identities": [work]], to: folder.appending(path: "identities.json"))
    let rules = sites.map { ["site": $0, "identity": id, "isConfirmed": true] as [String: Any] }
    if !rules.isEmpty {
      try write(["rules": rules], to: folder.appending(path: "identity-rules.json"))
    }
    return id
  }

  private func write(_ object: [String: Any], to file: URL) throws {
    try JSONSerialization.data(withJSONObject: object).write(to: file)
  }
}
