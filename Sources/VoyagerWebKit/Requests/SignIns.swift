import CDesktop
import GTK
import VoyagerCore

/// A server's or a proxy's question for a name and a password.
@MainActor
final class SignIns {
  private struct Place: Hashable {
    let host: String
    let port: Int
    let realm: String
    let isProxy: Bool
  }

  private weak var surface: WebKitSurface?
  private var failures: [Place: Int] = [:]

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let signIns = SignIns(surface)
    surface.webView.connect("authenticate") { (challenge: Object) -> Bool in
      signIns.ask(challenge)
      return true
    }
  }

  private static func takesPassword(_ challenge: Object) -> Bool {
    switch webkit_authentication_request_get_scheme(challenge.opaque) {
    case WEBKIT_AUTHENTICATION_SCHEME_DEFAULT, WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC,
      WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST, WEBKIT_AUTHENTICATION_SCHEME_HTML_FORM,
      WEBKIT_AUTHENTICATION_SCHEME_NTLM:
      true
    default:
      false
    }
  }

  private func ask(_ challenge: Object) {
    guard Self.takesPassword(challenge) else {
      // Certificates and the like: go on without, and let the server decide.
      webkit_authentication_request_authenticate(challenge.opaque, nil)
      return
    }
    let signIn = question(challenge)
    var isOver = false
    let request = Request<Credential?>(safeAnswer: nil) { credential in
      guard !isOver else {
        return
      }
      isOver = true
      Self.answer(challenge, credential)
    }
    // WebKit takes the question back when the page starts another load; an answer would then be stale.
    let ended = challenge.on("cancelled") { [weak request] in
      isOver = true
      request?.decline()
    }
    challenge.attach(ended)
    guard let surface else {
      return
    }
    surface.ask(request) { $0.surface(surface, asks: signIn, request) }
  }

  private func question(_ challenge: Object) -> ServerSignIn {
    let place = Place(
      host: string(webkit_authentication_request_get_host(challenge.opaque)) ?? "",
      port: Int(webkit_authentication_request_get_port(challenge.opaque)),
      realm: string(webkit_authentication_request_get_realm(challenge.opaque)) ?? "",
      isProxy: webkit_authentication_request_is_for_proxy(challenge.opaque) != 0)
    let isRetry = webkit_authentication_request_is_retry(challenge.opaque) != 0
    let count = isRetry ? (failures[place] ?? 0) + 1 : 0
    failures[place] = count
    return ServerSignIn(
      host: place.host, port: place.port, realm: place.realm, isProxy: place.isProxy,
      isProtected: Self.isProtected(challenge), failures: count)
  }

  private static func isProtected(_ challenge: Object) -> Bool {
    guard let origin = webkit_authentication_request_get_security_origin(challenge.opaque) else {
      return false
    }
    defer { webkit_security_origin_unref(origin) }
    return string(webkit_security_origin_get_protocol(origin)) == "https"
  }

  private static func answer(_ challenge: Object, _ credential: Credential?) {
    guard let credential, !credential.name.isEmpty || !credential.password.isEmpty else {
      // Without an answer the server's own page for it is shown, as in every browser.
      webkit_authentication_request_authenticate(challenge.opaque, nil)
      return
    }
    let answer = webkit_credential_new(
      credential.name, credential.password, WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION)
    defer { webkit_credential_free(answer) }
    webkit_authentication_request_authenticate(challenge.opaque, answer)
  }
}
