import Foundation

struct SpawnError: Error, CustomStringConvertible {
  let program: String
  let code: Int32

  var description: String {
    "\(program) can't be started: \(String(cString: strerror(code)))."
  }
}
