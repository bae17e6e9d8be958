import Foundation
import Testing

@testable import VoyagerCore

@Suite struct MarkupCharsetTests {
  private func read(_ data: Data) -> String {
    String(decoding: MarkupCharset.utf8(data), as: UTF8.self)
  }

  private func page(_ charset: String, _ encoding: String.Encoding, _ text: String) throws -> Data {
    try #require("<META CONTENT=\"text/html; charset=\(charset)\">\(text)".data(using: encoding))
  }

  @Test("A mark at the start is read and goes")
  func marks() throws {
    #expect(read(Data([0xEF, 0xBB, 0xBF]) + Data("Zoë".utf8)) == "Zoë")
    #expect(read(Data([0xFF, 0xFE]) + (try #require("Zoë".data(using: .utf16LittleEndian)))) == "Zoë")
    #expect(read(Data([0xFE, 0xFF]) + (try #require("Zoë".data(using: .utf16BigEndian)))) == "Zoë")
  }

  @Test("A page is read in the charset that it names")
  func named() throws {
    #expect(read(try page("ISO-8859-1", .isoLatin1, "Zoë")).hasSuffix("Zoë"))
    #expect(read(try page("iso-8859-2", .isoLatin2, "Łódź")).hasSuffix("Łódź"))
    #expect(read(try page("windows-1251", .windowsCP1251, "Вена")).hasSuffix("Вена"))
    #expect(read(try page("Shift_JIS", .shiftJIS, "時刻表")).hasSuffix("時刻表"))
    #expect(read(try page("iso-2022-jp", .iso2022JP, "時刻表")).hasSuffix("時刻表"))
  }

  @Test("Without a name that is known, bytes are UTF-8 if they can be, else the old web's Latin")
  func unnamed() throws {
    #expect(read(Data("Zoë €".utf8)) == "Zoë €")
    #expect(read(try page("ISO-8859-1", .utf8, "Zoë €")).hasSuffix("Zoë €"))
    #expect(read(Data([0x5A, 0xEB, 0x20, 0x80, 0x81])) == "Z\u{EB} €\u{81}")
    #expect(read(try page("utf-8", .isoLatin1, "Zoë")).hasSuffix("Zoë"))
    #expect(read(Data()).isEmpty)
  }
}
