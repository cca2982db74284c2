import ShapeCore

package enum SizeParameters {
  static let size = TypedParameter<Size>(0, .value("size"), along: .any, "The design size, a constant.")
  static let min = TypedParameter(
    1, "min", along: .any, default: SizeLimits().minimum, "The smallest size the shape supports.")
  static let max = TypedParameter(
    2, "max", along: .any, default: SizeLimits().maximum, "The largest size the shape supports.")
  static let all = [size.declaration, min.declaration, max.declaration]
}

package enum RequireParameters {
  package static let condition = TypedParameter<Bool>(
    0, .value("condition"), "The condition that must be true at every size and for all values.")
  package static let message = TypedParameter(1, .value("message"), default: "", "The reason, for the message.")
  static let all = [condition.declaration, message.declaration]
}

package enum FillParameters {
  static let paint = TypedParameter<Paint>(0, .value("paint"), "The color or gradient to fill with.")
  static let path = TypedParameter<Path?>(1, "path", else: "the outline of the layer", "The path to fill.")
  static let rule = TypedParameter.rule(2)
  static let opacity = TypedParameter.opacity(3)
  static let all = [paint.declaration, path.declaration, rule.declaration, opacity.declaration]
}

package enum StrokeParameters {
  static let paint = TypedParameter<Paint>(0, .value("paint"), "The color or gradient of the line.")
  static let width = TypedParameter(
    1, "width", in: .length("the width of a stroke"), default: 1.0, "The width of the line.")
  static let align = TypedParameter(
    2, "align", default: StrokeAlignment.center, "The position of the line: centered, or on one side of a closed path.")
  static let cap = TypedParameter.cap(3)
  static let join = TypedParameter.join(4)
  static let miterLimit = TypedParameter.miterLimit(5)
  static let dash = TypedParameter.dash(6)
  static let phase = TypedParameter.phase(7)
  static let fitted = TypedParameter.fitted(8)
  static let path = TypedParameter<Path?>(9, "path", else: "the outline of the layer", "The path to stroke.")
  static let opacity = TypedParameter.opacity(10)
  static let all = [
    paint.declaration, width.declaration, align.declaration, cap.declaration, join.declaration,
    miterLimit.declaration, dash.declaration, phase.declaration, fitted.declaration, path.declaration,
    opacity.declaration,
  ]
}

package enum BorderParameters {
  static let edges = TypedParameter(0, .value("edges"), default: Edges.all, "The edges of the outline to draw.")
  static let width = TypedParameter(
    1, "width", in: .length("the width of a border"), default: 1.0, "The width of the border inside the outline.")
  static let color = TypedParameter(2, "color", default: Paint.color(.black), "The color or gradient of the border.")
  static let dash = TypedParameter.dash(3)
  static let phase = TypedParameter.phase(4)
  static let fitted = TypedParameter.fitted(5)
  static let opacity = TypedParameter.opacity(6)
  static let all = [
    edges.declaration, width.declaration, color.declaration, dash.declaration, phase.declaration, fitted.declaration,
    opacity.declaration,
  ]
}

package enum ShadowParameters {
  static let color = TypedParameter(0, .value("color"), default: Color.black, "The color of the shadow.")
  static let radius = TypedParameter<Double>(
    1, "radius", in: .length("the radius of a shadow"), "The standard deviation of the blur.")
  static let offset = TypedParameter(2, "offset", default: Point.zero, "The displacement of the shadow.")
  static let opacity = TypedParameter.opacity(3)
  static let spread = TypedParameter(
    4, "spread", in: .coordinates, along: .any, default: 0.0,
    "The distance by which the shadow extends beyond the layer before the blur. A negative one makes it smaller.")
  static let inner = TypedParameter(5, "inner", default: false, "Whether the shadow is inside the layer, above it.")
  static let all = [
    color.declaration, radius.declaration, offset.declaration, opacity.declaration, spread.declaration,
    inner.declaration,
  ]
}

package enum ClipParameters {
  static let path = TypedParameter<Path?>(0, .value("path"), else: "the outline of the layer", "The path to clip with.")
  static let rule = TypedParameter.rule(1)
  static let all = [path.declaration, rule.declaration]
}

package enum EraseParameters {
  static let path = TypedParameter<Path>(0, .value("path"), "The path to erase.")
  static let rule = TypedParameter.rule(1)
  static let all = [path.declaration, rule.declaration]
}

package enum OutlineParameters {
  static let path = TypedParameter<Path>(0, .value("path"), "The path that bounds the layer.")
  static let all = [path.declaration]
}

/// Parameters that several commands and methods share, each at a position of its own.
extension TypedParameter<FillRule> {
  static func rule(_ index: Int) -> Self {
    Self(index, "rule", default: .nonZero, "The rule that decides which points are inside the path.")
  }
}

extension TypedParameter<LineCap> {
  static func cap(_ index: Int) -> Self {
    Self(index, "cap", default: .butt, "The shape of the line's ends.")
  }
}

extension TypedParameter<LineJoin> {
  static func join(_ index: Int) -> Self {
    Self(index, "join", default: .miter, "The shape of the line's corners.")
  }
}

extension TypedParameter<Double> {
  static func opacity(_ index: Int, _ purpose: String = "The opacity.") -> Self {
    Self(index, "opacity", in: .range(0...1, "an opacity"), default: 1, purpose)
  }

  static func radius(_ index: Int, _ purpose: String, named name: String = "radius") -> Self {
    Self(index, .label(name), in: .length("a radius"), purpose)
  }

  static func miterLimit(_ index: Int) -> Self {
    Self(
      index, "miterLimit", in: .range(1...1000, "a miter limit"), default: 10,
      "The length of a miter, in line widths, above which it is beveled.")
  }

  static func phase(_ index: Int) -> Self {
    Self(index, "phase", along: .any, default: 0, "The position in the dashes at which the line begins.")
  }
}

extension TypedParameter<[Double]> {
  static func dash(_ index: Int) -> Self {
    Self(index, "dash", default: [], note: ", a solid line", "The lengths of dashes and gaps in turn.")
  }
}

extension TypedParameter<Bool> {
  static func fitted(_ index: Int) -> Self {
    Self(
      index, "fitted", default: false,
      "Whether dashes and gaps are scaled so that each piece of the path ends as it begins, with a whole number of "
        + "them.")
  }
}
