import Testing

@testable import VoyagerWebKit

extension WebKitTests {
  @Suite("The choice of rendering")
  struct RenderingChoiceTests {
    @Test("A render node that can be opened means hardware, and the environment has the last word")
    func choose() {
      #expect(RenderingChoice.choose(wanted: nil, renderNodes: ["/no/such/node"]) == .software)
      #expect(RenderingChoice.choose(wanted: nil, renderNodes: ["/no/such/node", "/dev/null"]) == .hardware)
      #expect(RenderingChoice.choose(wanted: "software", renderNodes: ["/dev/null"]) == .software)
      #expect(RenderingChoice.choose(wanted: "hardware", renderNodes: []) == .hardware)
      #expect(RenderingChoice.choose(wanted: "purple", renderNodes: []) == .software)
    }
  }
}
