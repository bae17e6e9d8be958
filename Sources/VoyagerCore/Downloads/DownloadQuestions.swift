/// The questions about downloads, one after the other, however many begin at once.
///
/// They belong to a window, not to a page: one that goes on to another page has its download all the same.
@MainActor
final class DownloadQuestions {
  private struct Asked {
    let window: WindowID
    let download: DownloadID
    let task: Task<DownloadDestination, Never>
  }

  private var asked: [Asked] = []

  /// Asks where a download ends, in the turn of its question.
  func destination(
    of item: DownloadItem, in window: BrowserWindowModel, from tab: TabID
  ) async -> DownloadDestination {
    let before = asked.last?.task
    let task = Task { [weak window] in
      _ = await before?.value
      guard !Task.isCancelled, let shell = window?.shell else {
        return DownloadDestination.nowhere
      }
      let asker = Asker(tab: tab, page: item.address)
      return await shell.chooseDestination(named: item.name, for: asker).map { .file($0) } ?? .nowhere
    }
    asked.append(Asked(window: window.id, download: item.id, task: task))
    let answer = await task.value
    asked.removeAll { $0.download == item.id }
    return task.isCancelled ? .nowhere : answer
  }

  /// Takes back the question of a download that has ended.
  func withdraw(_ download: DownloadID) {
    asked.filter { $0.download == download }.forEach { $0.task.cancel() }
  }

  /// Takes back the questions of a window that closes.
  func withdraw(of window: WindowID) {
    asked.filter { $0.window == window }.forEach { $0.task.cancel() }
  }
}
