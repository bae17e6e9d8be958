import CDesktop
import GTK

/// A host's name in lower case, as it was given and with its labels in Unicode, as the list has them.
struct HostText {
  let text: String
  let unicode: String

  /// - Returns: `nil` for what has no owner in the list: a number, an empty label, a name that is not valid.
  init?(_ host: String) {
    var host = host.lowercased()
    if host.hasSuffix(".") { host.removeLast() }
    guard !host.isEmpty, !host.hasPrefix("["), !host.utf8.contains(0), g_hostname_is_ip_address(host) == 0,
      !host.split(separator: ".", omittingEmptySubsequences: false).contains(where: \.isEmpty),
      let unicode = takeString(g_hostname_to_unicode(host))
    else { return nil }
    text = host
    self.unicode = unicode
  }

  /// The same labels of the name as it was given.
  func lastLabels(_ count: Int, of total: Int) -> String? {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count == total else { return nil }
    return labels.suffix(count).joined(separator: ".")
  }
}
