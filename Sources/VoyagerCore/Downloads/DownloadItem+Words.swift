extension DownloadItem {
  /// From 0 to 1, or `nil` when nobody knows how much there is.
  public var fraction: Double? {
    total.flatMap { $0 > 0 ? min(1, Double(received) / Double($0)) : nil }
  }

  /// How it goes, in a line.
  ///
  /// - Parameters:
  ///   - pace: In bytes a second, if it is known.
  ///   - isMissing: Whether the finished file is no longer in its place.
  public func words(pace: Double? = nil, isMissing: Bool = false) -> String {
    switch state {
    case .starting: "Waiting for the server"
    case .running: [amount, rest(at: pace)].compactMap(\.self).joined(separator: ", ")
    case .paused: "Paused at \(amount)"
    case .held(let danger): "This file \(danger.words). Keep it only if you trust \(source)."
    case .finished where isMissing: "Moved or deleted"
    case .finished:
      "\(ByteCount(received).words) from \(source)"
    case .failed(.cancelled), .failed(.paused): "Cancelled"
    case .failed(.network) where received > 0: "The connection broke off at \(amount)"
    case .failed(.network): "The connection broke off"
    case .failed(.disk(let reason)): "Could not be saved: \(reason)"
    }
  }

  private var source: String { AddressDisplay.host(address.host ?? address.siteName) }

  private var amount: String {
    let received = ByteCount(received).words
    return total.map { "\(received) of \(ByteCount($0).words)" } ?? received
  }

  private func rest(at pace: Double?) -> String? {
    guard let pace, pace >= 1 else {
      return nil
    }
    guard let total, total > received else {
      return "\(ByteCount(Int64(pace)).words) a second"
    }
    let seconds = Double(total - received) / pace
    return switch seconds {
    case ..<60: "less than a minute left"
    case ..<120: "a minute left"
    case ..<7200: "\(Int(seconds / 60)) minutes left"
    case ..<172_800: "\(Int(seconds / 3600)) hours left"
    default: "days left"
    }
  }
}
