import Foundation
import VoyagerCore

/// A tree as lines that a test can be read by: folders indented, each bookmark with all that it has.
enum TreeText {
  static func lines(_ tree: BookmarkTree) -> [String] {
    tree.bar.flatMap { lines($0, "bar: ") } + tree.other.flatMap { lines($0, "") }
  }

  private static func lines(_ node: BookmarkNode, _ indent: String) -> [String] {
    switch node {
    case .leaf(let leaf): [indent + line(leaf)]
    case .branch(let branch):
      ["\(indent)[\(branch.title)]"] + branch.nodes.flatMap { lines($0, indent + "  ") }
    }
  }

  private static func line(_ leaf: BookmarkLeaf) -> String {
    var line = "\(leaf.title) \(leaf.address.text)"
    if let added = leaf.added { line += " @\(Int(added.timeIntervalSince1970))" }
    if !leaf.tags.isEmpty { line += " #\(leaf.tags.joined(separator: "#"))" }
    if let keyword = leaf.keyword { line += " =\(keyword)" }
    if !leaf.note.isEmpty { line += " (\(leaf.note.replacing("\n", with: "⏎")))" }
    return line
  }
}
