/// The page's end of a ``PageChannel``.
///
/// It runs where the page's own scripts neither see nor call it.
@MainActor
enum ChannelScript {
  static let message = "channel"
  /// So many scripts are on their way to the page at once.
  private static let waiting = 4

  /// A page that comes back from memory begins anew: what it waited for was turned down when it left.
  static let text = """
    (() => {
      // A page that is written over keeps its world.
      if (globalThis.hasChannel) return
      globalThis.hasChannel = true
      const handler = window.webkit.messageHandlers.\(message)
      const run = text => {
        const { number, script } = JSON.parse(text)
        try {
          return { number, value: JSON.stringify((0, eval)(script)) }
        } catch (error) {
          return { number, error: String(error) }
        }
      }
      const wait = async page => {
        let answer = {}
        try {
          for (;;) answer = run(await handler.postMessage(JSON.stringify({ page, ...answer })))
        } catch {
          // Nobody asks this page any more.
        }
      }
      const open = () => {
        const page = \(ViewScheme.naming).name
        for (let count = 0; count < \(waiting); count++) wait(page)
      }
      addEventListener('pageshow', event => { if (event.isTrusted && event.persisted) open() })
      open()
    })()
    """
}
