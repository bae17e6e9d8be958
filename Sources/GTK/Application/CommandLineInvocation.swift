public import CDesktop

/// A start of the program, by this process or another.
///
/// The other one waits until this is dropped.
public final class CommandLineInvocation: Object {
  override public class var type: GType { g_application_command_line_get_type() }

  /// All arguments, the program first.
  public var arguments: [String] {
    var count: Int32 = 0
    let array = g_application_command_line_get_arguments(typed(), &count)
    defer { g_strfreev(array) }
    return strings(from: array)
  }

  public var isRemote: Bool { g_application_command_line_get_is_remote(typed()) != 0 }

  /// The working directory of the process that asked.
  public var directory: String? {
    g_application_command_line_get_cwd(typed()).map { String(cString: $0) }
  }

  public var exitStatus: Int32 {
    get { g_application_command_line_get_exit_status(typed()) }
    set { g_application_command_line_set_exit_status(typed(), newValue) }
  }

  /// The address of a file's path, seen from the directory of the process that asked.
  public func address(of argument: String) -> String? {
    let file = g_application_command_line_create_file_for_arg(typed(), argument)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    return takeString(g_file_get_uri(file))
  }

  /// Prints where the process that asked runs.
  public func print(_ text: String) { shim_command_line_print(typed(), text) }

  public func printError(_ text: String) { shim_command_line_print_error(typed(), text) }

  public func environment(_ name: String) -> String? {
    g_application_command_line_getenv(typed(), name).map { String(cString: $0) }
  }
}
