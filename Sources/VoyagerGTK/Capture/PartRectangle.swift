import VoyagerCore

/// The part that a person chooses, in pixels of the view.
struct PartRectangle: Equatable {
  enum Step {
    case left
    case right
    case up
    case down
  }

  private static let step = 16
  private static let least = 8

  private let size: (width: Int, height: Int)
  private(set) var x: Int
  private(set) var y: Int
  private(set) var width: Int
  private(set) var height: Int
  private var origin = (x: 0, y: 0)

  /// The middle half of a view.
  init(width: Int, height: Int) {
    size = (max(width, 1), max(height, 1))
    self.width = size.width / 2
    self.height = size.height / 2
    x = size.width / 4
    y = size.height / 4
  }

  var shownWidth: Int { max(width, 1) }
  var shownHeight: Int { max(height, 1) }

  /// `nil` while it is too small to have been meant.
  var part: PagePart? {
    guard width >= Self.least, height >= Self.least else {
      return nil
    }
    return PagePart(
      x: Double(x) / Double(size.width), y: Double(y) / Double(size.height),
      width: Double(width) / Double(size.width), height: Double(height) / Double(size.height))
  }

  var words: String { "\(width) by \(height) pixels, \(x) from the left, \(y) from the top" }

  mutating func begin(x: Double, y: Double) {
    origin = (Self.whole(x, size.width), Self.whole(y, size.height))
    (self.x, self.y) = origin
    (width, height) = (0, 0)
  }

  /// - Parameters: How far the pointer is from where it began.
  mutating func drag(x: Double, y: Double) {
    let end = (
      x: Self.whole(Double(origin.x) + x, size.width), y: Self.whole(Double(origin.y) + y, size.height)
    )
    self.x = min(origin.x, end.x)
    self.y = min(origin.y, end.y)
    width = abs(end.x - origin.x)
    height = abs(end.y - origin.y)
  }

  mutating func move(_ step: Step) {
    x = min(max(x + Self.change(step).x, 0), size.width - width)
    y = min(max(y + Self.change(step).y, 0), size.height - height)
  }

  /// Its lower right corner goes.
  mutating func grow(_ step: Step) {
    width = min(max(width + Self.change(step).x, Self.least), size.width - x)
    height = min(max(height + Self.change(step).y, Self.least), size.height - y)
  }

  static func == (one: Self, other: Self) -> Bool {
    (one.x, one.y, one.width, one.height) == (other.x, other.y, other.width, other.height)
  }

  private static func whole(_ value: Double, _ limit: Int) -> Int { min(max(Int(value), 0), limit) }

  private static func change(_ step: Step) -> (x: Int, y: Int) {
    switch step {
    case .left: (-Self.step, 0)
    case .right: (Self.step, 0)
    case .up: (0, -Self.step)
    case .down: (0, Self.step)
    }
  }
}
