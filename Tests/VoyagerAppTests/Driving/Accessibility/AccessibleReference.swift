/// Where an accessible object lives on the bus.
struct AccessibleReference: Hashable, Sendable {
  let busName: String
  let path: String

  static let registry = AccessibleReference(
    busName: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
}

extension AccessibleReference {
  init?(_ value: DBusValue) {
    guard let busName = value[0]?.string, let path = value[1]?.string,
      path != "/org/a11y/atspi/null"
    else {
      return nil
    }
    self.init(busName: busName, path: path)
  }
}
