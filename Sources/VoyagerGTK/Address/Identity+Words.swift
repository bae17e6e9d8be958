import VoyagerCore

extension Identity {
  var chipTooltip: String {
    switch kind {
    case .privateBrowsing: "Private: nothing of this window is kept"
    case .automation: "Driven by another program"
    case .standard, .named: "You are “\(name)” here"
    }
  }
}
