import Foundation
import Testing
import VoyagerCore

@testable import VoyagerLinux

@Suite struct XDGFoldersTests {
  @Test("The folders are absolute, and the usual profile lies in them")
  func folders() {
    let folders = XDGFolders()
    #expect(folders.home.path.hasPrefix("/"))
    #expect(folders.downloads.path.hasPrefix("/") && folders.pictures.path.hasPrefix("/"))
    let paths = folders.paths(environment: [:])
    #expect(paths.config.path == folders.home.path + "/.config/voyager")
    #expect(paths.downloadsDirectory == folders.downloads)
  }
}
