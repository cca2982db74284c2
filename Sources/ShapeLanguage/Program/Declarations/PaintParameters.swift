import ShapeCore

package enum RGBParameters {
  static let red = component(0, "red")
  static let green = component(1, "green")
  static let blue = component(2, "blue")
  static let opacity = TypedParameter.opacity(3)
  static let all = [red.declaration, green.declaration, blue.declaration, opacity.declaration]

  private static func component(_ index: Int, _ name: String) -> TypedParameter<Double> {
    TypedParameter(index, .value(name), in: .range(0...1, .colorComponent), "The \(name) component.")
  }
}

package enum HSLParameters {
  static let hue = TypedParameter<Angle>(0, .value("hue"), "The hue: `0deg` is red, `120deg` green, `240deg` blue.")
  static let saturation = TypedParameter<Double>(
    1, .value("saturation"), in: .range(0...1, "a saturation"), "The saturation.")
  static let lightness = TypedParameter<Double>(
    2, .value("lightness"), in: .range(0...1, "a lightness"), "The lightness.")
  static let opacity = TypedParameter.opacity(3)
  static let all = [hue.declaration, saturation.declaration, lightness.declaration, opacity.declaration]
}

package enum OKLCHParameters {
  static let lightness = TypedParameter<Double>(
    0, .value("lightness"), in: .range(0...1, "a lightness"), "The perceived lightness.")
  static let chroma = TypedParameter<Double>(
    1, .value("chroma"), in: .nonNegative("a chroma"), "The chroma.")
  static let hue = TypedParameter<Angle>(2, .value("hue"), "The hue.")
  static let opacity = TypedParameter.opacity(3)
  static let all = [lightness.declaration, chroma.declaration, hue.declaration, opacity.declaration]
}

package enum MixParameters {
  package static let first = TypedParameter<Value>(0, .value("first"), "The value at 0.")
  package static let second = TypedParameter<Value>(1, .value("second"), "The value at 1.")
  package static let at = TypedParameter<Double>(
    2, "at", in: .range(0...1, "a fraction"), "The position between them.")
  static let all = [first.declaration, second.declaration, at.declaration]
}

package enum SpaceMixParameters {
  package static let first = TypedParameter<Color>(0, .value("first"), "The color at 0.")
  package static let second = TypedParameter<Color>(1, .value("second"), "The color at 1.")
  package static let at = MixParameters.at
  package static let space = TypedParameter<ColorSpace>(3, "in", "The space in which components are mixed.")
  static let all = [first.declaration, second.declaration, at.declaration, space.declaration]
}

package enum ContrastParameters {
  package static let color = TypedParameter<Color>(0, .value("color"), "The color in front.")
  package static let background = TypedParameter<Color>(
    1, .value("background"), "The color behind it. Its opacity doesn't count.")
  static let all = [color.declaration, background.declaration]
}

package enum AdaptiveParameters {
  static let light = TypedParameter<Color>(0, "light", "The color in the light appearance.")
  static let dark = TypedParameter<Color>(1, "dark", "The color in the dark appearance.")
  static let all = [light.declaration, dark.declaration]
}

package enum StopParameters {
  static let color = TypedParameter<Color>(0, .value("color"), "The color.")
  package static let at = TypedParameter<Double>(
    1, "at", in: .range(0...1, "the position of a stop"), "The position in the gradient.")
  static let all = [color.declaration, at.declaration]
}

package enum LinearGradientParameters {
  static let colors = TypedParameter.colors
  static let from = TypedParameter<Point?>(1, "from", else: "the top center of the layer", "The start of the line.")
  static let to = TypedParameter<Point?>(2, "to", else: "the bottom center of the layer", "The end of the line.")
  static let all = [colors.declaration, from.declaration, to.declaration]
}

package enum RadialGradientParameters {
  static let colors = TypedParameter.colors
  static let center = TypedParameter.gradientCenter
  static let radius = TypedParameter<Double?>(
    2, "radius", in: .length("the radius of a gradient"),
    else: "half of the longer side of the layer", "The radius.")
  static let all = [colors.declaration, center.declaration, radius.declaration]
}

package enum ConicGradientParameters {
  static let colors = TypedParameter.colors
  static let center = TypedParameter.gradientCenter
  static let from = TypedParameter(2, "from", default: Angle.zero, "The direction of the first color.")
  static let all = [colors.declaration, center.declaration, from.declaration]
}

/// The parameters of the method `opacity` of a color.
package enum OpacityParameters {
  package static let opacity = TypedParameter<Double>(
    1, .value("opacity"), in: .range(0...1, "an opacity"), "The factor.")
  static let all = [opacity.declaration]
}

/// The parameters of the methods `lighter` and `darker` of a color.
package enum LightnessParameters {
  package static let share = TypedParameter<Double>(
    1, .value("share"), in: .range(0...1, "a share"), "The share of the way to white or black.")
  static let all = [share.declaration]
}

extension TypedParameter<[GradientStop]> {
  fileprivate static var colors: Self { Self(0, .value("colors"), "The colors and stops, at least two.") }
}

extension TypedParameter<Point?> {
  fileprivate static var gradientCenter: Self {
    Self(1, "center", else: "the center of the layer", "The center.")
  }
}
