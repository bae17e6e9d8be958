import Foundation
import GTK
import VoyagerCore

/// The window of one login: what there is of it, hidden until the person wants to see it.
@MainActor
final class PasswordDetails {
  let window = Window()

  private let login: Login
  private let passwords: PasswordsModel
  private let clipboard: SecretClipboard
  private let password = ActionRow(title: "Password", subtitle: PasswordDetails.hidden)
  private let code = ActionRow(title: "One-Time Code")
  private let problem = Label()
  private var isShown = false
  private var counting: Task<Void, Never>?

  private static let hidden = "••••••••••"

  /// - Parameters:
  ///   - findings: What there is to mend.
  ///   - edit: Runs when the person wants to change it, `delete` when they want it away.
  init(
    _ login: Login, _ passwords: PasswordsModel, _ findings: Set<PasswordFinding>,
    _ clipboard: SecretClipboard,
    above parent: Window, edit: @escaping @MainActor () -> Void, delete: @escaping @MainActor () -> Void
  ) {
    self.login = login
    self.passwords = passwords
    self.clipboard = clipboard
    window.title = login.siteName
    window.defaultSize = (440, 420)
    window.transientFor = parent
    window.destroysWithParent = true
    window.isModal = true
    window.addStyleClass("voyager")
    window.closeOnEscape()
    window.child = content(findings, edit, delete)
    window.onCloseRequest(self) { details in
      details.counting?.cancel()
      return false
    }
    if login.secrets.contains(.oneTimeKey) { countDown() }
  }

  private func content(
    _ findings: Set<PasswordFinding>, _ edit: @escaping @MainActor () -> Void,
    _ delete: @escaping @MainActor () -> Void
  ) -> Widget {
    let site = row("Site", login.origin)
    let name = row("Name", login.name.isEmpty ? "None" : login.name)
    name.addSuffix(
      button("edit-copy-symbolic", "Copy the Name") { Display.current?.clipboard.set($0.login.name) })
    password.addSuffix(
      button("view-reveal-symbolic", "Show or Hide the Password") { details in
        Task { await details.toggle() }
      })
    password.addSuffix(
      button("edit-copy-symbolic", "Copy the Password") { details in
        Task { await details.copy() }
      })
    code.addSuffix(
      button("edit-copy-symbolic", "Copy the One-Time Code") { details in
        Task { if let code = await details.oneTimeCode() { details.clipboard.copy(Secret(code.code())) } }
      })
    code.isVisible = login.secrets.contains(.oneTimeKey)
    let group = PreferencesGroup(title: "", [site, name, password, code])
    problem.wraps = true
    problem.horizontalPosition = 0
    problem.isVisible = !findings.isEmpty
    problem.addStyleClass("dim-label")
    problem.text = PasswordFinding.allCases.filter(findings.contains).map(\.sentence).joined(separator: "\n")
    let change = Button(label: "Change…")
    let remove = Button(label: "Delete")
    remove.addStyleClass("destructive-action")
    change.onClicked(self) { details in
      details.window.close()
      edit()
    }
    remove.onClicked(self) { details in
      details.window.close()
      delete()
    }
    let bar = Box(.horizontal, spacing: 12, [change, remove])
    bar.horizontalAlign = .center
    return ScrolledColumn.make(Box(.vertical, spacing: 18, [group, problem, bar]), width: 480)
  }

  private func row(_ title: String, _ text: String) -> ActionRow {
    ActionRow(title: title, subtitle: PageText.line(text, limit: 200))
  }

  private func button(
    _ icon: String, _ name: String, _ action: @escaping @MainActor (PasswordDetails) -> Void
  ) -> Button {
    let button = RowButton.make(name, icon: icon)
    button.onClicked(self) { action($0) }
    return button
  }

  private func toggle() async {
    isShown.toggle()
    guard isShown, let secret = await secret(.password) else {
      password.subtitle = Self.hidden
      return
    }
    password.subtitle = secret.text
  }

  private func copy() async {
    if let secret = await secret(.password) { clipboard.copy(secret) }
  }

  private func secret(_ kind: SecretKind) async -> Secret? {
    do throws(VaultProblem) {
      return try await passwords.secret(kind, of: login.id)
    } catch {
      problem.text = "It can't be read (\(error.reason))."
      problem.isVisible = true
      return nil
    }
  }

  private func oneTimeCode() async -> OneTimeCode? {
    await secret(.oneTimeKey).flatMap { try? OneTimeCode($0) }
  }

  private func countDown() {
    counting = Task { [weak self] in
      guard let code = await self?.oneTimeCode() else {
        self?.code.subtitle = "Its key can't be read."
        return
      }
      while !Task.isCancelled, let self {
        self.code.subtitle = "\(code.code()) — \(code.secondsLeft()) s left"
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
      }
    }
  }
}

extension PasswordFinding {
  fileprivate var sentence: String {
    switch self {
    case .weak: "This password is easily guessed."
    case .reused: "Another site has the same password: who gets it there has it here too."
    case .old: "This password has been the same for more than three years."
    }
  }
}
