import Observation
import VoyagerCore

/// Opens an address in a window of its own, works on the page, and closes it.
@MainActor
struct PageVisit {
  let services: BrowserServices
  let options: TerminalOptions
  let console: Console
  let identity: Identity
  let work: any PageWork

  /// - Parameter number: The address's place among several, from 1, or `nil` when it is the only one.
  func run(_ address: Address, number: Int?) async -> Outcome {
    let window = services.openWindow(identity)
    let tab = services.openTab(address, in: window)
    if let zoom = options.zoom {
      tab.setZoom(zoom)
    }
    let visit = Task { try await work(in: tab, number) }
    let clock = Task {
      let ranOut = await Patience(
        options.timeout, isPaused: { tab.questions.isAsking && console.isInteractive }
      )
      .runsOut()
      if ranOut {
        visit.cancel()
      }
      return ranOut
    }
    let result = await withTaskCancellationHandler {
      await visit.result
    } onCancel: {
      visit.cancel()
    }
    clock.cancel()
    let ranOut = await clock.value
    await close(window, hasFailed: ranOut)
    return outcome(result, ranOut: ranOut)
  }

  private func work(in tab: TabModel, _ number: Int?) async throws -> Outcome {
    let waiting = PageWaiting(tab: tab)
    try await waiting.untilLoaded()
    if let trouble = tab.status.trouble {
      throw await problem(trouble, in: tab)
    }
    try await checkDocument(in: tab)
    try await waiting.until(options.wait)
    guard let surface = tab.surface else {
      throw Problem(.pageFailed, "The page closed itself.")
    }
    let page = ReadyPage(tab: tab, surface: surface, number: number, printsJSON: options.printsJSON)
    let text = try await work.run(on: page)
    try await waitForQuestions(of: tab)
    try await waitForDownloads(of: tab)
    return Outcome(text, problem: surface.statusCode.flatMap { Self.problem(status: $0) })
  }

  private static func problem(status: Int) -> Problem? {
    switch status {
    case 401, 403, 407: Problem(.refused, "The server refused with status \(status).")
    case 400...: Problem(.pageFailed, "The server answered with status \(status).")
    default: nil
    }
  }

  /// What the parent shows in the page's place says what happened.
  private func problem(_ trouble: TabStatus.Trouble, in tab: TabModel) async -> Problem {
    for await title in Observations({ tab.status.title }) where !title.isEmpty {
      return Problem(.pageFailed, PlainText.line(title) + ".")
    }
    return Problem(.pageFailed, "The page could not be opened.")
  }

  /// An address may lead to a file that is no page.
  private func checkDocument(in tab: TabModel) async throws {
    guard services.downloads.items.contains(where: { $0.tab == tab.id }) else {
      return
    }
    let document = try await tab.surface?.evaluate(PageScripts.address)
    guard document == nil || document == JSONText.of(Address.blank.text) else {
      return
    }
    services.downloads.items.filter { $0.tab == tab.id }.forEach { services.downloads.cancel($0.id) }
    throw Problem(.pageFailed, "This is a file, not a page. Use “voyager-cli download”.")
  }

  /// What was done with the page may have led it to ask something, or to open a page that does.
  private func waitForQuestions(of tab: TabModel) async throws {
    guard let window = tab.window else {
      return
    }
    while true {
      // What the page asked before it answers this is here when the answer is.
      _ = try? await tab.surface?.evaluate(PageScripts.address)
      guard window.tabs.contains(where: Self.isBusy) else {
        return
      }
      for await isBusy in Observations({ window.tabs.contains { Self.isBusy($0) } }) where !isBusy {
        break
      }
      try Task.checkCancellation()
    }
  }

  private static func isBusy(_ tab: TabModel) -> Bool {
    tab.status.isLoading || tab.questions.isAsking || tab.questions.isWaiting
  }

  private func waitForDownloads(of tab: TabModel) async throws {
    let downloads = services.downloads
    let id = tab.id
    for await isRunning in Observations({ downloads.items.contains { $0.tab == id && $0.isRunning } })
    where !isRunning {
      return
    }
    throw CancellationError()
  }

  /// A page may ask to stay, and then stays until the person ends the program.
  private func close(_ window: BrowserWindowModel, hasFailed: Bool) async {
    let services = services
    guard !hasFailed else {
      Task { await services.requestClose(window) }
      return
    }
    let id = window.id
    await services.requestClose(window)
    guard services.window(id) != nil else {
      return
    }
    console.tell("The page stays open. Press Ctrl-C to leave it.")
    for await isClosed in Observations({ services.window(id) == nil }) where isClosed {
      return
    }
  }

  private func outcome(_ result: Result<Outcome, any Error>, ranOut: Bool) -> Outcome {
    switch result {
    case .success(let outcome):
      return outcome
    case .failure where ranOut:
      return Outcome(problem: Problem(.timedOut, "It was not ready after \(options.timeout.words)."))
    case .failure(let error):
      return Outcome(problem: Problem(catching: error) ?? Problem(.pageFailed, "The page went away."))
    }
  }
}
