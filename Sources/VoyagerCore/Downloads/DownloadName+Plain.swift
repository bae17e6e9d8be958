import Foundation

extension DownloadName {
  /// What the shyest file system holds, one that encrypts names; in bytes.
  private static let shortestLimit = 143
  /// What a FAT or NTFS file system has other uses for.
  private static let reserved: Set<Unicode.Scalar> = ["\\", "/", ":", "*", "?", "\"", "<", ">", "|"]

  /// A name for a file system that did not take the one it was given; `nil` where no other name would help.
  static func plain(_ name: String, after failure: SystemFailure) -> String? {
    switch failure.code {
    case EINVAL, EILSEQ:
      // There may be no letters but the simplest.
      replacing(in: name, where: reserved.contains) ?? replacing(in: name) { !$0.isASCII }
    case ENAMETOOLONG where name.utf8.count > shortestLimit:
      shortened(name, to: shortestLimit - roomForNumber)
    default: nil
    }
  }

  private static func replacing(in name: String, where isUnfit: (Unicode.Scalar) -> Bool) -> String? {
    let scalars = name.unicodeScalars.map { isUnfit($0) ? "_" : $0 }
    let plain = String(String.UnicodeScalarView(scalars))
    return plain == name ? nil : plain
  }
}
