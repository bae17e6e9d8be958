/// Keeps the certificates that always pass in one file.
public typealias CertificatesStore = DocumentStore<CertificateList>

extension CertificateList: StoredDocument {
  public static let version = 1
  public static let standard = CertificateList()
}
