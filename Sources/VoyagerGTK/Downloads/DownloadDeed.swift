/// What a person does with a download in the list.
enum DownloadDeed {
  case pause
  case resume
  case cancel
  case showInFolder
  case remove
  case keep
  case discard
  case copyAddress
  case checksum
}
