import CDesktop
import GTK
import VoyagerCore

extension ContextTarget {
  @MainActor
  init(_ hit: Object, selection: String?, offered: Set<EngineMenuItem>) {
    let pointer = hit.opaque
    let hasSelection = webkit_hit_test_result_context_is_selection(pointer) != 0
    self.init(
      link: string(webkit_hit_test_result_get_link_uri(pointer)).map { Address($0) },
      linkText: string(webkit_hit_test_result_get_link_label(pointer)),
      media: Self.media(pointer, offered),
      selection: hasSelection ? selection : nil,
      isEditable: webkit_hit_test_result_context_is_editable(pointer) != 0,
      offered: offered)
  }

  private static func media(_ hit: OpaquePointer, _ offered: Set<EngineMenuItem>) -> Media? {
    if let image = string(webkit_hit_test_result_get_image_uri(hit)) {
      return .image(Address(image))
    }
    guard let media = string(webkit_hit_test_result_get_media_uri(hit)) else {
      return nil
    }
    // The hit test does not tell them apart; only a video can fill the screen.
    return offered.contains(.mediaFullScreen) ? .video(Address(media)) : .audio(Address(media))
  }
}
