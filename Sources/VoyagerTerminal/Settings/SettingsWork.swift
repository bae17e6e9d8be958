import Foundation
import VoyagerCore

/// Shows and changes settings, under the names that their file has.
@MainActor
struct SettingsWork {
  let settings: SettingsModel
  let printsJSON: Bool

  func run(_ words: [String]) async -> Outcome {
    switch (words.first ?? "get", words.count) {
    case ("get", ...1), ("list", 1): show()
    case ("get", 2): show(words[1])
    case ("set", 3): await set(words[1], words[2])
    default: Outcome(problem: Problem(.usage, "Usage: voyager-cli \(Verb.settings.usage)"))
    }
  }

  private func show() -> Outcome {
    let values = values(of: settings.settings)
    guard !printsJSON else {
      return Outcome(JSONText.of(settings.settings))
    }
    return Outcome(values.keys.sorted().map { "\($0)\t\(Self.text(values[$0]))" }.joined(separator: "\n"))
  }

  private func show(_ name: String) -> Outcome {
    let values = values(of: settings.settings)
    guard let value = values[name] else {
      return unknown(name)
    }
    return Outcome(Self.text(value))
  }

  private func set(_ name: String, _ text: String) async -> Outcome {
    let values = values(of: settings.settings)
    guard values[name] != nil else {
      return unknown(name)
    }
    guard settings.isSaving else {
      return Outcome(problem: Problem(.refused, settings.problem ?? "The settings can't be saved."))
    }
    guard
      let changed = Self.readings(of: text).lazy.compactMap({
        Self.settings(values.merging([name: $0]) { $1 })
      }).first
    else {
      return Outcome(
        problem: Problem(.usage, "“\(PlainText.line(text))” is no value for the setting “\(name)”."))
    }
    settings.update { $0 = changed }
    await settings.finishSaving()
    return settings.problem.map { Outcome(problem: Problem(.refused, $0)) } ?? show(name)
  }

  private func unknown(_ name: String) -> Outcome {
    let names = values(of: settings.settings).keys.sorted().joined(separator: ", ")
    return Outcome(
      problem: Problem(.usage, "There is no setting “\(PlainText.line(name))”. The settings are: \(names)."))
  }

  private func values(of settings: VoyagerSettings) -> [String: Any] {
    (Self.value(JSONText.of(settings)) as? [String: Any]) ?? [:]
  }

  /// What a word may mean: a text needs no quotation marks, and a list neither those nor brackets.
  private static func readings(of text: String) -> [Any] {
    let parts = text.split(separator: ",").map { String($0.trimmingPrefix(" ")) }
    return [value(text), text, parts].compactMap(\.self)
  }

  private static func settings(_ values: [String: Any]) -> VoyagerSettings? {
    guard let bytes = try? JSONSerialization.data(withJSONObject: values) else {
      return nil
    }
    return try? JSONDecoder().decode(VoyagerSettings.self, from: bytes)
  }

  private static func value(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private static func text(_ value: Any?) -> String {
    if let text = value as? String {
      return PlainText.line(text)
    }
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
    return value.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: options) }
      .map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
