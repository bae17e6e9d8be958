import VoyagerCore

/// A request of any answer.
@MainActor
protocol OpenRequest: AnyObject {
  var isAnswered: Bool { get }

  func decline()
}

extension Request: OpenRequest {}
