enum AccessibilityError: Error, CustomStringConvertible {
  case noBus(String)
  case callFailed(method: String, reason: String)
  case unexpectedAnswer(method: String)
  case actionRefused(element: String)

  var description: String {
    switch self {
    case .noBus(let reason):
      "The accessibility bus can't be reached: \(reason) Start the tests with a D-Bus session."
    case .callFailed(let method, let reason): "The accessibility call \(method) failed: \(reason)"
    case .unexpectedAnswer(let method): "The accessibility call \(method) gave an unexpected answer."
    case .actionRefused(let element): "\(element) refused the action."
    }
  }
}
