extension SiteData {
  /// What it keeps, in a few words such as "Cookies and cached files, 1.2 MB".
  public var summary: String {
    let names = SiteDataKind.allCases.filter(kinds.contains).map(\.name)
    let list = names.enumerated().map { $0.offset == 0 ? $0.element : $0.element.lowercased() }
    let words =
      list.count > 1
      ? list.dropLast().joined(separator: ", ") + " and " + (list.last ?? "") : list.first ?? "Something"
    return size > 0 ? "\(words), \(sizeInWords)" : words
  }

  /// Such as "1.2 MB".
  public var sizeInWords: String { ByteCount(size).words }
}
