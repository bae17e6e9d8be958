import Foundation
import VoyagerCore

extension Certificate {
  static func sample(fingerprint: String = "ab12", names: [String] = ["other.example"]) -> Certificate {
    Certificate(
      subject: "CN=site,O=Site\\, Ltd", issuer: "CN=Nobody", names: names,
      validFrom: Date(timeIntervalSince1970: 1_000_000_000),
      validUntil: Date(timeIntervalSince1970: 1_100_000_000), fingerprint: fingerprint, pem: "")
  }
}
