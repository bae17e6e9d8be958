import Testing

@testable import VoyagerCore

@Suite struct SleepRuleTests {
  struct Row: Sendable {
    let obstacle: SleepObstacle
    let isPersonsToo: Bool
    let change: @Sendable (inout SleepFacts) -> Void
  }

  static let rows = [
    Row(obstacle: .inFront, isPersonsToo: true) { $0.isInFront = true },
    Row(obstacle: .loading, isPersonsToo: true) { $0.isLoading = true },
    Row(obstacle: .question, isPersonsToo: true) { $0.isAsking = true },
    Row(obstacle: .download, isPersonsToo: true) { $0.isDownloading = true },
    Row(obstacle: .capture, isPersonsToo: true) { $0.activity = .captures },
    Row(obstacle: .edited, isPersonsToo: true) { $0.activity = .edited },
    Row(obstacle: .fullScreen, isPersonsToo: true) { $0.isFullScreen = true },
    Row(obstacle: .inspector, isPersonsToo: true) { $0.activity = .inspected },
    Row(obstacle: .connected, isPersonsToo: true) { $0.activity = .connected },
    Row(obstacle: .formAnswer, isPersonsToo: true) { $0.activity = .answersForm },
    Row(obstacle: .outOfReach, isPersonsToo: true) { $0.isOutOfReach = true },
    Row(obstacle: .automation, isPersonsToo: true) { $0.isAutomated = true },
    Row(obstacle: .sound, isPersonsToo: false) { $0.isPlayingAudio = true },
    Row(obstacle: .pinned, isPersonsToo: false) { $0.isPinned = true },
    Row(obstacle: .notifications, isPersonsToo: false) { $0.mayNotify = true },
    Row(obstacle: .excepted, isPersonsToo: false) { $0.host = "mail.example" },
    Row(obstacle: .excepted, isPersonsToo: false) { $0.host = "deep.chat.example" },
  ]

  private let rule = SleepRule(exceptions: ["mail.example", "*.chat.example"].compactMap { SitePattern($0) })

  @Test("Each reason alone keeps a tab awake, the weak ones not against the person", arguments: rows)
  func holds(_ row: Row) {
    var facts = SleepFacts()
    row.change(&facts)
    #expect(rule.obstacle(for: facts, .browser) == row.obstacle)
    #expect(rule.obstacle(for: facts, .person) == (row.isPersonsToo ? row.obstacle : nil))
    #expect(!row.obstacle.words.isEmpty)
  }

  @Test("Every reason but what only the page knows has a row")
  func isComplete() {
    #expect(Set(Self.rows.map(\.obstacle)).union([.leaveQuestion]) == Set(SleepObstacle.allCases))
  }

  @Test("Without a reason a tab may sleep, a pinned one where the person lets it")
  func letsSleep() {
    var facts = SleepFacts(host: "news.example")
    #expect(rule.obstacle(for: facts, .browser) == nil)
    facts.isPinned = true
    #expect(SleepRule(letsPinnedSleep: true).obstacle(for: facts, .browser) == nil)
    facts.host = "mail.example.org"
    #expect(rule.obstacle(for: facts, .browser) == .pinned)
  }
}
