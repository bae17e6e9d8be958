import CDesktop
import GTK
import VoyagerCore

extension DownloadFailure {
  init(_ error: GLibError) {
    guard error.domain == string(g_quark_to_string(webkit_download_error_quark())) else {
      self = .network(error.message)
      return
    }
    switch WebKitDownloadError(UInt32(bitPattern: error.code)) {
    case WEBKIT_DOWNLOAD_ERROR_CANCELLED_BY_USER: self = .cancelled
    case WEBKIT_DOWNLOAD_ERROR_DESTINATION: self = .disk(error.message)
    default: self = .network(error.message)
    }
  }
}
