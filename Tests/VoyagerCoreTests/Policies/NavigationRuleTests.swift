import Testing
import VoyagerCore

@Suite
struct NavigationRuleTests {
  private let web = NavigationRule.Context(page: Address("https://news.example/"), isInternalPage: false)
  private let error = NavigationRule.Context(page: Address("https://news.example/"), isInternalPage: true)

  private func outcome(
    _ text: String, _ kind: Navigation.Kind = .link, target: Navigation.Target = .mainFrame,
    byUser: Bool = true,
    button: Int = 1, _ modifiers: Modifiers = [], in context: NavigationRule.Context? = nil
  ) -> NavigationRule.Outcome {
    NavigationRule.outcome(
      for: Navigation(
        address: Address(text), kind: kind, target: target, isByUser: byUser, button: button,
        modifiers: modifiers),
      in: context ?? web)
  }

  @Test(
    "A click goes where browsers go",
    arguments: [
      (1, [], .go), (2, [], .open(.backgroundTab)), (1, .control, .open(.backgroundTab)),
      (1, [.control, .shift], .open(.newTab)), (1, .shift, .open(.newWindow)),
      (2, .shift, .open(.newTab)),
    ] as [(Int, Modifiers, NavigationRule.Outcome)])
  func followsTheClick(button: Int, modifiers: Modifiers, expected: NavigationRule.Outcome) {
    #expect(outcome("https://other.example/", button: button, modifiers) == expected)
  }

  @Test("A click that a script makes up opens nothing elsewhere")
  func ignoresMadeUpClicks() {
    #expect(outcome("https://other.example/", byUser: false, .control) == .go)
    #expect(outcome("https://other.example/", byUser: false, button: 2) == .go)
  }

  @Test("Where new tabs come to the front, Shift opens one behind")
  func turnsShiftAround() {
    var context = web
    context.opensTabsInFront = true
    #expect(outcome("https://a.example/", button: 2, in: context) == .open(.newTab))
    #expect(outcome("https://a.example/", button: 2, .shift, in: context) == .open(.backgroundTab))
  }

  @Test("A page of the web never leads to the parent's pages", arguments: ["voyager:start", "voyager:back"])
  func keepsInternalPagesApart(text: String) {
    for target in [Navigation.Target.mainFrame, .subframe, .newPage] {
      #expect(outcome(text, target: target) == .cancel)
      #expect(outcome(text, .other, target: target, byUser: false) == .cancel)
    }
  }

  @Test("The parent itself and the back/forward list lead to the parent's pages")
  func opensInternalPages() {
    var context = web
    context.expected = .start
    #expect(outcome("voyager:start", .other, byUser: false, in: context) == .go)
    #expect(outcome("voyager:start", .backForward, byUser: false) == .go)
  }

  @Test("The buttons of the parent's pages need a person and the parent's page")
  func followsInternalLinks() {
    #expect(outcome("voyager:back", in: error) == .page(.back))
    #expect(outcome("voyager:back", byUser: false, in: error) == .cancel)
    #expect(outcome("voyager:reload", in: web) == .cancel)
  }

  @Test(
    "What the engine can't show is another app's matter",
    arguments: ["mailto:a@b.example", "tel:+49", "magnet:?xt=urn", "ghelp:x", "zoommtg:x"])
  func knowsExternalSchemes(text: String) {
    #expect(outcome(text) == .external)
    #expect(outcome(text, target: .subframe, byUser: false) == .external)
  }

  @Test("A page of the web can't lead to a file, in no tab")
  func keepsFilesApart() {
    #expect(outcome("file:///etc/passwd") == .cancel)
    #expect(outcome("file:///etc/passwd", button: 2) == .cancel)
    #expect(outcome("file:///etc/passwd", target: .newPage) == .cancel)
    let file = NavigationRule.Context(page: Address("file:///a.html"), isInternalPage: false)
    #expect(outcome("file:///b.html", in: file) == .go)
  }

  @Test(
    "A port that is kept for something else is never asked, and the tab says so if it was meant to go there")
  func refusesRestrictedPorts() {
    let mail = "http://news.example:25/"
    #expect(outcome(mail) == .restricted(isForTab: true))
    #expect(outcome(mail, .other, byUser: false) == .restricted(isForTab: false))
    var context = web
    context.expected = Address(mail)
    #expect(outcome(mail, .other, byUser: false, in: context) == .restricted(isForTab: true))
    #expect(outcome("http://news.example:8080/") == .go)
  }

  @Test("A form that would be sent again is asked about")
  func asksBeforeResending() {
    #expect(outcome("https://news.example/buy", .formResent) == .confirmResending)
  }

  @Test("A script address opens nowhere else")
  func keepsScriptsInTheirPage() {
    #expect(outcome("javascript:void(0)") == .go)
    #expect(outcome("javascript:void(0)", button: 2) == .cancel)
  }
}
