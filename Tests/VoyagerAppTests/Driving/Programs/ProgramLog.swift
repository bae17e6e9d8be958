/// What a program wrote to its standard error, read as GLib writes it.
struct ProgramLog: Sendable {
  let text: String

  /// The lines that tell of a fault in the program, less those that are known to be none.
  var faults: [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      Self.marks.contains { line.contains($0) } && !Self.harmless.contains { line.contains($0) }
    }
  }

  private static let marks = ["-CRITICAL **", "-WARNING **", "CRITICAL **:", "Fatal error:"]

  /// Each comes from the bare machine a test runs on or from the toolkit, and not from the program.
  private static let harmless = [
    "Failed to register client: GDBus.Error:org.freedesktop.DBus.Error.ServiceUnknown",
    "Unable to acquire session bus",
    // Nothing but a desktop without a background takes a drop of its own.
    "Drops for GDK_DRAG_PROTO_ROOTWIN must be handled internally",
    // A tab that is being pinned is narrower than libadwaita reckons.
    "attempt to allocate AdwFadingLabel",
    // GTK's own chooser of files rearranges the bar with its path while it is being laid out.
    "Trying to snapshot GtkButton",
    "RemoteInspector failed to connect to inspector server",
  ]
}
