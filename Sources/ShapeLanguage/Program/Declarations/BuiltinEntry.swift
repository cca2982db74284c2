import ShapeCore

/// The declaration of a function or method of the language.
package struct BuiltinEntry: Sendable {
  package enum Result: Sendable {
    case exact(ValueType)
    /// The type that the `scalar` or `mixable` arguments have in common.
    case ofArguments
    /// The type of the elements of the list that is its first operand.
    case element
    /// The type of the method's receiver.
    case receiver
  }

  package var builtin: Builtin
  /// The type of the method's receiver, or `nil` for a function.
  package var receiver: ValueType?
  package var signature: Signature
  package var result: Result
  /// The result, in one sentence.
  package var documentation: String

  /// Every function and method. Labels distinguish several with the same name.
  package static let all: [BuiltinEntry] = Builtin.allCases.map { $0.entry }

  fileprivate static func function(
    _ builtin: Builtin, _ name: String, _ parameters: (some ParameterList).Type, _ result: Result,
    _ documentation: String, isVariadic: Bool = false
  ) -> BuiltinEntry {
    BuiltinEntry(
      builtin: builtin, receiver: nil, signature: Signature(name, parameters, isVariadic: isVariadic), result: result,
      documentation: documentation)
  }

  fileprivate static func method(
    _ builtin: Builtin, on receiver: ValueType, _ name: String, _ parameters: (some ParameterList).Type,
    _ result: ValueType, _ documentation: String
  ) -> BuiltinEntry {
    BuiltinEntry(
      builtin: builtin, receiver: receiver, signature: Signature(name, parameters), result: .exact(result),
      documentation: documentation)
  }
}

extension Builtin {
  static let allCases: [Builtin] =
    NumberFunction.allCases.map { .number($0) } + RectFunction.allCases.map { .rect($0) }
    + PaintFunction.allCases.map { .paint($0) } + PathFunction.allCases.map { .path($0) }
    + PathDerivation.allCases.map { .derivedPath($0) } + PathMeasure.allCases.map { .pathMeasure($0) }
    + [.edgesContains] + ListFunction.allCases.map { .list($0) }

  var entry: BuiltinEntry {
    switch self {
    case .number(let function): function.entry
    case .rect(let function): function.entry
    case .paint(let function): function.entry
    case .path(let function): function.entry
    case .derivedPath(let derivation): derivation.entry
    case .pathMeasure(let measure): measure.entry
    case .edgesContains:
      .method(
        self, on: .edges, "contains", EdgesContainsParameter.self, .bool,
        "Returns whether the set has all of these edges.")
    case .list(let function): function.entry
    }
  }
}

extension NumberFunction: CaseIterable {
  public static var allCases: [NumberFunction] {
    [.minimum, .maximum, .clamp, .distance] + NumberFunctionOfOne.allCases.map { .ofOne($0) }
      + NumberFunctionOfTwo.allCases.map { .ofTwo($0) }
  }

  fileprivate var entry: BuiltinEntry {
    switch self {
    case .minimum:
      .function(
        .number(self), "min", ExtremeParameter.self, .ofArguments, "Returns the smallest of its values.",
        isVariadic: true)
    case .maximum:
      .function(
        .number(self), "max", ExtremeParameter.self, .ofArguments, "Returns the largest of its values.",
        isVariadic: true)
    case .clamp:
      .function(
        .number(self), "clamp", ClampParameter.self, .ofArguments,
        "Returns the nearest value within two bounds.")
    case .distance:
      .function(
        .number(self), "distance", DistanceParameter.self, .exact(.number), "Returns the distance between two points.")
    case .ofOne(let function): function.entry
    case .ofTwo(let function): function.entry
    }
  }
}

extension ListFunction {
  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.list(self)
    return switch self {
    case .minimum:
      .function(builtin, "min", OrderedListParameter.self, .element, "Returns the smallest element of a list.")
    case .maximum:
      .function(builtin, "max", OrderedListParameter.self, .element, "Returns the largest element of a list.")
    case .sum:
      .function(
        builtin, "sum", SummedListParameter.self, .element, "Returns the sum of a list's elements. Zero if it is empty."
      )
    case .reversed:
      BuiltinEntry(
        builtin: builtin, receiver: .anyList, signature: Signature("reversed", ReceiverParameter.self),
        result: .receiver, documentation: "Returns the elements in the opposite order.")
    }
  }
}

