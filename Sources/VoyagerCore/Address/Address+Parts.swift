extension Address {
  /// The site in words, such as "news.example".
  public var siteName: String { text }
}
