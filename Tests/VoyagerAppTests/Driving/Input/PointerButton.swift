enum PointerButton: Int, Sendable {
  case primary = 1
  case middle = 2
  case secondary = 3
  case wheelUp = 4
  case wheelDown = 5
  case back = 8
  case forward = 9
}
