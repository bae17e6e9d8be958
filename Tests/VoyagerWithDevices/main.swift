import Glibc
import VoyagerGTK
import VoyagerWebKit

// The desktop's Voyager, except for its devices. Only tests of questions for them start it; nobody installs it.

WebKitEngine.prepareProcess()
exit(VoyagerStart.run(CommandLine.arguments) { _ in MadeUpDevices(WebKitEngine()) })
