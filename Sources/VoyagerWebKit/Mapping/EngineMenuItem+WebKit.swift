import CDesktop
import VoyagerCore

extension EngineMenuItem {
  /// The entry that a stock action stands for, of those the parent knows.
  init?(_ action: WebKitContextMenuAction) {
    switch action {
    case WEBKIT_CONTEXT_MENU_ACTION_CUT: self = .cut
    case WEBKIT_CONTEXT_MENU_ACTION_COPY: self = .copy
    case WEBKIT_CONTEXT_MENU_ACTION_PASTE: self = .paste
    case WEBKIT_CONTEXT_MENU_ACTION_PASTE_AS_PLAIN_TEXT: self = .pastePlain
    case WEBKIT_CONTEXT_MENU_ACTION_DELETE: self = .delete
    case WEBKIT_CONTEXT_MENU_ACTION_SELECT_ALL: self = .selectAll
    case WEBKIT_CONTEXT_MENU_ACTION_COPY_IMAGE_TO_CLIPBOARD: self = .copyImage
    case WEBKIT_CONTEXT_MENU_ACTION_COPY_IMAGE_URL_TO_CLIPBOARD: self = .copyImageAddress
    case WEBKIT_CONTEXT_MENU_ACTION_MEDIA_PLAY, WEBKIT_CONTEXT_MENU_ACTION_MEDIA_PAUSE:
      self = .mediaPlayPause
    case WEBKIT_CONTEXT_MENU_ACTION_MEDIA_MUTE: self = .mediaMute
    case WEBKIT_CONTEXT_MENU_ACTION_TOGGLE_MEDIA_CONTROLS: self = .mediaControls
    case WEBKIT_CONTEXT_MENU_ACTION_TOGGLE_MEDIA_LOOP: self = .mediaLoop
    case WEBKIT_CONTEXT_MENU_ACTION_ENTER_VIDEO_FULLSCREEN: self = .mediaFullScreen
    case WEBKIT_CONTEXT_MENU_ACTION_SPELLING_GUESS: self = .spellingGuess
    case WEBKIT_CONTEXT_MENU_ACTION_NO_GUESSES_FOUND: self = .noSpellingGuesses
    case WEBKIT_CONTEXT_MENU_ACTION_IGNORE_SPELLING: self = .ignoreSpelling
    case WEBKIT_CONTEXT_MENU_ACTION_LEARN_SPELLING: self = .learnSpelling
    case WEBKIT_CONTEXT_MENU_ACTION_INPUT_METHODS: self = .inputMethods
    case WEBKIT_CONTEXT_MENU_ACTION_UNICODE: self = .unicode
    case WEBKIT_CONTEXT_MENU_ACTION_INSPECT_ELEMENT: self = .inspect
    default: return nil
    }
  }
}
