import GTK
import VoyagerCore

/// Chooses what is cleared: how far back, for whom, and of what kind.
@MainActor
final class ClearingForm {
  let widget: Widget

  /// Called when other identities are chosen, or when something was cleared.
  var onChange: @MainActor () -> Void = {}

  private let services: BrowserServices
  private let range = ComboRow(title: "How Far Back")
  private let person = ComboRow(title: "For")
  private let history = ClearingRow("History")
  private let downloads = ClearingRow("List of Downloads")
  private let kinds: [(kind: SiteDataKind, row: ClearingRow)]
  private let clear = Button(label: "Clear Data…")
  private let result = Label()
  private let keepers: [Identity]
  private var isClearing = false

  init(_ services: BrowserServices) {
    self.services = services
    keepers = services.siteData.keepers
    kinds = SiteDataKind.allCases.map { ($0, ClearingRow($0.name)) }
    range.setChoices(SiteDataRange.allCases.map(\.name))
    person.setChoices(["Every Identity"] + keepers.map(\.name))
    person.isVisible = keepers.count > 1
    clear.addStyleClass("destructive-action")
    clear.addStyleClass("pill")
    clear.horizontalAlign = .center
    result.wraps = true
    result.isVisible = false
    let group = PreferencesGroup(
      title: "Clear", [range, person, history.row, downloads.row] + kinds.map(\.row.row))
    widget = Box(.vertical, spacing: 18, [group, clear, result])
    for (_, row) in kinds {
      row.isChosen = true
      row.onChange(self) { $0.update() }
    }
    history.show("The list of the pages you saw")
    history.isChosen = true
    history.onChange(self) { $0.update() }
    downloads.show("What was downloaded and from where; the files stay")
    downloads.isChosen = true
    downloads.onChange(self) { $0.update() }
    range.selected = SiteDataRange.allCases.firstIndex(of: .everything)
    range.onNotify("selected", self) { $0.update() }
    person.onNotify("selected", self) { $0.onChange() }
    clear.onClicked(self) { form in Task { await form.run() } }
    update()
  }

  /// Whose data is meant.
  var identities: [Identity] {
    guard let place = person.selected, place > 0 else {
      return keepers
    }
    return [keepers[place - 1]]
  }

  private var clearing: SiteDataClearing {
    let range = range.selected.map { SiteDataRange.allCases[$0] } ?? .everything
    return SiteDataClearing(Set(kinds.filter(\.row.isChosen).map(\.kind)), range)
  }

  private func update() {
    let range = clearing.range
    for (kind, row) in kinds {
      row.show(kind, services.siteData.outcome(of: kind, in: range), isAllTime: range == .everything)
    }
    clear.isSensitive = (history.isChosen || downloads.isChosen || !clearing.kinds.isEmpty) && !isClearing
  }

  private func run() async {
    // The rows can be changed while this goes on.
    let (clearing, identities) = (clearing, identities)
    let (clearsHistory, clearsDownloads) = (history.isChosen, downloads.isChosen)
    let isChoice = keepers.count > 1
    let question = ClearingQuestion(
      clearing: clearing, clearsHistory: clearsHistory, clearsDownloads: clearsDownloads,
      identity: isChoice && identities.count == 1 ? identities.first : nil,
      isForEveryIdentity: isChoice && identities.count > 1)
    guard await question.ask(above: widget.window) else {
      return
    }
    isClearing = true
    tell("Being cleared…")
    update()
    do {
      let past = Task {
        if clearsHistory {
          try await services.clearHistory(clearing.range, of: identities)
        }
      }
      if clearsDownloads {
        await services.clearDownloads(clearing.range, of: identities)
      }
      // One that fails does not keep the other.
      try await services.siteData.clear(clearing, of: identities)
      try await past.value
      tell("Cleared. Pages that are open may keep new data.")
    } catch {
      let reason = (error as? SiteDataError)?.message ?? (error as? StoreProblem)?.reason
      tell("Not everything could be cleared (\(reason ?? "it was interrupted")). Try again.")
    }
    isClearing = false
    update()
    onChange()
  }

  private func tell(_ sentence: String) {
    result.text = sentence
    result.isVisible = true
  }
}
