import Foundation
import VoyagerCore

/// What ``FormScript`` says, before anything is believed of it.
struct FormMessage: Decodable {
  struct Field: Decodable {
    let kind: String
    let hints: [String]
    let name: String
    let text: String
    let isVisible: Bool
    let isEditable: Bool
    let isFilled: Bool
  }

  /// More than that is no form.
  private static let longest = 300_000

  /// What the document shows in which view it is by: see ``ViewScheme``.
  let view: String
  let event: String?
  let outcome: String?
  let occasion: String?
  let origin: String?
  let target: String?
  let fields: [Field]?
  let focus: Int?
  let place: [Double]?
  let values: [String: String]?

  static func read(_ text: String) -> FormMessage? {
    guard text.utf8.count <= longest else { return nil }
    return try? JSONDecoder().decode(FormMessage.self, from: Data(text.utf8))
  }

  /// - Parameter zoom: How large the page is shown: it counts in its own units, the view in those of the screen.
  func form(zoom: Double) -> PageForm? {
    guard let occasion = occasion.flatMap(PageForm.Occasion.init), let origin, let fields, let place,
      place.count == 4
    else { return nil }
    let read = fields.compactMap(Self.field)
    guard read.count == fields.count else { return nil }
    return PageForm(
      occasion, origin: origin, target: target.map { Address($0) }, fields: read,
      focus: focus.flatMap { read.indices.contains($0) ? $0 : nil },
      place: PagePlace(
        x: place[0] * zoom, y: place[1] * zoom, width: place[2] * zoom, height: place[3] * zoom))
  }

  func sent(zoom: Double) -> SentForm? {
    guard let outcome = outcome.flatMap(SentForm.Outcome.init), let values, let form = form(zoom: zoom) else {
      return nil
    }
    let read = values.compactMap { key, value in
      Int(key).flatMap { form.fields.indices.contains($0) ? ($0, Secret(value)) : nil }
    }
    return SentForm(form, Dictionary(read) { first, _ in first }, outcome)
  }

  private static func field(_ field: Field) -> FormField? {
    FormField.Kind(rawValue: field.kind).map { kind in
      FormField(
        kind, hints: Set(field.hints), name: field.name, text: field.text, isVisible: field.isVisible,
        isEditable: field.isEditable, isFilled: field.isFilled)
    }
  }
}
