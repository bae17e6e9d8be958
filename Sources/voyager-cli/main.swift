import Glibc
import VoyagerTerminal
import VoyagerWebKit

WebKitEngine.prepareProcess()
let status = TerminalStart.run(CommandLine.arguments) { size in
  WebKitEngine(
    rendering: .software, sparePages: .off, sharing: .openers,
    placement: .unseen(width: size.width, height: size.height))
}
exit(status)
