/// Firefox's list of profiles, `profiles.ini`.
struct ProfilesFile {
  struct Entry: Hashable {
    let name: String
    let path: String
    let isRelative: Bool
  }

  let profiles: [Entry]

  init(_ text: String) {
    var sections: [(name: Substring, values: [Substring: Substring])] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        sections.append((line[line.index(after: line.startIndex)..<end], [:]))
      } else if let equals = line.firstIndex(of: "="), !sections.isEmpty {
        sections[sections.count - 1].values[line[..<equals]] = line[line.index(after: equals)...]
      }
    }
    profiles = sections.compactMap { section in
      guard section.name.hasPrefix("Profile"), let path = section.values["Path"], !path.isEmpty else {
        return nil
      }
      return Entry(
        name: String(section.values["Name"] ?? path), path: String(path),
        isRelative: section.values["IsRelative"] != "0")
    }
  }
}
