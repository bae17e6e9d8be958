import Foundation

/// One address or file that a start was given from outside.
struct LaunchArgument {
  /// Why an argument is not opened.
  struct Refusal: Error {
    let sentence: String
  }

  private let text: String
  private let folder: URL

  init(_ text: String, folder: URL) {
    self.text = text
    self.folder = folder
  }

  @MainActor
  func target(suffixes: (any PublicSuffixes)?) -> Result<Address, Refusal> {
    if let file = existingFile {
      return .success(file)
    }
    let isHost = TypedHost(text)?.address(suffixes: suffixes)
    if let isHost {
      return .success(isHost)
    }
    let address = Address(text)
    if let scheme = address.scheme {
      return checked(address, scheme)
    }
    if ["/", "./", "../"].contains(where: text.hasPrefix), !text.hasPrefix("//") {
      return .success(AddressInput.file(path))
    }
    return refuse("is neither a file here nor an address")
  }

  private func checked(_ address: Address, _ scheme: String) -> Result<Address, Refusal> {
    if TypedScheme.scripts.contains(scheme) {
      return refuse("is a script, and scripts from outside are not run")
    }
    if scheme == Address.internalScheme, address != .start {
      return refuse("is a page of Voyager's own, which nothing from outside opens")
    }
    return .success(address)
  }

  private func refuse(_ why: String) -> Result<Address, Refusal> {
    // Blanks are part of a file's name, and quotation marks stand around it.
    let shown = text.prefix(80).split(separator: " ", omittingEmptySubsequences: false)
      .map { PercentEncoding.hidingInvisible(String($0)) }.joined(separator: " ")
    return .failure(Refusal(sentence: "“\(shown)” \(why)."))
  }

  private var existingFile: Address? {
    let isPath = !text.utf8.contains(0) && text.utf8.prefix(Int(PATH_MAX)).count < Int(PATH_MAX)
    return isPath && FileManager.default.fileExists(atPath: path) ? AddressInput.file(path) : nil
  }

  private var path: String {
    let path = text.hasPrefix("/") ? text : folder.path + "/" + text
    return (path as NSString).standardizingPath
  }
}
