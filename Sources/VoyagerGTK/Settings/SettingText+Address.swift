import VoyagerCore

extension SettingText where Value == WebAddress? {
  /// A row for an address of the web, or for none.
  convenience init(address title: String, set: @escaping @MainActor (WebAddress?) -> Void) {
    self.init(
      title, mistake: "This is no address of a site", read: Self.address, write: { $0?.address.text ?? "" },
      set: set)
  }

  /// A person leaves out the scheme.
  private static func address(_ text: String) -> WebAddress?? {
    guard !text.isEmpty else {
      return .some(nil)
    }
    let address = WebAddress(text) ?? WebAddress("https://" + text)
    return address.map { .some($0) }
  }
}
