import Foundation
public import Observation

/// The address field of one window, without a screen.
///
/// It shows the selected tab's address, or what the person typed in that tab and has not yet opened. What was
/// typed waits in its tab while another one is in front.
@MainActor @Observable
public final class AddressField {
  public static let placeholder = "Search or type an address"

  /// The tab in front.
  public private(set) var tab: TabID?
  public private(set) var address = Address.blank
  /// Whether the field has the keyboard focus.
  public private(set) var isEditing = false

  private var drafts: [TabID: String] = [:]
  var list = AddressList()

  @ObservationIgnored private let home: String?

  /// - Parameter home: The folder that a typed `~` stands for.
  public init(home: String?) {
    self.home = home
  }

  public convenience init() {
    self.init(home: NSHomeDirectory())
  }

  /// The text to edit: what was typed, with its completion, or the row that was chosen; else the whole address.
  public var text: String { draft.map { list.text ?? $0 } ?? AddressDisplay.full(address) }

  /// The parts to show while the field has no focus, or `nil` when it shows ``text``.
  public func resting(suffixes: (any PublicSuffixes)?) -> AddressDisplay.Resting? {
    guard !isEditing, draft == nil else {
      return nil
    }
    let host = address.isWeb ? address.host : nil
    let domain = host.flatMap { suffixes?.registrableDomain(of: $0) }
    return AddressDisplay.resting(address, registrableDomain: domain)
  }

  /// Whether something was typed in this tab that is not opened yet.
  public var isEdited: Bool { draft != nil }

  var draft: String? { tab.flatMap { drafts[$0] } }
}

extension AddressField {
  /// Another tab is in front, or the address of the tab in front changed.
  ///
  /// What is being typed stays. What was typed and then left for the page goes when that page goes.
  public func show(tab: TabID?, address: Address) {
    let isSamePlace = tab == self.tab
    if isSamePlace, !isEditing, let tab, address != self.address {
      drafts[tab] = nil
    }
    if !isSamePlace { list = AddressList() }
    self.tab = tab
    self.address = address
  }

  /// The field got the keyboard focus.
  public func beginEditing() {
    isEditing = true
  }

  /// The person changed the text.
  ///
  /// - Parameter text: All of it, with what was left of a completion.
  public func edit(
    _ text: String, _ change: TextChange = .other, _ reading: AddressReading = AddressReading()
  ) {
    // Who types what was proposed leaves the text as it is, but means something else.
    guard let tab, text != self.text || tailLength > 0 else {
      return
    }
    drafts[tab] = text == AddressDisplay.full(address) ? nil : text
    guard drafts[tab] != nil else {
      list = AddressList()
      return
    }
    list.type(text, change, standing: standing(text, reading))
  }

  func standing(_ text: String, _ reading: AddressReading) -> StandingRows {
    StandingRows(text, reading, home: home)
  }

  /// The person pressed Escape, which takes one step back each time.
  public func escape() -> AddressEscape {
    if list.isOpen {
      list.close()
      return .closed
    }
    if draft != nil, list.restoreTyped() {
      return .typed
    }
    list = AddressList()
    guard let tab, draft != nil else {
      isEditing = false
      return .leave
    }
    drafts[tab] = nil
    return .restored
  }

  /// The person pressed Enter.
  ///
  /// - Returns: What to open, or `nil` when there is nothing to open; the field then stays as it is.
  public func commit(
    _ modifiers: Modifiers = [], _ reading: AddressReading = AddressReading()
  ) -> AddressCommit? {
    guard var commit = draft.map({ picked ?? interpret($0, reading) }) ?? unchanged else {
      return nil
    }
    if let tab {
      drafts[tab] = nil
    }
    isEditing = false
    list = AddressList()
    commit.disposition = Self.disposition(for: modifiers)
    return commit
  }

  /// The field lost the keyboard focus.
  public func leave() {
    isEditing = false
    list = AddressList()
    if let tab, let draft, TypedText.trimmed(draft).isEmpty {
      drafts[tab] = nil
    }
  }

  /// The tab is gone from this window.
  public func forget(tab: TabID) {
    drafts[tab] = nil
    if tab == self.tab {
      self.tab = nil
      address = .blank
    }
  }

  /// The form shown is for reading; the address itself is what is loaded again.
  private var unchanged: AddressCommit? {
    AddressDisplay.isShown(address) ? AddressCommit(address: address) : nil
  }

  /// What the chosen row or the completion stands for.
  private var picked: AddressCommit? {
    guard let row = list.row else {
      return list.completion.map { AddressCommit(address: $0.address) }
    }
    switch row.action {
    case .open(let address, let identity): return AddressCommit(address: address, identity: identity)
    case .openAccount(let id): return AddressCommit(address: row.target, account: id)
    case .show(let tab): return AddressCommit(address: row.target, tab: tab)
    case .search(let address): return AddressCommit(address: address, isSearch: true)
    }
  }

  private func interpret(_ text: String, _ reading: AddressReading) -> AddressCommit? {
    // Such a text only asks for rows, and there is none.
    guard !SuggestionQuery(text).scope.isFilter else {
      return nil
    }
    switch reading.input(text, home: home) {
    case .address(let address):
      return AddressCommit(
        address: address, scheme: TypedHost(TypedText.joined(text)) == nil ? .named : .assumed)
    case .search(let address): return AddressCommit(address: address, isSearch: true)
    case .nothing: return nil
    }
  }

  private static func disposition(for modifiers: Modifiers) -> Disposition {
    if modifiers.contains(.alt) {
      return .newTab
    }
    return modifiers.contains(.shift) ? .newWindow : .currentTab
  }
}
