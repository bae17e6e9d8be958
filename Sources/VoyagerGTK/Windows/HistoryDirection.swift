/// A way through the pages of a tab.
enum HistoryDirection {
  case back
  case forward
}
