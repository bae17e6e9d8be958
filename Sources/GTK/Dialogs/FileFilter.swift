public import CDesktop

/// Which files a chooser shows.
public final class FileFilter: Object {
  override public class var type: GType { gtk_file_filter_get_type() }

  public convenience init(
    name: String? = nil, mimeTypes: [String] = [], patterns: [String] = [], suffixes: [String] = []
  ) {
    self.init(gtk_file_filter_new(), .full)
    gtk_file_filter_set_name(opaque, name)
    mimeTypes.forEach { gtk_file_filter_add_mime_type(opaque, $0) }
    patterns.forEach { gtk_file_filter_add_pattern(opaque, $0) }
    suffixes.forEach { gtk_file_filter_add_suffix(opaque, $0) }
  }
}
