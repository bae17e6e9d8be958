import Foundation
import GTK
import VoyagerCore

/// Shows what sites tell the person outside the window.
@MainActor
final class SiteNotifications {
  /// The desktop does not say when a notification is put away, so an answer may never come.
  private let longestWait = Duration.seconds(300)

  private let tell: (String) -> Void
  private var shown: [String: OneAnswer<SiteNotification.Outcome>] = [:]

  init(tell: @escaping (String) -> Void) {
    self.tell = tell
  }

  func show(
    _ notification: SiteNotification, from asker: Asker, by application: Application?
  ) async -> SiteNotification.Outcome {
    let title = PageText.line(notification.title)
    guard let application, application.canNotify else {
      tell("\(asker.sentenceStart): \(title)")
      return .closed
    }
    let answer = OneAnswer<SiteNotification.Outcome>(safeAnswer: .closed)
    let id = id(of: notification, from: asker)
    shown.updateValue(answer, forKey: id)?.decline()

    let action = "notification-\(UUID().uuidString.lowercased())"
    application.add(Action(action) { answer.give(.clicked) })
    let body = PageText.body(notification.body)
    let message = DesktopNotification(
      title: title, body: [body, PageText.line(asker.name)].filter { !$0.isEmpty }.joined(separator: "\n"))
    message.setDefaultAction("app.\(action)")
    application.send(message, id: id)

    let bound = Task { [longestWait] in
      try await Task.sleep(for: longestWait)
      answer.decline()
    }
    let outcome = await answer.value()
    bound.cancel()
    application.removeAction(action)
    // A later one of the same tag keeps its place.
    if shown[id] === answer {
      shown[id] = nil
      application.withdrawNotification(id)
    }
    return outcome
  }

  private func id(of notification: SiteNotification, from asker: Asker) -> String {
    guard let tag = notification.tag, !tag.isEmpty else {
      return UUID().uuidString
    }
    return "\(asker.page.origin ?? asker.tab.rawValue.uuidString) \(PageText.line(tag))"
  }
}
