/// What a page says when it waits for the next script.
struct ChannelMessage: Decodable {
  /// Which document it is.
  let page: String
  /// The script that it ran, or `nil` when it has run none yet.
  let number: Int?
  /// The value of that script as JSON.
  let value: String?
  /// Why it ended.
  let error: String?
}
