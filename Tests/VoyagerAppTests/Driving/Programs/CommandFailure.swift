struct CommandFailure: Error, CustomStringConvertible {
  let command: String
  let status: ExitStatus
  let complaints: String

  var description: String {
    "\(command) failed (\(status)): \(complaints)"
  }
}
