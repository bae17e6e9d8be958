import Foundation

/// What the person signed in with, until it is known whether it worked and is to be saved.
///
/// It holds a password, and so lives for a minute at most.
struct SentLogin: Sendable {
  static let lifetime: TimeInterval = 60

  var origin: String
  var realm: String?
  var name: String
  var password: Secret
  /// The password that it replaces, where the form says so.
  var old: Secret?
  /// Where it was sent, as an origin.
  var target: String?
  var nameField = ""
  var passwordField = ""
  /// What its form was for; `nil` where a server itself asked.
  var purpose: FormReading.Purpose?
  var time = Date()

  var isOver: Bool { Date().timeIntervalSince(time) > Self.lifetime }
}
