public import CDesktop

/// A Swift enumeration with the numbers of a C one.
@MainActor
public protocol EnumerationValue: RawRepresentable<UInt32>, ValueReadable, ValueWritable {
  /// What stands for a number that a newer library added.
  static var unknown: Self { get }
}

extension EnumerationValue {
  public static func accepts(_ type: GType) -> Bool { UInt32.accepts(type) }

  public static func read(_ value: UnsafePointer<GValue>) -> Self {
    Self(rawValue: UInt32.read(value)) ?? unknown
  }

  public func write(to value: UnsafeMutablePointer<GValue>) { rawValue.write(to: value) }
}
