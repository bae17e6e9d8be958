import Foundation
import Testing
import VoyagerGTK
import VoyagerTerminal

@Suite("Parity of the shells")
struct ParityTests {
  @Test("The page and the shells tell the same")
  func agrees() throws {
    let rows = try ParityTable().rows
    #expect(Set(rows.map(\.name)).count == rows.count)
    #expect(rows.allSatisfy { ["yes", "no"].contains($0.gtk) && ["yes", "no"].contains($0.terminal) })
    let gtk = Set(rows.filter { $0.gtk == "yes" }.map(\.name))
    let terminal = Set(rows.filter { $0.terminal == "yes" }.map(\.name))
    #expect(gtk.symmetricDifference(VoyagerGTK.ShellFeatures.all) == [])
    #expect(terminal.symmetricDifference(VoyagerTerminal.ShellFeatures.all) == [])
  }

  @Test("Each gap has a reason, and none lies in the parent")
  func explainsGaps() throws {
    let rows = try ParityTable().rows
    #expect(rows.count > 30)
    for row in rows {
      let isGap = row.gtk == "no" || row.terminal == "no"
      let isExplained = !row.reason.isEmpty && ["shell", "child"].contains(row.place)
      #expect(!isGap || isExplained, "\(row.name)")
    }
  }

  @Test("Both shells put the parent together in the same steps")
  func assemblesAlike() throws {
    let steps = try ["VoyagerGTK", "VoyagerTerminal"].map { shell in
      let file = ParityTable.sources.appendingPathComponent("\(shell)/Application/Assembly.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.matches(of: #/\b([A-Z][A-Za-z]*(?:Model|Store|Services))\(|(services\.[a-z]+) = /#).map {
        String($0.output.1 ?? $0.output.2 ?? "")
      }
    }
    #expect(steps[0].count >= 7)
    #expect(steps[0] == steps[1])
  }
}
