import Foundation
import Testing

@testable import VoyagerCore

@Suite struct OneTimeCodeTests {
  /// The keys of RFC 6238, appendix B, as long as each hash function's digest.
  private static func key(_ hash: HashFunction) -> String {
    let length = [HashFunction.sha1: 20, .sha256: 32, .sha512: 64][hash] ?? 0
    return Base32.encode((0..<length).map { UInt8(ascii: "0") + UInt8(($0 + 1) % 10) })
  }

  @Test(
    "Codes are those of RFC 6238",
    arguments: [
      (59, "94287082", "46119246", "90693936"), (1_111_111_109, "07081804", "68084774", "25091201"),
      (1_111_111_111, "14050471", "67062674", "99943326"),
      (1_234_567_890, "89005924", "91819424", "93441116"),
      (2_000_000_000, "69279037", "90698825", "38618901"),
      (20_000_000_000, "65353130", "77737706", "47863826"),
    ])
  func standard(time: Int, sha1: String, sha256: String, sha512: String) throws {
    for (hash, expected) in zip(HashFunction.allCases, [sha1, sha256, sha512]) {
      let text = "otpauth://totp/Site:ada?secret=\(Self.key(hash))&algorithm=\(hash.rawValue)&digits=8"
      let code = try OneTimeCode(Secret(text))
      #expect(code.code(at: Date(timeIntervalSince1970: Double(time))) == expected)
    }
  }

  @Test("A key is read as sites show it, and makes six digits for half a minute")
  func shownKey() throws {
    let plain = try OneTimeCode(Secret("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"))
    let shown = try OneTimeCode(Secret("  gezd gnbv-gy3t qojq gezd gnbv gy3t qojq== \n"))
    let time = Date(timeIntervalSince1970: 59)
    #expect(plain.code(at: time) == "287082" && shown.code(at: time) == "287082")
    #expect(plain.secondsLeft(at: time) == 1 && plain.secondsLeft(at: time + 1) == 30)
    #expect((plain.digits, plain.period, plain.hash) == (6, 30, .sha1))
  }

  @Test("An otpauth address names digits, period and hash function in any case")
  func address() throws {
    let code = try OneTimeCode(
      Secret("OTPAUTH://TOTP/x%20y?SECRET=mfrgg&digits=7&period=60&algorithm=sha-256&issuer=x"))
    #expect((code.digits, code.period, code.hash) == (7, 60, .sha256))
    #expect(code.code().count == 7)
  }

  @Test(
    "What is no key is refused",
    arguments: [
      "", "1", "not base32!", "otpauth://totp/x", "otpauth://hotp/x?secret=MFRGG&counter=1",
      "otpauth://totp/x?secret=MFRGG&digits=5", "otpauth://totp/x?secret=MFRGG&digits=9",
      "otpauth://totp/x?secret=MFRGG&period=0", "otpauth://totp/x?secret=MFRGG&algorithm=MD5",
      "otpauth:x", "otpauth://totp/x?secret=MFR=GG",
    ])
  func refused(text: String) {
    #expect(throws: OneTimeCode.Problem.self) { try OneTimeCode(Secret(text)) }
  }

  @Test(
    "Digests are those of FIPS 180-4",
    arguments: [
      (HashFunction.sha1, "abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (.sha1, "", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      (
        .sha1, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
      (.sha256, "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        .sha512, "abc",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
          + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
      ),
    ])
  func digests(hash: HashFunction, text: String, digest: String) {
    #expect(hash.digest(Array(text.utf8)).map { String(format: "%02x", $0) }.joined() == digest)
  }

  @Test("A key longer than a block, and messages around its end, are authenticated as RFC 4231 says")
  func longKey() {
    let key = [UInt8](repeating: 0xaa, count: 131)
    let digest = HashFunction.sha256.authentication(
      of: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8), key: key)
    #expect(
      digest.map { String(format: "%02x", $0) }.joined()
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    for (length, block) in [(HashFunction.sha1, 64), (.sha512, 128)].flatMap({ pair in
      (pair.1 - 20...pair.1 + 2).map { ($0, pair.0) }
    }) {
      #expect(block.digest([UInt8](repeating: 1, count: length)).count == (block == .sha1 ? 20 : 64))
    }
  }
}
