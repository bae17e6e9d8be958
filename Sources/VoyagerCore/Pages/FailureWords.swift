/// A failed load in a person's words.
struct FailureWords {
  /// The first line.
  let whatHappened: String
  /// The second line.
  let whatToDo: String
  var points: [String] = []
  var canTryAgain = true

  init(_ failure: LoadFailure) {
    let site = failure.address.siteName
    switch failure.reason {
    case .hostNotFound:
      whatHappened = "There is no site called \(site)"
      whatToDo = "Check the address at the top for a typing mistake."
    case .connectionRefused:
      whatHappened = "\(site) does not answer"
      whatToDo = "The site may be switched off for a while. Try again in a few minutes."
    case .connectionLost:
      whatHappened = "The connection to \(site) broke off"
      whatToDo = "Try again. If it happens once more, the site may have a problem."
    case .timedOut:
      whatHappened = "\(site) takes too long to answer"
      whatToDo = "The site may be busy. Try again in a few minutes."
    case .offline:
      whatHappened = "This computer is not connected to the Internet"
      whatToDo = "Check the network cable or Wi-Fi, then try again."
    case .notFound:
      whatHappened = failure.address.isFile ? "This file is not there" : "This page is not there"
      whatToDo = "It may have been moved or deleted. Check the address at the top."
    case .addressInvalid:
      whatHappened = "This address can't be opened"
      whatToDo = "Check the address at the top for a typing mistake."
      canTryAgain = false
    case .portRestricted:
      let port = failure.address.port.map { " \($0)" } ?? ""
      whatHappened = "Pages can't be opened at this address"
      whatToDo = "Its port\(port) is kept for something other than web pages. Check the number at the top."
      canTryAgain = false
    case .schemeUnknown:
      whatHappened = "Voyager can't open this kind of address"
      whatToDo = "It belongs to another app, and none on this computer opens it."
      canTryAgain = false
    case .certificate(let problems):
      whatHappened = "The connection to \(site) is not safe"
      whatToDo = "Someone may be pretending to be this site. Do not enter a password or a card number."
      points = CertificateWords(certificate: failure.certificate).sentences(problems)
    case .other:
      whatHappened = "The page could not be opened"
      whatToDo = "Try again in a few minutes."
    }
  }
}
