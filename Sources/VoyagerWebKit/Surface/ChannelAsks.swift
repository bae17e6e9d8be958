import CDesktop
import Foundation
import GTK
import VoyagerCore

/// Finds the page that a message comes from, among those that share their scripts.
@MainActor
final class ChannelAsks {
  /// Each document asks with a few, and shows itself at once.
  private static let most = 64

  /// Messages of documents that have not shown themselves yet.
  private var unclaimed: [(message: ChannelMessage, reply: ChannelReply)] = []

  func receive(_ message: Object, _ reply: UnsafeMutableRawPointer, in group: PageGroup) {
    guard let text = takeString(jsc_value_to_string(message.opaque)),
      let said = try? JSONDecoder().decode(ChannelMessage.self, from: Data(text.utf8)),
      let reply = ChannelReply(reply, to: message)
    else {
      return
    }
    if let page = group.page(showing: said.page) {
      page.channel.receive(said, reply)
    } else {
      unclaimed = unclaimed.suffix(Self.most - 1) + [(said, reply)]
    }
  }

  func deliver(_ document: String, to channel: PageChannel) {
    let own = unclaimed.filter { $0.message.page == document }
    unclaimed.removeAll { $0.message.page == document }
    for ask in own {
      channel.receive(ask.message, ask.reply)
    }
  }
}
