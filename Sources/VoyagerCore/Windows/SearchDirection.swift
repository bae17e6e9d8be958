/// Which way a search goes on.
enum SearchDirection {
  case next
  case previous
}
