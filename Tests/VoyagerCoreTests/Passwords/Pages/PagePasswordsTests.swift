import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct PagePasswordsTests {
  private let browser = TestBrowser(suffixes: KnownSuffixes(["example"]))
  private let site = "https://news.example"

  private func open(_ address: String = "https://news.example/", private isPrivate: Bool = false) -> (
    BrowserWindowModel, TabModel
  ) {
    let window =
      isPrivate
      ? browser.services.openWindow(browser.identities.privateBrowsing)
      : browser.services.openWindow()
    return (window, browser.openTab(Address(address), in: window))
  }

  private func save(_ name: String, _ password: String, at origin: String = "https://news.example")
    async throws
  {
    let login = Login(identity: Identity.standard.id, origin: origin, name: name)
    try await browser.passwords.add(NewLogin(login, password: Secret(password)))
  }

  private func form(
    _ occasion: PageForm.Occasion, _ fields: String = "user *pass",
    at origin: String = "https://news.example",
    focus: Int? = nil
  ) -> PageForm {
    PageForm(occasion, origin: origin, fields: FormReadingTests.fields(fields), focus: focus)
  }

  /// What goes into the fields, as one text; `nil` for nothing.
  private func fill(_ form: PageForm, in tab: TabModel) async -> String? {
    await withCheckedContinuation { continuation in
      guard let surface = browser.surface(of: tab) else { return continuation.resume(returning: nil) }
      let request = Request<FormFill?>(safeAnswer: nil) { fill in
        let values = fill?.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }
        continuation.resume(returning: values?.joined(separator: " "))
      }
      surface.delegate?.surface(surface, fills: form, request)
    }
  }

  private func send(
    _ fields: String, _ values: [String], in tab: TabModel, _ outcome: SentForm.Outcome = .leaves
  ) {
    guard let surface = browser.surface(of: tab) else { return }
    let secrets = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($0, Secret($1)) })
    surface.delegate?.surface(surface, didSend: SentForm(form(.found, fields), secrets, outcome))
  }

  private func arrive(_ address: String, in tab: TabModel) {
    browser.surface(of: tab)?.finishLoading(Address(address))
  }

  // MARK: - Filling

  @Test("The only login of an origin is filled in; of several, none is")
  func byItself() async throws {
    let (_, tab) = open()
    #expect(await fill(form(.found), in: tab) == nil)
    try await save("ann", "one")
    #expect(await fill(form(.found), in: tab) == "0=ann 1=one")
    // A name may stand alone in the step before the password.
    #expect(await fill(form(.found, "user -*pass"), in: tab) == "0=ann")
    #expect(await fill(form(.found, "-user -*pass"), in: tab) == nil)
    #expect(await fill(form(.found, at: "https://evil.example"), in: tab) == nil)
    #expect(await fill(form(.found, "*a *b"), in: tab) == nil)
    try await save("bob", "two")
    #expect(await fill(form(.found), in: tab) == nil)
    var known = form(.found)
    (known.fields[0].text, known.fields[0].isFilled) = ("bob", true)
    #expect(await fill(known, in: tab) == "0=bob 1=two")
    browser.verify()
  }

  @Test("Another host of the domain is offered the login, and never filled by itself")
  func related() async throws {
    let (window, tab) = open("https://shop.news.example/")
    try await save("ann", "one")
    #expect(await fill(form(.found, at: "https://shop.news.example"), in: tab) == nil)
    browser.shell(of: window)?.answerNext { question in
      guard case .offer(let offer) = question else { return LoginOffer.Choice?.none }
      #expect(offer.rows.map(\.title) == ["ann"])
      #expect(offer.rows.map(\.detail) == ["news.example"])
      return offer.rows.first.map { LoginOffer.Choice.login($0.id) }
    }
    let entered = form(.entered, at: "https://shop.news.example", focus: 0)
    #expect(await fill(entered, in: tab) == "0=ann 1=one")
    browser.verify()
  }

  @Test("A locked keyring is not unlocked for a page, only for the person, once")
  func locked() async throws {
    let (window, tab) = open()
    try await save("ann", "one")
    browser.vault.lock(unlocks: true)
    #expect(await fill(form(.found), in: tab) == nil)
    #expect(browser.vault.timesAsked == 0)
    browser.shell(of: window)?.answerNext { question in
      guard case .offer(let offer) = question else { return LoginOffer.Choice?.none }
      return offer.rows.first.map { LoginOffer.Choice.login($0.id) }
    }
    #expect(await fill(form(.entered, focus: 1), in: tab) == "0=ann 1=one")
    #expect(browser.vault.timesAsked == 1)
  }

  @Test("A private page is filled where the person asks, and nothing of it is saved")
  func privately() async throws {
    let (window, tab) = open(private: true)
    try await save("ann", "one")
    #expect(await fill(form(.found), in: tab) == nil)
    browser.shell(of: window)?.answerNext { question in
      guard case .offer(let offer) = question else { return LoginOffer.Choice?.none }
      #expect(offer.rows.map(\.detail) == ["saved in “Main”"])
      return offer.rows.first.map { LoginOffer.Choice.login($0.id) }
    }
    #expect(await fill(form(.asked, focus: 1), in: tab) == "0=ann 1=one")
    send("user *pass", ["new", "secret"], in: tab)
    arrive("https://news.example/home", in: tab)
    await tab.passwords?.working?.value
    #expect(try await browser.passwords.logins().map(\.name) == ["ann"])
    browser.verify()
  }

  @Test("What is offered goes when the person leaves the field")
  func leaves() async throws {
    let (window, tab) = open()
    try await save("ann", "one")
    browser.shell(of: window)?.answerNext { _ in
      try? await Task.sleep(for: .seconds(3600))
      return LoginOffer.Choice?.none
    }
    let filling = Task { await fill(form(.entered, focus: 0), in: tab) }
    await browser.wait { browser.shell(of: window)?.asked.isEmpty == false }
    let surface = try #require(browser.surface(of: tab))
    surface.delegate?.surfaceDidLeaveForm(surface)
    #expect(await filling.value == nil)
  }

  @Test("The name of the step before chooses the password")
  func twoSteps() async throws {
    let (_, tab) = open()
    try await save("ann", "one")
    try await save("bob", "two")
    send("user:username", ["bob"], in: tab)
    arrive("https://news.example/password", in: tab)
    #expect(await fill(form(.found, "*pass"), in: tab) == "0=two")
  }

  // MARK: - Saving

  private func answer(_ window: BrowserWindowModel, _ answer: SavingQuestion.Answer) {
    browser.shell(of: window)?.answerNext(with: answer)
  }

  private func questions(_ window: BrowserWindowModel) -> [SavingQuestion] {
    browser.shell(of: window)?.asked.compactMap {
      if case .saving(let question) = $0 { question } else { nil }
    } ?? []
  }

  private func settle(_ tab: TabModel, in window: BrowserWindowModel, questions count: Int) async {
    await browser.wait { questions(window).count == count && !tab.offers.isAsking }
    await tab.passwords?.working?.value
  }

  @Test("What worked is saved, and asked about no more")
  func saves() async throws {
    let (window, tab) = open()
    answer(window, .save(name: "ann", isShared: false))
    send("user *pass", ["ann", "one"], in: tab)
    arrive("https://news.example/home", in: tab)
    await settle(tab, in: window, questions: 1)
    #expect(questions(window) == [SavingQuestion(kind: .save, origin: site, name: "ann", identity: nil)])
    #expect(await fill(form(.found), in: tab) == "0=ann 1=one")
    send("user *pass", ["ann", "one"], in: tab)
    arrive("https://news.example/home", in: tab)
    await tab.passwords?.working?.value
    #expect(questions(window).count == 1)
    browser.verify()
  }

  @Test("What failed is not asked about: the form is there again, or the load failed")
  func failed() async throws {
    let (window, tab) = open()
    send("user *pass", ["ann", "wrong"], in: tab)
    browser.surface(of: tab)?.report(.loadStarted(Address("https://news.example/in")))
    browser.surface(of: tab)?.report(.loadCommitted(Address("https://news.example/in"), .secure))
    #expect(await fill(form(.found), in: tab) == nil)
    browser.surface(of: tab)?.report(.loadFinished)
    await tab.passwords?.working?.value
    #expect(questions(window) == [])
    browser.verify()
  }

  @Test("Another password updates the login; a change form knows whose it is")
  func updates() async throws {
    let (window, tab) = open()
    try await save("ann", "one")
    try await save("bob", "old")
    answer(window, .save(name: "bob", isShared: false))
    send("*old *new1 *new2", ["old", "new", "new"], in: tab, .vanishes)
    await settle(tab, in: window, questions: 1)
    #expect(questions(window).map(\.kind) == [.update])
    #expect(questions(window).map(\.name) == ["bob"])
    let bob = try #require(try await browser.passwords.logins().first { $0.name == "bob" })
    #expect(try await browser.passwords.secret(.password, of: bob.id)?.text == "new")
    #expect(try await browser.passwords.secret(.formerPassword, of: bob.id)?.text == "old")
  }

  @Test("“Never” holds, and “not now” holds until the next time")
  func neverAndNotNow() async throws {
    let (window, tab) = open()
    for (given, count) in [(SavingQuestion.Answer.notNow, 1), (.never, 2)] {
      answer(window, given)
      send("user *pass", ["ann", "one"], in: tab, .vanishes)
      await settle(tab, in: window, questions: count)
    }
    send("user *pass", ["ann", "one"], in: tab, .vanishes)
    await tab.passwords?.working?.value
    #expect(questions(window).count == 2)
    #expect(try await browser.passwords.logins().isEmpty)
    #expect(try await browser.passwords.nevers(of: Identity.standard.id) == [site])
  }

  @Test("The question stays on the site, and goes with it")
  func staysOnSite() async throws {
    let (window, tab) = open()
    browser.shell(of: window)?.answerNext { _ in
      try? await Task.sleep(for: .seconds(3600))
      return SavingQuestion.Answer.notNow
    }
    send("user *pass", ["ann", "one"], in: tab)
    arrive("https://news.example/home", in: tab)
    await browser.wait { tab.offers.isAsking }
    arrive("https://www.news.example/more", in: tab)
    #expect(tab.offers.isAsking)
    arrive("https://other.example/", in: tab)
    #expect(!tab.offers.isAsking)
    #expect(try await browser.passwords.logins().isEmpty)
  }

  @Test("A keyring that is not there is told in a sentence, and nothing is saved")
  func absent() async throws {
    let (window, tab) = open()
    browser.vault.fail(.absent)
    answer(window, .save(name: "ann", isShared: false))
    send("user *pass", ["ann", "one"], in: tab, .vanishes)
    await settle(tab, in: window, questions: 1)
    let sentence =
      "The password was not saved: this computer has no keyring, such as GNOME Keyring or KWallet."
    #expect(browser.shell(of: window)?.notices.map(\.text) == [sentence])
    #expect(try await browser.passwords.logins().isEmpty)
  }

  // MARK: - Servers

  private func signIn(_ question: ServerSignIn, in tab: TabModel) async -> Credential? {
    await withCheckedContinuation { continuation in
      guard let surface = browser.surface(of: tab) else { return continuation.resume(returning: nil) }
      surface.delegate?.surface(
        surface, asks: question, Request(safeAnswer: nil) { continuation.resume(returning: $0) })
    }
  }

  @Test("A server gets what is saved for it once; then the person is asked")
  func server() async throws {
    let (window, tab) = open()
    let login = Login(identity: Identity.standard.id, origin: site, realm: "Files", name: "ann")
    try await browser.passwords.add(NewLogin(login, password: Secret("one")))
    var question = ServerSignIn(host: "news.example", port: 443, realm: "Files")
    #expect(await signIn(question, in: tab) == Credential(name: "ann", password: "one"))
    question.failures = 1
    browser.shell(of: window)?.answerNext(with: Credential(name: "ann", password: "two"))
    #expect(await signIn(question, in: tab)?.password == "two")
    answer(window, .save(name: "ann", isShared: false))
    arrive("https://news.example/files", in: tab)
    await browser.wait { questions(window).count == 1 && !tab.offers.isAsking }
    await tab.passwords?.working?.value
    #expect(questions(window).map(\.kind) == [.update])
    #expect(try await browser.passwords.secret(.password, of: login.id)?.text == "two")
    browser.verify()
  }

  @Test("Neither another server, nor another realm, nor a private page gets it", arguments: [0, 1, 2])
  func serverOfOthers(_ place: Int) async throws {
    let (window, tab) = open(private: place == 2)
    let origin = place == 0 ? "https://pictures.example" : site
    let login = Login(identity: Identity.standard.id, origin: origin, realm: "Files", name: "ann")
    try await browser.passwords.add(NewLogin(login, password: Secret("one")))
    browser.shell(of: window)?.answerNext(with: Credential?.none)
    let host = place == 0 ? "pictures.example" : "news.example"
    let question = ServerSignIn(host: host, port: 443, realm: place == 1 ? "Other" : "Files")
    #expect(await signIn(question, in: tab) == nil)
    browser.verify()
  }
}
