struct UnexpectedExit: Error, CustomStringConvertible {
  let status: ExitStatus
  let complaints: String

  var description: String {
    "The program ended (\(status)) before the test was done.\n\(complaints)"
  }
}
