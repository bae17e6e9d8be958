import Foundation

/// Fills one tab's forms with what is saved, and offers to save what is new.
///
/// An engine's script in a document says what there is; which site it is says the engine alone. So nothing ever goes
/// anywhere but to documents of the origin that the tab's address has.
@MainActor
final class PagePasswords {
  let services: BrowserServices
  weak var tab: TabModel?
  /// The form in which the person is now.
  private var entered: (form: PageForm, request: Request<FormFill?>)?
  private var offering: Task<Void, Never>?
  /// What was sent, until it is known whether it worked.
  var sent: SentLogin?
  /// What the person called themselves in the step before the password.
  var step: (origin: String, name: String)?
  /// What was filled in last, and into which site.
  var used: (origin: String, login: LoginID)?
  /// The site at which the question is shown.
  var askedAt: String?
  /// The servers that got a saved login by themselves.
  var tried: Set<ServerPlace> = []
  /// The address that the tab goes to.
  var goingTo: Address?
  var working: Task<Void, Never>?

  init(tab: TabModel, services: BrowserServices) {
    self.tab = tab
    self.services = services
  }

  var passwords: PasswordsModel { services.passwords }

  /// Whether the person is in a field for which there may be something.
  var canOffer: Bool { entered?.request.isAnswered == false }

  // MARK: - Filling

  func fill(_ form: PageForm, _ request: Request<FormFill?>) {
    let verdict = verdict(for: form)
    guard verdict != .nothing, let tab else { return }
    switch form.occasion {
    case .found:
      didFind(form)
      guard verdict == .byItself else { return }
      Task { request.answer(await fillByItself(form)) }
    case .entered:
      enter(form, request)
      // What was filled in needs no offer, and a private page is offered nothing that nobody asked for.
      if verdict == .byItself || tab.identity.kind != .privateBrowsing { offer(isAsked: false) }
    case .asked:
      enter(form, request)
      offer(isAsked: true)
    }
  }

  private func enter(_ form: PageForm, _ request: Request<FormFill?>) {
    leave()
    entered = (form, request)
  }

  /// The person left the field, or its document is gone.
  func leave() {
    offering?.cancel()
    offering = nil
    entered?.request.decline()
    entered = nil
  }

  /// The person wants to choose for the field that they are in.
  func offer(isAsked: Bool) {
    guard let entered, !entered.request.isAnswered, let tab, let shell = tab.window?.shell, tab.isInFront
    else { return }
    offering?.cancel()
    offering = Task { [weak self] in
      await self?.offer(entered.form, entered.request, isAsked: isAsked, in: tab, through: shell)
    }
  }

  private func offer(
    _ form: PageForm, _ request: Request<FormFill?>, isAsked: Bool, in tab: TabModel,
    through shell: any BrowserShell
  ) async {
    let reading = FormReading(form.fields)
    guard let wish = FillWish(reading, at: form.focus), isAsked || !form.isFilled(wish) else { return }
    let isPrivate = tab.identity.isInMemory
    let own: LoginOwners = isPrivate ? .all : .identity(tab.identity.id)
    var matches = await matches(form.origin, own)
    let others = isPrivate ? [] : await self.matches(form.origin, .others(than: tab.identity.id))
    guard !Task.isCancelled, !matches.isEmpty || (isAsked && !others.isEmpty) else { return }
    var offer = offer(matches, in: tab, at: form.place, hasOthers: !others.isEmpty, isAsked: isAsked)
    var choice = await shell.choose(offer, for: tab.asker)
    if choice == .others {
      matches = others
      offer = self.offer(others, in: tab, at: form.place, hasOthers: false, isAsked: true)
      choice = await shell.choose(offer, for: tab.asker)
    }
    guard case .login(let id) = choice, !Task.isCancelled,
      let login = matches.first(where: { $0.id == id })?.login
    else { return }
    await give(login, to: form, wish, request, asking: .once)
  }

  private func offer(
    _ matches: [LoginMatch], in tab: TabModel, at place: PagePlace, hasOthers: Bool, isAsked: Bool
  ) -> LoginOffer {
    let rows = matches.map { match in
      let isOwn = match.login.identity == tab.identity.id
      return LoginOffer.Row(
        login: match.login,
        owner: isOwn ? nil : services.identities.identity(match.login.identity)?.name,
        site: match.fit == .exact ? nil : match.login.siteName)
    }
    return LoginOffer(rows: rows, hasOthers: hasOthers, place: place, isAsked: isAsked)
  }

  private func fillByItself(_ form: PageForm) async -> FormFill? {
    let reading = FormReading(form.fields)
    guard let tab, let wish = FillWish(byItself: reading), !form.isFilled(wish) else { return nil }
    var logins = await matches(form.origin, .identity(tab.identity.id)).filter { $0.fit == .exact }.map(
      \.login)
    if let name = knownName(in: form, wish) { logins = logins.filter { $0.name == name } }
    guard logins.count == 1, let login = logins.first else { return nil }
    let fill = await fill(login, form, wish, asking: .never)
    guard fill != nil, verdict(for: form) == .byItself else { return nil }
    used = (form.origin, login.id)
    return fill
  }

  /// What the name is already, in the form or in the step before it.
  private func knownName(in form: PageForm, _ wish: FillWish) -> String? {
    if let name = wish.name, form.fields[name].isFilled { return form.fields[name].text }
    guard wish.name == nil, let step, step.origin == form.origin else { return nil }
    return step.name
  }

  private func give(
    _ login: Login, to form: PageForm, _ wish: FillWish, _ request: Request<FormFill?>, asking: VaultAsking
  ) async {
    let fill = await fill(login, form, wish, asking: asking)
    guard verdict(for: form) != .nothing else { return }
    if fill != nil { used = (form.origin, login.id) }
    request.answer(fill)
    await passwords.didUse(login.id)
  }

  private func fill(
    _ login: Login, _ form: PageForm, _ wish: FillWish, asking: VaultAsking
  ) async -> FormFill? {
    var values: [Int: Secret] = [:]
    if let name = wish.name, form.fields[name].isEditable { values[name] = Secret(login.name) }
    if let password = wish.password {
      do throws(VaultProblem) {
        guard let secret = try await passwords.secret(.password, of: login.id, asking: asking) else {
          if asking == .once { show("The keyring has no password for “\(login.name)” any more.") }
          return nil
        }
        values[password] = secret
      } catch {
        if asking == .once { show("The password could not be filled in: \(error.reason).") }
        return nil
      }
    }
    return FormFill(values)
  }

  func matches(_ origin: String, _ owners: LoginOwners) async -> [LoginMatch] {
    (try? await passwords.matches(for: origin, of: owners)) ?? []
  }

  func verdict(for form: PageForm) -> FillRule.Verdict {
    guard let tab else { return .nothing }
    let domain = tab.status.address.host.flatMap { services.suffixes?.registrableDomain(of: $0) }
    return FillRule.verdict(for: form, in: tab.status, of: tab.identity, domain: domain)
  }

  func show(_ text: String) {
    if let tab { services.show(Notice(text), for: tab) }
  }
}
