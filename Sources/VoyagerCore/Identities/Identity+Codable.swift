extension Identity: Codable {
  private enum Key: String, CodingKey {
    case id
    case name
    case color
    case icon
    case kind
    case clearsOnExit
    case proxy
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    // Files of earlier versions have no word on clearing, and none on proxies.
    let clearsOnExit = try values.decodeIfPresent([ExitData].self, forKey: .clearsOnExit) ?? []
    self.init(
      id: try values.decode(IdentityID.self, forKey: .id),
      name: try values.decode(String.self, forKey: .name),
      color: try values.decode(IdentityColor.self, forKey: .color),
      icon: try values.decode(String.self, forKey: .icon),
      kind: try values.decode(Kind.self, forKey: .kind), clearsOnExit: Set(clearsOnExit),
      proxy: try values.decodeIfPresent(ProxyChoice.self, forKey: .proxy) ?? .system)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    try values.encode(name, forKey: .name)
    try values.encode(color, forKey: .color)
    try values.encode(icon, forKey: .icon)
    try values.encode(kind, forKey: .kind)
    try values.encode(clearsOnExit.inOrder, forKey: .clearsOnExit)
    try values.encode(proxy, forKey: .proxy)
  }
}
