public import Foundation

/// What a server showed to prove which host it is.
public struct Certificate: Hashable, Sendable {
  /// For whom it is, as a distinguished name such as `CN=news.example,O=News`.
  public var subject: String
  /// Who issued it, as a distinguished name.
  public var issuer: String
  /// The hosts it is for, by name or by number.
  public var names: [String]
  /// `nil` when it can't be read.
  public var validFrom: Date?
  /// `nil` when it can't be read.
  public var validUntil: Date?
  /// The SHA-256 digest of the whole certificate: 64 hexadecimal digits in lower case.
  ///
  /// Two certificates of one fingerprint are the same one.
  public var fingerprint: String
  /// The whole certificate, in PEM.
  public var pem: String

  public init(
    subject: String, issuer: String, names: [String], validFrom: Date?, validUntil: Date?,
    fingerprint: String,
    pem: String
  ) {
    self.subject = subject
    self.issuer = issuer
    self.names = names
    self.validFrom = validFrom
    self.validUntil = validUntil
    self.fingerprint = fingerprint
    self.pem = pem
  }

  /// Whether it names nobody but itself as its issuer.
  public var isSelfIssued: Bool { !subject.isEmpty && subject == issuer }

  /// What its dates say of a moment.
  ///
  /// An engine may stop at the first problem that it finds and not look at the dates.
  public func problems(at date: Date) -> Set<CertificateProblem> {
    var problems: Set<CertificateProblem> = []
    if let validUntil, validUntil < date {
      problems.insert(.expired)
    } else if let validFrom, validFrom > date {
      problems.insert(.notYetValid)
    }
    return problems
  }
}
