extension Identity {
  /// How it reaches the network, where that is not as the desktop says, as a sentence for the person.
  public var proxySentence: String? {
    switch proxy {
    case .system: nil
    case .direct: "Uses no proxy"
    case .server(let server): "Goes through \(server.address)"
    }
  }
}
