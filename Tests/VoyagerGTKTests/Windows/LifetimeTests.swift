import CTestLoop
import GTK
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerGTK

extension GTKShellTests {
  @MainActor @Suite("Lifetimes")
  struct LifetimeTests {
    /// In bytes: what comes and goes with a spare page is some megabytes.
    private static let tolerance = 8_000_000

    @Test("A thousand tabs, opened and closed, leave no web view and no wrapper, and the memory level")
    func tabs() async throws {
      let program = try Program()
      let window = try program.openWindow()
      let views = LiveObjects()
      let models = LiveModels()
      try await openAndClose(20, in: window, views, models)
      let wrappers = Object.liveCount
      let memory = test_loop_memory_in_use()
      try await openAndClose(1000, in: window, views, models)
      try await eventually("no more wrappers than before, but for a spare page") {
        Object.liveCount <= wrappers + 1
      }
      // One view that stayed with each tab would cost many times as much.
      #expect(test_loop_memory_in_use() < memory + Self.tolerance)
      try await close(window, of: program)
    }

    @Test("A hundred windows, opened and closed, leave no wrapper, no model, and the memory level")
    func windows() async throws {
      let program = try Program()
      let first = try program.openWindow()
      let models = LiveModels()
      try await openAndCloseWindows(5, of: program, models)
      let wrappers = Object.liveCount
      let memory = test_loop_memory_in_use()
      try await openAndCloseWindows(100, of: program, models)
      try await eventually("no more wrappers than before, but for a spare page") {
        Object.liveCount <= wrappers + 1
      }
      #expect(test_loop_memory_in_use() < memory + Self.tolerance)
      try await close(first, of: program)
    }

    private func openAndCloseWindows(_ count: Int, of program: Program, _ models: LiveModels) async throws {
      for round in 0..<count {
        try await openAndCloseWindow(of: program, models, isUsed: round.isMultiple(of: 10))
        try await eventually("nothing of the window is left") { models.count == 0 }
      }
    }

    private func openAndCloseWindow(of program: Program, _ models: LiveModels, isUsed: Bool) async throws {
      let window = try program.openWindow()
      let controller = try #require(window.shell as? BrowserWindowController)
      models.watch(window)
      models.watch(controller)
      models.watch(controller.strip)
      models.watch(controller.content)
      models.watch(controller.questions)
      if isUsed {
        try await eventually("the window is there") { controller.window.isVisible }
        window.commands.run(.find)
        window.commands.run(.mainMenu)
      }
      window.commands.run(.closeWindow)
      try await eventually("the window is closed") { program.services.window(window.id) == nil }
    }

    /// A few at a time, as a person has them.
    private func openAndClose(
      _ count: Int, in window: BrowserWindowModel, _ views: LiveObjects, _ models: LiveModels
    ) async throws {
      let kept = window.tabs.count
      for round in 0..<count / 10 {
        for _ in 0..<10 {
          window.commands.run(.newTab)
          let tab = try #require(window.selectedTab)
          models.watch(tab)
          views.watch(try #require(tab.surface?.view as? Object))
        }
        if round.isMultiple(of: 10) {
          try await eventually("the page in front is there") { window.selectedTab?.status.isLoading == false }
        }
        while window.tabs.count > kept {
          let left = window.tabs.count - 1
          window.commands.run(.closeTab)
          try await eventually("the tab is closed") { window.tabs.count == left }
        }
        try await eventually("no web view of them is left") { views.count == 0 }
        try await eventually("no tab of them is left") { models.count == 0 }
      }
    }

    private func close(_ window: BrowserWindowModel, of program: Program) async throws {
      window.commands.run(.closeWindow)
      try await eventually("the window is closed") { program.services.windows.isEmpty }
    }
  }
}
