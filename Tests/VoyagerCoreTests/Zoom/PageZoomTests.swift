import Testing
import VoyagerCore

@Suite
struct PageZoomTests {
  @Test("Zooming in and out comes back to where it began")
  func comesBack() {
    for zoom in PageZoom.steps.dropLast() {
      let larger = PageZoom.larger(zoom)
      #expect(larger.flatMap(PageZoom.smaller) == zoom)
    }
  }

  @Test("At the ends there is no further step")
  func ends() {
    #expect(PageZoom.smaller(0.3) == nil)
    #expect(PageZoom.larger(5) == nil)
    #expect(PageZoom.larger(1.3) == 1.5)
    #expect(PageZoom.smaller(1.3) == 1.25)
  }
}