extension NumberFunctionOfOne {
  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.number(.ofOne(self))
    return switch self {
    case .absolute:
      .function(builtin, "abs", ScalarParameter.self, .ofArguments, "Returns the absolute value.")
    case .floor:
      .function(builtin, "floor", NumberParameter.self, .exact(.integer), "Returns the number, rounded down.")
    case .ceiling:
      .function(builtin, "ceil", NumberParameter.self, .exact(.integer), "Returns the number, rounded up.")
    case .round:
      .function(
        builtin, "round", NumberParameter.self, .exact(.integer),
        "Returns the nearest whole number. Halves are rounded away from 0.")
    case .squareRoot:
      .function(builtin, "sqrt", NumberParameter.self, .exact(.number), "Returns the square root.")
    case .sign:
      .function(builtin, "sign", NumberParameter.self, .exact(.integer), "Returns -1, 0 or 1, depending on the sign.")
    case .sine: .function(builtin, "sin", AngleParameter.self, .exact(.number), "Returns the sine of an angle.")
    case .cosine: .function(builtin, "cos", AngleParameter.self, .exact(.number), "Returns the cosine of an angle.")
    case .tangent: .function(builtin, "tan", AngleParameter.self, .exact(.number), "Returns the tangent of an angle.")
    case .arcSine: .function(builtin, "asin", NumberParameter.self, .exact(.angle), "Returns the angle with a sine.")
    case .arcCosine:
      .function(builtin, "acos", NumberParameter.self, .exact(.angle), "Returns the angle with a cosine.")
    case .arcTangent:
      .function(builtin, "atan", NumberParameter.self, .exact(.angle), "Returns the angle with a tangent.")
    }
  }
}

extension NumberFunctionOfTwo {
  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.number(.ofTwo(self))
    return switch self {
    case .modulo:
      .function(
        builtin, "mod", ModuloParameter.self, .ofArguments,
        "Returns the remainder of a division, with the sign of the divisor: `mod(-1, 5)` is 4.")
    case .power:
      .function(
        builtin, "pow", PowerParameter.self, .exact(.number), "Returns the base raised to the power of the exponent.")
    case .hypotenuse:
      .function(
        builtin, "hypot", HypotenuseParameter.self, .exact(.number),
        "Returns the length of the diagonal of a rectangle with these sides.")
    case .arcTangent:
      .function(
        builtin, "atan2", DirectionParameter.self, .exact(.angle), "Returns the direction from the origin to (x, y).")
    }
  }
}

extension RectFunction {
  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.rect(self)
    return switch self {
    case .fromOrigin:
      .function(
        builtin, "Rect", RectFromOriginParameter.self, .exact(.rect),
        "Returns a rectangle from its top left corner and its size.")
    case .fromCenter:
      .function(
        builtin, "Rect", RectFromCenterParameter.self, .exact(.rect),
        "Returns a rectangle from its center and its size.")
    case .inset:
      .method(
        builtin, on: .rect, "inset", InsetParameter.self, .rect, "Returns the rectangle with every edge moved inwards.")
    case .insetEdges:
      .method(
        builtin, on: .rect, "inset", InsetEdgesParameter.self, .rect,
        "Returns the rectangle with some edges moved inwards.")
    case .translated:
      .method(builtin, on: .rect, "translated", TranslatedParameter.self, .rect, "Returns the rectangle, moved.")
    }
  }
}

extension PaintFunction: CaseIterable {
  public static var allCases: [PaintFunction] {
    ColorModel.allCases.map { .color($0) } + [.mix, .adaptive, .stop] + GradientKind.allCases.map { .gradient($0) }
      + [.opacity]
  }

  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.paint(self)
    return switch self {
    case .color(.rgb):
      .function(builtin, "rgb", RGBParameter.self, .exact(.color), "Returns a color from its sRGB components.")
    case .color(.hsl):
      .function(
        builtin, "hsl", HSLParameter.self, .exact(.color),
        "Returns a color from hue, saturation and lightness, as in CSS.")
    case .color(.oklch):
      .function(
        builtin, "oklch", OKLCHParameter.self, .exact(.color),
        "Returns a color from perceived lightness, chroma and hue, as in CSS, limited to sRGB.")
    case .mix:
      .function(
        builtin, "mix", MixParameter.self, .ofArguments, "Returns a value between two others.")
    case .adaptive:
      .function(
        builtin, "adaptive", AdaptiveParameter.self, .exact(.color),
        "Returns a color that differs in the light and the dark appearance.")
    case .stop:
      .function(
        builtin, "stop", StopParameter.self, .exact(.stop), "Returns a color with its position in a gradient.")
    case .gradient(.linear):
      .function(
        builtin, "linearGradient", LinearGradientParameter.self, .exact(.paint), "Returns a gradient along a line.")
    case .gradient(.radial):
      .function(
        builtin, "radialGradient", RadialGradientParameter.self, .exact(.paint),
        "Returns a gradient from a center outwards.")
    case .gradient(.conic):
      .function(
        builtin, "conicGradient", ConicGradientParameter.self, .exact(.paint),
        "Returns a gradient clockwise around a center.")
    case .opacity:
      .method(
        builtin, on: .color, "opacity", OpacityParameter.self, .color,
        "Returns the color with its opacity multiplied by a factor.")
    }
  }
}

