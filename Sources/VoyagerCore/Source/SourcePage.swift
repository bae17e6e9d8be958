import Foundation

/// The page that shows how another one is written.
enum SourcePage {
  private static let start = "\(Address.internalScheme):source/"
  /// More characters are shown as they are: colours would take too long.
  private static let longestColoured = 2_000_000

  static func address(_ id: SourceID) -> Address { Address(start + id.rawValue.uuidString.lowercased()) }

  /// The source that an address stands for, if it does.
  static func id(of address: Address) -> SourceID? {
    address.text.hasPrefix(start) ? SourceID(String(address.text.dropFirst(start.count))) : nil
  }

  static func page(_ text: String, of address: Address) -> InternalPage {
    let lines =
      text.utf8.count > longestColoured ? SourceLines.plain(text) : MarkupColours.lines(of: text)
    return InternalPage(
      html: """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
        <title>Source of \(HTML.escape(AddressDisplay.full(address)))</title>
        <style>\(style)</style>
        </head>
        <body><pre dir="ltr">\(lines)</pre></body>
        </html>

        """)
  }

  /// What shows in place of a source that is no more.
  static var lost: InternalPage {
    PageTemplate(
      heading: "This source is not here any more",
      paragraphs: ["Open the page itself and show its source again. A source is kept for one run only."]
    ).page
  }

  private static let style = """
    :root {
      color-scheme: light dark;
      --page: #ffffff; --text: #1f1f22; --quiet: #6a6a72; --tag: #8a1c5b; --name: #8a4b00; --value: #1a4f9c;
      --comment: #3d6b21;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #1e1e22; --text: #f2f2f4; --quiet: #9a9aa3; --tag: #ff9ecb; --name: #f2bd6a; --value: #8fc0ff;
        --comment: #a5d28a;
      }
    }
    html { background: var(--page); color: var(--text); }
    body { margin: 0; }
    pre {
      counter-reset: line; font: .85rem/1.5 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere;
      padding: .5rem .75rem; tab-size: 2; white-space: pre-wrap;
    }
    .l { display: block; min-height: 1.5em; padding-inline-start: 4.5em; position: relative; }
    .l::before {
      color: var(--quiet); content: counter(line); counter-increment: line; inset-inline-start: 0;
      position: absolute; text-align: end; user-select: none; width: 3.5em;
    }
    .t { color: var(--tag); } .n { color: var(--name); } .v { color: var(--value); }
    .c, .d { color: var(--comment); } .e { color: var(--name); }
    """
}
