/// Pages with one field that fills them; their title is what was typed,
/// and they tell when they get the keyboard.
enum TypingPage {
  static let html = """
    <textarea class="all" oninput="document.title = value"></textarea>
    <script>onfocus = () => tell('has the keyboard')</script>
    """

  /// The same, and the page asks to stay.
  static let staying = """
    <textarea class="all" oninput="document.title = value"></textarea>
    <script>onfocus = () => tell('has the keyboard'); onbeforeunload = event => { event.preventDefault(); return '' }</script>
    """
}
