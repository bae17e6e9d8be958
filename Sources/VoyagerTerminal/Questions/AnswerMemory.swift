import VoyagerCore

/// What was answered in this run, so that nothing is asked twice.
@MainActor
final class AnswerMemory {
  private struct Server: Hashable {
    let host: String
    let port: Int
    let realm: String
  }

  private struct Wish: Hashable {
    let origin: String?
    let kind: PermissionKind
  }

  private var credentials: [Server: Credential] = [:]
  private var decisions: [Wish: PermissionDecision] = [:]

  func credential(for signIn: ServerSignIn) -> Credential? { credentials[Self.server(signIn)] }

  func remember(_ credential: Credential, for signIn: ServerSignIn) {
    credentials[Self.server(signIn)] = credential
  }

  func decision(on question: PermissionQuestion) -> PermissionDecision? { decisions[Self.wish(question)] }

  func remember(_ decision: PermissionDecision, on question: PermissionQuestion) {
    decisions[Self.wish(question)] = decision
  }

  private static func server(_ signIn: ServerSignIn) -> Server {
    Server(host: signIn.host, port: signIn.port, realm: signIn.realm)
  }

  private static func wish(_ question: PermissionQuestion) -> Wish {
    Wish(origin: question.origin.origin, kind: question.kind)
  }
}