extension PathFunction {
  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.path(self)
    return switch self {
    case .rect:
      .function(builtin, "rect", PathInRectParameter.self, .exact(.path), "Returns the outline of a rectangle.")
    case .roundedRect:
      .function(
        builtin, "roundedRect", RoundedRectParameter.self, .exact(.path),
        "Returns the outline of a rectangle with rounded corners.")
    case .circle:
      .function(
        builtin, "circle", CircleParameter.self, .exact(.path), "Returns a circle, clockwise from its rightmost point.")
    case .ellipse:
      .function(
        builtin, "ellipse", PathInRectParameter.self, .exact(.path), "Returns the ellipse that fills a rectangle.")
    case .capsule:
      .function(
        builtin, "capsule", PathInRectParameter.self, .exact(.path),
        "Returns the outline of a rectangle whose shorter sides are half circles.")
    case .polygon:
      .function(
        builtin, "polygon", PolygonParameter.self, .exact(.path), "Returns a closed path of lines through points.")
    case .regularPolygon:
      .function(
        builtin, "regularPolygon", RegularPolygonParameter.self, .exact(.path),
        "Returns a polygon with equal sides whose first corner points up.")
    case .polyline:
      .function(builtin, "polyline", PolylineParameter.self, .exact(.path), "Returns open lines through points.")
    case .spline:
      .function(
        builtin, "spline", SplineParameter.self, .exact(.path), "Returns a smooth curve through points.")
    case .star:
      .function(
        builtin, "star", StarParameter.self, .exact(.path), "Returns a star whose first tip points up.")
    }
  }
}

extension PathDerivation: CaseIterable {
  public static var allCases: [PathDerivation] {
    [.translated, .rotated, .scaled, .scaledAxes, .reversed, .trimmed, .rounded, .stroked, .offset]
      + RegionOperation.allCases.map { .combined($0) } + [.simplified, .dashed, .flattened]
  }

  var entry: BuiltinEntry {
    let builtin = Builtin.derivedPath(self)
    return switch self {
    case .translated:
      .method(builtin, on: .path, "translated", TranslatedParameter.self, .path, "Returns the path, moved.")
    case .rotated:
      .method(builtin, on: .path, "rotated", RotatedParameter.self, .path, "Returns the path, rotated clockwise.")
    case .scaled: .method(builtin, on: .path, "scaled", ScaledParameter.self, .path, "Returns the path, scaled.")
    case .scaledAxes:
      .method(
        builtin, on: .path, "scaled", ScaledAxesParameter.self, .path,
        "Returns the path, scaled by a factor for each axis.")
    case .reversed:
      .method(
        builtin, on: .path, "reversed", ReceiverParameter.self, .path, "Returns the path in the opposite direction.")
    case .trimmed:
      .method(
        builtin, on: .path, "trimmed", TrimmedParameter.self, .path,
        "Returns the part of the path between two fractions of its length.")
    case .rounded:
      .method(
        builtin, on: .path, "rounded", RoundedParameter.self, .path,
        "Returns the path with its corners rounded by arcs that touch both sides.")
    case .stroked:
      .method(
        builtin, on: .path, "stroked", StrokedParameter.self, .path,
        "Returns the region that a stroke along the path covers.")
    case .offset:
      .method(
        builtin, on: .path, "offset", OffsetParameter.self, .path, "Returns the region of the path, grown or shrunk.")
    case .combined(.union):
      .method(
        builtin, on: .path, "union", CombinedParameter.self, .path, "Returns the region inside either path.")
    case .combined(.intersection):
      .method(
        builtin, on: .path, "intersection", CombinedParameter.self, .path, "Returns the region inside both paths.")
    case .combined(.subtracting):
      .method(
        builtin, on: .path, "subtracting", CombinedParameter.self, .path,
        "Returns the region inside this path and outside the other.")
    case .combined(.symmetricDifference):
      .method(
        builtin, on: .path, "symmetricDifference", CombinedParameter.self, .path,
        "Returns the region inside exactly one of the paths.")
    case .simplified:
      .method(
        builtin, on: .path, "simplified", SimplifiedParameter.self, .path, "Returns the same region without overlaps.")
    case .dashed:
      .method(
        builtin, on: .path, "dashed", DashedParameter.self, .path,
        "Returns the dashes of the path, each an open subpath.")
    case .flattened:
      .method(
        builtin, on: .path, "flattened", FlattenedParameter.self, .path,
        "Returns the path with lines instead of curves.")
    }
  }
}

extension PathMeasure {
  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.pathMeasure(self)
    return switch self {
    case .point:
      .method(
        builtin, on: .path, "point", FractionParameter.self, .point,
        "Returns the point at a fraction of the path's length.")
    case .tangent:
      .method(
        builtin, on: .path, "tangent", FractionParameter.self, .angle,
        "Returns the direction of the path at a fraction of its length.")
    case .nearestPoint:
      .method(
        builtin, on: .path, "nearestPoint", NearestPointParameter.self, .point,
        "Returns the point of the path that is nearest to another.")
    case .winding:
      .method(
        builtin, on: .path, "winding", WindingParameter.self, .integer,
        "Returns how often the path winds clockwise around a point.")
    case .contains:
      .method(
        builtin, on: .path, "contains", PathContainsParameter.self, .bool,
        "Returns whether a fill of the path covers a point.")
    }
  }
}
