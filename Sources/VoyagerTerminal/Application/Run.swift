import Foundation
import VoyagerCore

/// One call of the program, once its parent is put together.
@MainActor
struct Run {
  let services: BrowserServices
  let session: SessionModel
  let departures: DeparturesModel
  let clearing: ClearingOnExit
  let paths: VoyagerPaths
  let options: TerminalOptions
  let console: Console
  let unfinished: UnfinishedFiles

  /// - Returns: The worst of what became of the addresses.
  func run() async -> ExitCode {
    let code: ExitCode
    if options.verb.usesPages {
      clearing.begin()
      await clearing.finishBeginning()
    }
    do throws(Problem) {
      code = try await work()
    } catch {
      code = report(Outcome(problem: error), of: nil)
    }
    if options.verb.usesPages, clearing.isWanted {
      services.endPages()
      await clearing.finish()
    }
    await departures.finish()
    services.notices.take().forEach { console.tell(PlainText.line($0.text)) }
    await services.settings.finishSaving()
    await services.identities.finishSaving()
    await services.identityRules.finishSaving()
    await services.permissions.finishSaving()
    await services.certificates.finishSaving()
    await services.zooms.finishSaving()
    await services.startPages.finishSaving()
    await services.accounts.finishSaving()
    await services.history.finishChores()
    await services.bookmarks.finishChores()
    return code
  }

  private func work() async throws(Problem) -> ExitCode {
    if let part = try ImportWork.Part(options) {
      let work = ImportWork(
        part: part, bookmarks: services.bookmarks, history: services.history, identity: try identity(),
        browser: options.browser, printsJSON: options.printsJSON)
      return report(await work.run(Array(options.operands.dropFirst())), of: nil)
    }
    switch options.verb {
    case .identities:
      let work = IdentitiesWork(services: services, printsJSON: options.printsJSON)
      return report(await work.run(options.operands), of: nil)
    case .settings:
      let work = SettingsWork(settings: services.settings, printsJSON: options.printsJSON)
      return report(await work.run(options.operands), of: nil)
    case .permissions:
      let work = PermissionsWork(
        permissions: services.permissions, certificates: services.certificates,
        identities: try identitiesToManage(),
        printsJSON: options.printsJSON)
      return report(await work.run(options.operands), of: nil)
    case .history:
      let work = HistoryWork(
        history: services.history, identities: services.identities,
        identity: options.identity == nil ? nil : try identity(), printsJSON: options.printsJSON,
        console: console)
      return report(await work.run(options.operands), of: nil)
    case .session:
      let work = SessionWork(
        session: session, identities: services.identities, printsJSON: options.printsJSON)
      return report(await work.run(options.operands), of: nil)
    case .departures:
      let work = DeparturesWork(
        departures: departures, identities: services.identities, printsJSON: options.printsJSON)
      return report(await work.run(options.operands), of: nil)
    case .bookmarks:
      let work = BookmarksWork(
        bookmarks: services.bookmarks, engine: services.engine,
        proxy: services.identities.standard.proxy, options: options)
      return report(await work.run(options.operands), of: nil)
    case .accounts:
      let work = AccountsWork(
        accounts: services.accounts, identities: services.identities,
        identity: options.identity == nil ? nil : try identity(), options: options)
      return report(await work.run(options.operands), of: nil)
    case .passwords:
      let work = PasswordsWork(
        passwords: services.passwords, services: services,
        identity: options.identity == nil ? nil : try identity(), options: options, console: console)
      return report(await work.run(options.operands), of: nil)
    case .data:
      let work = SiteDataWork(
        siteData: services.siteData, identities: try identitiesToManage(), options: options)
      return report(await work.run(options.operands), of: nil)
    case .commands:
      return report(ListCommands(services: services, printsJSON: options.printsJSON).run(), of: nil)
    case .download:
      let downloads = DownloadRun(services, options, try identity())
      return await ProgressLine(downloads: services.downloads, console: console).draw {
        await visitAll { address, _ in await downloads.run(address) }
      }
    default:
      let visit = PageVisit(
        services: services, options: options, console: console, identity: try identity(),
        work: try pageWork())
      return await visitAll { await visit.run($0, number: $1) }
    }
  }

  private func visitAll(_ visit: @escaping @MainActor (Address, Int?) async -> Outcome) async -> ExitCode {
    let (texts, services) = (options.addresses, services)
    var worst = ExitCode.done
    await Jobs(count: texts.count, limit: options.jobs).run { index in
      switch Target.resolve(texts[index], services) {
      case .success(let address): await visit(address, texts.count > 1 ? index + 1 : nil)
      case .failure(let problem): Outcome(problem: problem)
      }
    } report: { index, outcome in
      let code = report(outcome, of: texts[index])
      worst = code.rawValue > worst.rawValue ? code : worst
    }
    return worst
  }

  private func pageWork() throws(Problem) -> any PageWork {
    let path = options.file ?? ""
    return switch options.verb {
    case .text: ReadText()
    case .links: ListLinks()
    case .shot:
      WriteFile(
        form: .picture(options.isWholePage ? .wholePage : .visible), path: path, unfinished: unfinished)
    case .pdf: WriteFile(form: .pdf, path: path, unfinished: unfinished)
    case .mhtml: WriteFile(form: .mhtml, path: path, unfinished: unfinished)
    case .script: RunScript(script: try Script.read(path))
    default: OpenPage()
    }
  }

  /// The identity of the call, or all of them.
  private func identitiesToManage() throws(Problem) -> [Identity] {
    options.identity == nil ? services.identities.identities : [try identity()]
  }

  private func identity() throws(Problem) -> Identity {
    if options.isPrivate {
      return services.identities.privateBrowsing
    }
    guard let name = options.identity else {
      return services.identities.standard
    }
    guard let identity = services.identities.identity(named: name) else {
      throw Problem(.usage, "There is no identity of the name “\(PlainText.line(name))”.")
    }
    return identity
  }

  /// - Parameter text: The address as it was written, or `nil` when the whole call is meant.
  private func report(_ outcome: Outcome, of text: String?) -> ExitCode {
    if let text = outcome.text {
      console.print(text)
    }
    guard let problem = outcome.problem else {
      return .done
    }
    services.notices.remove(Notice(problem.sentence))
    let shown = text.map { PlainText.line($0) + ": " } ?? ""
    console.complain(shown + problem.sentence)
    if options.printsJSON, outcome.text == nil {
      console.print(JSONText.of(Failure(address: text, error: problem.sentence, code: problem.code.rawValue)))
    }
    return problem.code
  }

  private struct Failure: Encodable {
    let address: String?
    let error: String
    let code: Int32
  }
}
