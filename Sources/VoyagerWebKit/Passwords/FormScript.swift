/// The script that finds, fills and follows forms in every document, where its own scripts neither see nor call it.
///
/// It trusts nothing that a page can name over: a field called `elements` or `action` hides what its form has of that
/// name, also here, so everything is read by the prototypes.
@MainActor
enum FormScript {
  /// A world that nothing else of Voyager runs in.
  static let world = "voyager-passwords"
  /// Takes a form with a reply, and what was sent or left without one.
  static let asking = "form"
  static let telling = "formEvent"

  static let text = """
    (() => {
      const origin = self.origin
      // A document without an origin, and one with another site around it, gets nothing and is never asked for.
      if (!/^https?:/.test(origin) || ![...location.ancestorOrigins].every(other => other === origin)) return
      const view = \(ViewScheme.naming).name
      \(FormScriptParts.reading)
      \(FormScriptParts.asking)
      \(FormScriptParts.filling)
      \(FormScriptParts.sending)
      \(FormScriptParts.following)
    })()
    """
}
