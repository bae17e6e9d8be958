/// The page in place of one whose process ended.
public enum CrashPage {
  public static func page(_ address: Address, end: ProcessEnd) -> InternalPage {
    PageTemplate(
      heading: heading(end), paragraphs: [hint(end)],
      buttons: [
        PageTemplate.Button(title: "Reload", address: InternalLink.reload.address),
        PageTemplate.Button(title: "What Has Ended", address: InternalLink.departures.address),
      ],
      details: [AddressDisplay.full(address)].filter { !$0.isEmpty }
    ).page
  }

  private static func heading(_ end: ProcessEnd) -> String {
    switch end {
    case .crashed: "This page stopped working"
    case .outOfMemory: "This page needed more memory than there is"
    case .terminated: "This page was ended"
    }
  }

  /// Pages of one site may live in one process.
  private static let others =
    "Other tabs of this site may have ended with it. Tabs of other sites are not affected."

  private static func hint(_ end: ProcessEnd) -> String {
    switch end {
    case .crashed, .terminated: "Reload it to go on. \(others)"
    case .outOfMemory: "Close other tabs or apps, then reload it. \(others)"
    }
  }
}
