import CDesktop

/// A colour; each part is from 0 to 1.
public struct Color: Equatable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From CSS notation, such as "#3584e4".
  public init?(_ text: String) {
    var color = GdkRGBA()
    guard gdk_rgba_parse(&color, text) != 0 else {
      return nil
    }
    self.init(color)
  }

  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha)
    )
  }

  var value: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
