/// The way from a view that nobody sees to the download that it asks for.
@MainActor
final class ContinuationLink {
  weak var download: ContinuedDownload?

  init(_ download: ContinuedDownload) {
    self.download = download
  }
}
