import Foundation

/// Certificates that always pass, one for each identity, host and port.
public struct CertificateList: Hashable, Sendable {
  public private(set) var certificates: [RememberedCertificate] = []

  public init() {}

  /// Takes the place of an earlier one of the same host and port.
  mutating func insert(_ certificate: RememberedCertificate) {
    certificates.removeAll { $0.isForPlace(of: certificate) }
    certificates.append(certificate)
    certificates.sort { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
  }

  /// Keeps only what a rule lets stay.
  mutating func keep(where stays: (RememberedCertificate) -> Bool) {
    certificates.removeAll { !stays($0) }
  }

  private static func order(_ certificate: RememberedCertificate) -> [String] {
    [certificate.host, certificate.origin, certificate.identity.rawValue.uuidString]
  }
}

extension CertificateList: Codable {
  private enum Key: String, CodingKey {
    case certificates
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let read = try values.decode([RememberedCertificate].self, forKey: .certificates)
    read.forEach { insert($0) }
    guard certificates.count == read.count else {
      throw StoreProblem.damaged("a site has two certificates")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(certificates, forKey: .certificates)
  }
}
