import Foundation

/// The page that lists what left, with the words for a bug report.
enum DeparturesPage {
  /// - Parameter departures: The newest first.
  static func page(_ departures: [Departure], problem: String?) -> InternalPage {
    guard !departures.isEmpty else {
      return PageTemplate(
        heading: heading, paragraphs: [problem ?? "Nothing has ended yet that Voyager knows of."]
      ).page
    }
    return PageTemplate(
      heading: heading,
      paragraphs: [problem, "Runs of Voyager, pages that ended early, and addresses that other apps opened."]
        .compactMap(\.self),
      content: list(departures) + report(departures)
    ).page
  }

  private static let heading = "What Has Ended"
  private static let mostReported = 10

  private static func list(_ departures: [Departure]) -> String {
    let entries = departures.map { departure in
      let date = departure.date.formatted(date: .abbreviated, time: .shortened)
      return "<dt>\(HTML.escape(date))</dt><dd dir=\"auto\">\(HTML.escape(departure.sentence))</dd>"
    }
    return "<dl>\(entries.joined())</dl>"
  }

  private static func report(_ departures: [Departure]) -> String {
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let lines =
      ["Voyager \(VoyagerVersion.text) on \(system)."]
      + departures.lazy
      .filter(\.isTrouble).prefix(mostReported).map(\.report)
    return """
      <details><summary>For a bug report</summary>
      <p>Copy these lines. They name no site.</p>
      \(lines.map { "<p dir=\"auto\">\(HTML.escape($0))</p>" }.joined(separator: "\n"))
      </details>
      """
  }
}
