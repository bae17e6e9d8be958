/// One line of what a certificate says, in a person's words.
public struct CertificateFact: Hashable, Sendable {
  /// What it is about, such as "Issued by".
  public let name: String
  /// A server wrote it, so a shell must show it as plain text.
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
