import GTK
import VoyagerCore

/// Asks for a server's name and password.
@MainActor
enum SignInCard {
  static func make(_ signIn: ServerSignIn, for asker: Asker) -> QuestionCard<Credential?> {
    let form = SignInForm()
    let card = QuestionCard<Credential?>(
      heading: heading(signIn), message: message(signIn, for: asker), content: form.widgets,
      safeAnswer: nil,
      choices: [
        CardChoice("Cancel") { .some(nil) },
        CardChoice("Sign in") { form.credential.map(Optional.some) },
      ],
      defaultIndex: 1)
    form.drive(card, sendingBy: 1)
    return card
  }

  private static func heading(_ signIn: ServerSignIn) -> String {
    signIn.isProxy ? "Your network asks you to sign in" : "\(server(signIn)) asks you to sign in"
  }

  private static func message(_ signIn: ServerSignIn, for asker: Asker) -> String {
    var sentences: [String] = []
    if signIn.failures > 0 {
      sentences.append("That name or password was not right. Try again.")
    }
    if signIn.isProxy {
      sentences.append("Its server \(server(signIn)) lets you onto the web only with a name and a password.")
    } else if asker.page.host != signIn.host, !asker.page.isBlank {
      sentences.append("It is asked while you are on \(PageText.line(asker.name)).")
    }
    let realm = PageText.line(signIn.realm, limit: 100)
    if !realm.isEmpty {
      sentences.append("It calls this place “\(realm)”.")
    }
    if !signIn.isProtected, !signIn.isProxy, !Address("http://\(signIn.host)").isLoopback {
      sentences.append("This connection is not protected: others could read your password.")
    }
    return sentences.joined(separator: "\n")
  }

  private static func server(_ signIn: ServerSignIn) -> String {
    let host = PageText.line(AddressDisplay.name(signIn.host), limit: 100)
    return [0, 80, 443].contains(signIn.port) ? host : "\(host):\(signIn.port)"
  }
}
