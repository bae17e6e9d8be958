import Foundation

extension BrowserServices {
  /// Shows the picture that was saved last in its folder.
  func showLastPicture() async {
    if let lastPicture, await externalApps?.show(lastPicture) != true {
      show(Notice("No app could show the folder “\(lastPicture.deletingLastPathComponent().path)”."))
    }
  }
}
