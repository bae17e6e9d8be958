import Foundation
import VoyagerCore

/// How many pixels a picture has, as its PNG header says.
struct PictureSize {
  let width: Int
  let height: Int

  init(_ picture: Data) throws {
    guard picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]), picture.count > 24 else {
      throw SurfaceError(message: "That is no PNG.")
    }
    func number(at place: Int) -> Int {
      picture[(picture.startIndex + place)..<(picture.startIndex + place + 4)].reduce(0) { $0 << 8 + Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
  }
}
