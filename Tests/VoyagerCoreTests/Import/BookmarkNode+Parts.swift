import VoyagerCore

extension BookmarkNode {
  var leaf: BookmarkLeaf? {
    if case .leaf(let leaf) = self { leaf } else { nil }
  }

  var title: String {
    switch self {
    case .leaf(let leaf): leaf.title
    case .branch(let branch): branch.title
    }
  }
}
