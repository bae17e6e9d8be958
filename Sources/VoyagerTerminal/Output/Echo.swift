/// Whether a terminal shows what is typed.
enum Echo {
  case shown
  case hidden
}
