extension Address {
  /// What the start page takes for one site: the host, with "www." or without.
  var startPageSite: String? {
    host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
  }
}
