extension VoyagerSettings {
  /// The searches that can be asked by their keyword, the standing one first.
  public var askableEngines: [SearchEngine] {
    [searchEngine] + searchEngines.filter { $0.template != searchEngine.template }
  }

  /// Adds a search, or replaces the one of the same name; a keyword that another one has is not taken from it.
  public mutating func add(_ engine: SearchEngine) {
    var engine = engine
    if askableEngines.contains(where: { $0.name != engine.name && $0.keyword == engine.keyword }) {
      engine.keyword = nil
    }
    if let index = searchEngines.firstIndex(where: { $0.name == engine.name }) {
      if searchEngine == searchEngines[index] { searchEngine = engine }
      searchEngines[index] = engine
    } else {
      searchEngines.append(engine)
    }
  }

  /// Adds a search that a site offers.
  ///
  /// It never replaces another one: where its name is taken, its host is told too.
  public mutating func addOffered(_ engine: SearchEngine) {
    let known = askableEngines + SearchEngine.wellKnown
    guard !searchEngines.contains(where: { $0.template == engine.template }) else { return }
    func isTaken(_ name: String) -> Bool {
      known.contains {
        $0.template != engine.template && SearchWords.folded($0.name) == SearchWords.folded(name)
      }
    }
    var engine = engine
    if isTaken(engine.name) {
      let host = SearchEngine.host(of: engine.template).map(AddressDisplay.host) ?? engine.template
      let name = "\(engine.name) (\(host))"
      let names = [name] + (2...known.count + 2).map { "\(name) \($0)" }
      engine.name = names.first { !isTaken($0) } ?? engine.template
    }
    add(engine)
  }

  /// Takes a search away; the standing one stays.
  public mutating func remove(_ engine: SearchEngine) {
    guard engine.template != searchEngine.template else { return }
    searchEngines.removeAll { $0 == engine }
  }
}
