import Foundation

/// The file of what is remembered, as it is on the disk.
struct RememberedFile: Sendable {
  private struct Content: Decodable {
    struct Entry: Decodable {
      let site: String
      let asker: String
      let kind: String
      let decision: String
    }

    let permissions: [Entry]
  }

  private let url: URL

  init(of environment: TestEnvironment) {
    url = environment.profile.appending(path: "config/permissions.json")
  }

  /// What is remembered where a site is in front: the part that asks, the kind and the decision of each.
  func entries(of site: String) -> [String] {
    guard let data = try? Data(contentsOf: url),
      let content = try? JSONDecoder().decode(Content.self, from: data)
    else {
      return []
    }
    return content.permissions.filter { $0.site == site }.map { "\($0.asker) \($0.kind) \($0.decision)" }
  }
}
