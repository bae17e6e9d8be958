import Foundation
public import Observation

/// What a view of the saved passwords shows: all, those that a search finds, or those to mend.
///
/// It holds nothing that is secret.
@MainActor @Observable
public final class PasswordList {
  /// Words to search for in site, name and title.
  public var text = "" {
    didSet { if text != oldValue { filter() } }
  }

  /// Shows only those with something to mend.
  public var showsFindingsOnly = false {
    didSet { if showsFindingsOnly != oldValue { filter() } }
  }

  /// What is shown, by site and name.
  public private(set) var logins: [Login] = []
  /// How many there are.
  public private(set) var count = 0
  /// What there is to mend; `nil` until somebody asked.
  public private(set) var findings: [LoginID: Set<PasswordFinding>]?
  /// Why they can't be shown or looked through, as a sentence for the person; else `nil`.
  public private(set) var problem: String?
  /// Whether they were read once.
  public private(set) var isLoaded = false

  @ObservationIgnored private let passwords: PasswordsModel
  @ObservationIgnored private let suffixes: (any PublicSuffixes)?
  @ObservationIgnored private var all: [Login] = []
  /// What is searched of each, once somebody searches.
  @ObservationIgnored private var searched: [String]?
  @ObservationIgnored private var isStale = false
  @ObservationIgnored private var loading: Task<Void, Never>?

  /// - Parameter suffixes: Tells which hosts are one site.
  public init(_ passwords: PasswordsModel, suffixes: (any PublicSuffixes)? = nil) {
    self.passwords = passwords
    self.suffixes = suffixes
    follow()
  }

  /// Looks for weak, reused and old passwords, which takes all of them out of the vault for a moment.
  public func check() async {
    do throws(PasswordProblem) {
      findings = try await passwords.findings { [suffixes] address in
        address.host.map { suffixes?.registrableDomain(of: $0) ?? $0 }
      }
      problem = nil
    } catch {
      problem = "The passwords can't be looked through (\(error.reason))."
    }
    filter()
  }

  /// Returns when what is shown is what there is.
  public func finishLoading() async {
    while let loading { await loading.value }
  }

  private func follow() {
    withObservationTracking {
      _ = passwords.revision
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    load()
  }

  /// Reads them, and once more what changes meanwhile.
  private func load() {
    isStale = true
    guard loading == nil else { return }
    loading = Task {
      while isStale {
        isStale = false
        await read()
      }
      loading = nil
    }
  }

  private func read() async {
    do throws(StoreProblem) {
      show(try await passwords.logins(), nil)
    } catch {
      show([], "The passwords can't be shown (\(error.reason)).")
    }
    if findings != nil { await check() }
  }

  private func show(_ found: [Login], _ problem: String?) {
    (all, searched) = (found, nil)
    (self.problem, isLoaded) = (problem, true)
    filter()
  }

  private func filter() {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    count = all.count
    let found =
      words.isEmpty
      ? all
      : zip(all, texts()).filter { pair in
        words.allSatisfy { pair.1.contains($0) }
      }.map(\.0)
    logins = showsFindingsOnly ? found.filter { findings?[$0.id] != nil } : found
  }

  private func texts() -> [String] {
    if let searched { return searched }
    let texts = all.map { "\($0.siteName)\n\($0.origin)\n\($0.name)\n\($0.title)".lowercased() }
    searched = texts
    return texts
  }
}
