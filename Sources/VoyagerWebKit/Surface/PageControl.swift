/// Who acts on a page.
enum PageControl {
  case person
  case driver
}
