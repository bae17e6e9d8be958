import Foundation

/// Keeps one tab's page from filling the folder with one download after the other.
@MainActor
final class PageDownloads {
  private let permissions: PermissionsModel
  private var rule = DownloadRule()

  init(permissions: PermissionsModel) {
    self.permissions = permissions
  }

  func personDidGo() {
    rule.personDidGo()
  }

  func personDidAct() {
    rule.personDidAct(at: Date())
  }

  /// The question before the download that begins now, or `nil` when none is needed.
  func question(in tab: TabModel) -> DownloadsModel.Question? {
    guard !rule.allowsNext(), tab.identity.kind != .automation else {
      return nil
    }
    let asking = TabPermissions(tab: tab, permissions: permissions)
    return { [weak tab] in
      guard let tab else {
        return false
      }
      return await withCheckedContinuation { continuation in
        asking.ask(
          PermissionQuestion(kind: .automaticDownloads, origin: asking.asker.page),
          Request(safeAnswer: .deny) { continuation.resume(returning: $0 == .allow) },
          through: tab.questions)
      }
    }
  }
}
