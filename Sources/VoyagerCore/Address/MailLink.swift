/// The recipients that a `mailto:` address names.
struct MailLink {
  let recipients: [String]

  init(_ parts: AddressParser) {
    var lists = [parts.path]
    for field in (parts.query ?? "").split(separator: "&") {
      let pair = field.split(separator: "=", maxSplits: 1)
      if pair.count == 2, ["to", "cc", "bcc"].contains(pair[0].lowercased()) {
        lists.append(String(pair[1]))
      }
    }
    recipients = lists.flatMap { $0.split(separator: ",") }
      .map { PercentEncoding.hidingInvisible(PercentEncoding.decode(String($0))) }
      .filter { !$0.isEmpty }
  }

  var sentence: String {
    guard let last = recipients.last else {
      return "Write an email"
    }
    let others = recipients.dropLast()
    return others.isEmpty ? "Email to \(last)" : "Email to \(others.joined(separator: ", ")) and \(last)"
  }
}
