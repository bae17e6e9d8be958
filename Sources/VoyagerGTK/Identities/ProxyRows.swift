import GTK
import VoyagerCore

/// The rows in which a person chooses how an identity reaches the network.
@MainActor
final class ProxyRows {
  private enum Kind: CaseIterable {
    case system
    case direct
    case server

    var name: String {
      switch self {
      case .system: "As the desktop"
      case .direct: "None"
      case .server: "My own"
      }
    }
  }

  let widget: Widget

  /// Called when something else is chosen or written.
  var onChange: @MainActor () -> Void = {}

  private let kind = ComboRow(title: "Proxy")
  private let address = EntryRow(title: "Such as socks5://host:1080")
  private let exceptions = EntryRow(title: "Sites reached without it")
  private let problem = Label()

  init(_ choice: ProxyChoice) {
    widget = Box(
      .vertical, spacing: 6, [PreferencesGroup(title: "", [kind, address, exceptions]), problem])
    kind.setChoices(Kind.allCases.map(\.name))
    address.setAccessibleLabel("Address of the proxy, such as socks5://host:1080")
    exceptions.setAccessibleLabel("Sites reached without the proxy, with commas between them")
    problem.wraps = true
    problem.horizontalPosition = 0
    problem.addStyleClass("error")
    show(choice)
    update()
    kind.onNotify("selected", self) { $0.update() }
    for row in [address, exceptions] {
      row.onChanged(self) { $0.update() }
    }
  }

  /// `nil` while what is written names no proxy.
  var chosen: ProxyChoice? { try? read().get() }

  private var chosenKind: Kind { kind.selected.map { Kind.allCases[$0] } ?? .system }

  private func show(_ choice: ProxyChoice) {
    let shown: Kind =
      switch choice {
      case .system: .system
      case .direct: .direct
      case .server: .server
      }
    kind.selected = Kind.allCases.firstIndex(of: shown)
    if case .server(let server) = choice {
      address.text = server.address
      exceptions.text = server.exceptions.joined(separator: ", ")
    }
  }

  private func read() -> Result<ProxyChoice, ProxyProblem> {
    switch chosenKind {
    case .system: .success(.system)
    case .direct: .success(.direct)
    case .server:
      Result { () throws(ProxyProblem) in
        .server(try ProxyServer(address.text, except: ProxyServer.list(exceptions.text)))
      }
    }
  }

  private func update() {
    let mistake: ProxyProblem? = if case .failure(let mistake) = read() { mistake } else { nil }
    for row in [address, exceptions] {
      row.isVisible = chosenKind == .server
    }
    // Nobody has made a mistake who has not written yet.
    problem.text = address.text.isEmpty ? "" : mistake?.message ?? ""
    problem.isVisible = !problem.text.isEmpty
    onChange()
  }
}
