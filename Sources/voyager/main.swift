import Glibc
import VoyagerGTK
import VoyagerWebKit

WebKitEngine.prepareProcess()
let status = VoyagerStart.run(CommandLine.arguments) { kind in
  WebKitEngine(automation: kind == .driver ? .allowed : .refused)
}
exit(status)
