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
  public var sizeInWords: String {
    var value = Double(max(size, 0))
    for unit in ["bytes", "kB", "MB"] {
      if value < 999.5 {
        return "\(Self.number(value, isWhole: unit == "bytes")) \(unit)"
      }
      value /= 1000
    }
    return "\(Self.number(value, isWhole: false)) GB"
  }

  private static func number(_ value: Double, isWhole: Bool) -> String {
    guard !isWhole, value < 9.95 else {
      return "\(Int(value.rounded()))"
    }
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
