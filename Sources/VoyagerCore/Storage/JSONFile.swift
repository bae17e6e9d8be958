public import Foundation

/// A small document that a person can read: JSON with a `version` beside the value's own keys.
///
/// A file that could not be read, or that a newer version wrote, is never written over. Keys at the top of the
/// file that the value does not know are kept. The value must encode to an object, with `null` for what is empty.
public struct JSONFile<Value: Codable & Sendable>: Sendable {
  public let url: URL
  /// The version that is written.
  ///
  /// Older ones are read too.
  public let version: Int

  public init(url: URL, version: Int) {
    self.url = url
    self.version = version
  }

  /// Reads the file.
  ///
  /// It is small, so a start may wait for it. What a killed save left beside the file is removed.
  ///
  /// - Parameter defaults: Gives the keys that the file lacks. Default: none, every key must be there.
  public func load(defaults: Value? = nil) -> StoreContents<Value> {
    AtomicFile(url: url).removeLeftovers()
    do throws(StoreProblem) {
      guard let stored = try object() else { return .missing }
      let filled = try defaults.map { value throws(StoreProblem) in try object(of: value) } ?? [:]
      return .value(try value(of: filled.merging(stored) { _, stored in stored }))
    } catch {
      return .problem(error)
    }
  }

  /// Replaces the file as a whole, away from the caller's actor.
  ///
  /// - Throws: The problem of the file that is there, or of the disk. The file is then as it was.
  @concurrent
  public func save(_ value: Value) async throws(StoreProblem) {
    let stored = try object() ?? [:]
    var merged = stored.merging(try object(of: value)) { _, new in new }
    merged["version"] = .integer(version)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard var bytes = try? encoder.encode(merged) else { throw .unwritable("a value has no form in JSON") }
    bytes.append(UInt8(ascii: "\n"))
    try AtomicFile(url: url).replace(with: bytes)
  }

  private func object() throws(StoreProblem) -> [String: JSONValue]? {
    guard let bytes = try AtomicFile(url: url).contents() else { return nil }
    guard let object = try? JSONDecoder().decode([String: JSONValue].self, from: bytes) else {
      throw .damaged("it is not valid JSON")
    }
    // A file written by hand needs no version.
    switch object["version"] ?? .integer(1) {
    case .integer(let found) where found > version: throw .newerVersion(found)
    case .integer(let found) where found > 0: return object
    default: throw .damaged("its version is not a number")
    }
  }

  private func object(of value: Value) throws(StoreProblem) -> [String: JSONValue] {
    do {
      let bytes = try JSONEncoder().encode(value)
      return try JSONDecoder().decode([String: JSONValue].self, from: bytes)
    } catch {
      throw .unwritable("a value has no form in JSON")
    }
  }

  private func value(of object: [String: JSONValue]) throws(StoreProblem) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(object))
    } catch let error as DecodingError {
      throw .damaged(error.words)
    } catch let error as StoreProblem {
      throw error
    } catch {
      throw .damaged("a value is not as it should be")
    }
  }
}
