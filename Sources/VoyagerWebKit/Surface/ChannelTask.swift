/// A script on its way to a page.
struct ChannelTask: Encodable {
  let number: Int
  let script: String
}
