public import CDesktop

/// A Swift type that a `GValue` can be read as: a signal's argument or a property.
@MainActor
public protocol ValueReadable {
  /// Whether values of this GType may be read as (or written from) the Swift type.
  static func accepts(_ type: GType) -> Bool

  static func read(_ value: UnsafePointer<GValue>) -> Self
}

/// A Swift type that can be put into a `GValue`.
@MainActor
public protocol ValueWritable {
  static func accepts(_ type: GType) -> Bool

  func write(to value: UnsafeMutablePointer<GValue>)
}

public typealias PropertyValue = ValueReadable & ValueWritable
