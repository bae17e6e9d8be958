struct WebDriverRunFailure: Error, CustomStringConvertible {
  let cause: any Error
  let complaints: String

  var description: String {
    "\(cause)\nDriver and browser told:\n\(complaints)"
  }
}
