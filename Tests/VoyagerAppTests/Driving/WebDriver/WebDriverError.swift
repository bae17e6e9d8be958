/// What the driver answered instead of a value: the protocol's error code and the driver's sentence.
struct WebDriverError: Error, CustomStringConvertible {
  let command: String
  let code: String
  let message: String

  var description: String {
    "WebDriver \(command): \(code). \(message)"
  }
}
