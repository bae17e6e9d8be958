/// A candidate with what decides about its place.
struct Ranked {
  let candidate: SuggestionCandidate
  let match: SuggestionMatch
  /// As they are shown.
  let title: String
  let address: String
  private let isOwn: Bool

  /// `nil` where the candidate does not fit.
  init?(_ candidate: SuggestionCandidate, terms: [String], isOwn: Bool) {
    let address = AddressDisplay.resting(candidate.address, registrableDomain: nil).text
    let title = TabTitle.plain(candidate.title)
    guard
      let match = SuggestionMatch(
        candidate, title: title.isEmpty ? address : title, address: title.isEmpty ? "" : address, terms: terms
      )
    else {
      return nil
    }
    self.candidate = candidate
    self.match = match
    self.title = title.isEmpty ? address : title
    self.address = title.isEmpty ? "" : address
    self.isOwn = isOwn
  }

  func isBefore(_ other: Ranked) -> Bool {
    if isOwn != other.isOwn { return isOwn }
    if match.quality != other.match.quality { return match.quality > other.match.quality }
    if candidate.isChosen != other.candidate.isChosen { return candidate.isChosen }
    let (frecency, others) = (candidate.frecency ?? -.infinity, other.candidate.frecency ?? -.infinity)
    if frecency != others { return frecency > others }
    let (length, othersLength) = (candidate.address.text.utf8.count, other.candidate.address.text.utf8.count)
    return length != othersLength
      ? length < othersLength : candidate.address.text < other.candidate.address.text
  }
}
