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

  /// Takes a search away; the standing one stays.
  public mutating func remove(_ engine: SearchEngine) {
    guard engine.template != searchEngine.template else { return }
    searchEngines.removeAll { $0 == engine }
  }
}
