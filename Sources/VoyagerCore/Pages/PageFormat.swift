/// The kind of file that a page is saved in.
enum PageFormat {
  /// One file with all that the page shows.
  case mhtml
  /// The document alone, as it was loaded.
  case html
  /// As it would be printed.
  case pdf

  var fileExtension: String {
    switch self {
    case .mhtml: "mhtml"
    case .html: "html"
    case .pdf: "pdf"
    }
  }
}
