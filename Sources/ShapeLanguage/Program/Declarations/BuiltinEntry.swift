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
    _ builtin: Builtin, _ name: String, _ parameters: [ParameterDeclaration], _ result: Result,
    _ documentation: String, isVariadic: Bool = false
  ) -> BuiltinEntry {
    BuiltinEntry(
      builtin: builtin, receiver: nil, signature: Signature(name, parameters, isVariadic: isVariadic), result: result,
      documentation: documentation)
  }

  fileprivate static func method(
    _ builtin: Builtin, on receiver: ValueType, _ name: String, _ parameters: [ParameterDeclaration],
    _ result: Result, _ documentation: String
  ) -> BuiltinEntry {
    BuiltinEntry(
      builtin: builtin, receiver: receiver, signature: Signature(name, parameters, receiverCount: 1), result: result,
      documentation: documentation)
  }
}

extension Builtin {
  static let allCases: [Builtin] =
    NumberFunction.allCases.map { .number($0) } + RectFunction.allCases.map { .rect($0) }
    + PaintFunction.allCases.map { .paint($0) } + PathFunction.allCases.map { .path($0) }
    + PathDerivation.allCases.map { .derivedPath($0) } + PathMeasure.allCases.map { .pathMeasure($0) }
    + PointFunction.allCases.map { .point($0) } + [.edgesContains] + ListFunction.allCases.map { .list($0) }

  public var name: String { entry.signature.name }

  package var entry: BuiltinEntry {
    switch self {
    case .number(let function): function.entry
    case .rect(let function): function.entry
    case .paint(let function): function.entry
    case .path(let function): function.entry
    case .derivedPath(let derivation): derivation.entry
    case .pathMeasure(let measure): measure.entry
    case .point(let function): function.entry
    case .edgesContains:
      .method(
        self, on: .edges, "contains", EdgesContainsParameters.all, .exact(.bool),
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
        .number(self), "min", ExtremeParameters.all, .ofArguments,
        "Returns the smallest of its values.", isVariadic: true)
    case .maximum:
      .function(
        .number(self), "max", ExtremeParameters.all, .ofArguments,
        "Returns the largest of its values.", isVariadic: true)
    case .clamp:
      .function(
        .number(self), "clamp", ClampParameters.all, .ofArguments, "Returns the nearest value within two bounds.")
    case .distance:
      .function(
        .number(self), "distance", DistanceParameters.all, .exact(.number), "Returns the distance between two points.")
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
      .function(
        builtin, "min", [ListParameters.ordered.declaration], .element, "Returns the smallest element of a list.")
    case .maximum:
      .function(
        builtin, "max", [ListParameters.ordered.declaration], .element, "Returns the largest element of a list.")
    case .sum:
      .function(
        builtin, "sum", [ListParameters.summed.declaration], .element,
        "Returns the sum of a list's elements. Zero if it is empty.")
    case .reversed:
      .method(builtin, on: .anyList, "reversed", [], .receiver, "Returns the elements in the opposite order.")
    case .zip:
      .function(
        builtin, "zip", ZipParameters.all, .exact(.anyList),
        "Returns the elements of lists of the same length together, for a loop: `repeat a, b in zip(first, second) { … }`."
      )
    }
  }
}

extension NumberFunctionOfOne {
  fileprivate var entry: BuiltinEntry {
    func function(
      _ name: String, _ parameter: TypedParameter<Double>, _ result: BuiltinEntry.Result, _ documentation: String
    ) -> BuiltinEntry {
      .function(.number(.ofOne(self)), name, [parameter.declaration], result, documentation)
    }
    let (number, angle) = (NumberParameters.number, NumberParameters.angle)
    return switch self {
    case .absolute: function("abs", NumberParameters.scalar, .ofArguments, "Returns the absolute value.")
    case .floor: function("floor", number, .exact(.integer), "Returns the number, rounded down.")
    case .ceiling: function("ceil", number, .exact(.integer), "Returns the number, rounded up.")
    case .round:
      function(
        "round", number, .exact(.integer), "Returns the nearest whole number. Halves are rounded away from 0.")
    case .squareRoot: function("sqrt", number, .exact(.number), "Returns the square root.")
    case .sign: function("sign", number, .exact(.integer), "Returns -1, 0 or 1, depending on the sign.")
    case .sine: function("sin", angle, .exact(.number), "Returns the sine of an angle.")
    case .cosine: function("cos", angle, .exact(.number), "Returns the cosine of an angle.")
    case .tangent: function("tan", angle, .exact(.number), "Returns the tangent of an angle.")
    case .arcSine: function("asin", number, .exact(.angle), "Returns the angle with a sine.")
    case .arcCosine: function("acos", number, .exact(.angle), "Returns the angle with a cosine.")
    case .arcTangent: function("atan", number, .exact(.angle), "Returns the angle with a tangent.")
    case .degrees: function("degrees", number, .exact(.angle), "Returns the angle of a number of degrees.")
    case .radians: function("radians", number, .exact(.angle), "Returns the angle of a number of radians.")
    }
  }
}

extension NumberFunctionOfTwo {
  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.number(.ofTwo(self))
    return switch self {
    case .modulo:
      .function(
        builtin, "mod", ModuloParameters.all, .ofArguments,
        "Returns the remainder of a division, with the sign of the divisor: `mod(-1, 5)` is 4.")
    case .power:
      .function(
        builtin, "pow", PowerParameters.all, .exact(.number), "Returns the base raised to the power of the exponent.")
    case .hypotenuse:
      .function(
        builtin, "hypot", HypotenuseParameters.all, .exact(.number),
        "Returns the length of the diagonal of a rectangle with these sides.")
    case .arcTangent:
      .function(
        builtin, "atan2", DirectionParameters.all, .exact(.angle), "Returns the direction from the origin to (x, y).")
    }
  }
}

extension RectFunction {
  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.rect(self)
    return switch self {
    case .fromOrigin:
      .function(
        builtin, "Rect", RectFromOriginParameters.all, .exact(.rect),
        "Returns a rectangle from its top left corner and its size.")
    case .fromCenter:
      .function(
        builtin, "Rect", RectFromCenterParameters.all, .exact(.rect),
        "Returns a rectangle from its center and its size.")
    case .inset:
      .method(
        builtin, on: .rect, "inset", InsetParameters.all, .exact(.rect),
        "Returns the rectangle with every edge moved inwards.")
    case .insetEdges:
      .method(
        builtin, on: .rect, "inset", InsetEdgesParameters.all, .exact(.rect),
        "Returns the rectangle with some edges moved inwards.")
    case .translated:
      .method(
        builtin, on: .rect, "translated", TranslatedParameters.all, .exact(.rect), "Returns the rectangle, moved.")
    }
  }
}

extension PointFunction {
  fileprivate var entry: BuiltinEntry {
    switch self {
    case .polar:
      .function(
        .point(self), "polar", PolarParameters.all, .exact(.point),
        "Returns the displacement with a length and a direction: `center + polar(40, 30deg)`.")
    case .rotated:
      .method(
        .point(self), on: .point, "rotated", RotatedPointParameters.all, .exact(.point),
        "Returns the point, rotated clockwise.")
    }
  }
}

extension PaintFunction: CaseIterable {
  public static var allCases: [PaintFunction] {
    ColorModel.allCases.map { .color($0) } + [.mix, .mixInSpace, .contrast, .adaptive, .stop]
      + GradientKind.allCases.map { .gradient($0) } + [.opacity, .lighter, .darker]
  }

  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.paint(self)
    return switch self {
    case .color(.rgb):
      .function(builtin, "rgb", RGBParameters.all, .exact(.color), "Returns a color from its sRGB components.")
    case .color(.hsl):
      .function(
        builtin, "hsl", HSLParameters.all, .exact(.color),
        "Returns a color from hue, saturation and lightness, as in CSS.")
    case .color(.oklch):
      .function(
        builtin, "oklch", OKLCHParameters.all, .exact(.color),
        "Returns a color from perceived lightness, chroma and hue, as in CSS, limited to sRGB.")
    case .mix: .function(builtin, "mix", MixParameters.all, .ofArguments, "Returns a value between two others.")
    case .mixInSpace:
      .function(
        builtin, "mix", SpaceMixParameters.all, .exact(.color), "Returns a color between two others, in a color space.")
    case .contrast:
      .function(
        builtin, "contrast", ContrastParameters.all, .exact(.number),
        "Returns the contrast of two colors as WCAG defines it, from 1 to 21: the smaller one of both appearances.")
    case .adaptive:
      .function(
        builtin, "adaptive", AdaptiveParameters.all, .exact(.color),
        "Returns a color that differs in the light and the dark appearance.")
    case .stop:
      .function(builtin, "stop", StopParameters.all, .exact(.stop), "Returns a color with its position in a gradient.")
    case .gradient(.linear):
      .function(
        builtin, "linearGradient", LinearGradientParameters.all, .exact(.paint), "Returns a gradient along a line.")
    case .gradient(.radial):
      .function(
        builtin, "radialGradient", RadialGradientParameters.all, .exact(.paint),
        "Returns a gradient from a center outwards.")
    case .gradient(.conic):
      .function(
        builtin, "conicGradient", ConicGradientParameters.all, .exact(.paint),
        "Returns a gradient clockwise around a center.")
    case .opacity:
      .method(
        builtin, on: .color, "opacity", OpacityParameters.all, .exact(.color),
        "Returns the color with its opacity multiplied by a factor.")
    case .lighter:
      .method(
        builtin, on: .color, "lighter", LightnessParameters.all, .exact(.color),
        "Returns the color, moved towards white in OKLab.")
    case .darker:
      .method(
        builtin, on: .color, "darker", LightnessParameters.all, .exact(.color),
        "Returns the color, moved towards black in OKLab.")
    }
  }
}

extension PathFunction {
  fileprivate var entry: BuiltinEntry {
    func path(_ name: String, _ parameters: [ParameterDeclaration], _ documentation: String) -> BuiltinEntry {
      .function(.path(self), name, parameters, .exact(.path), documentation)
    }
    return switch self {
    case .rect: path("rect", PathInRectParameters.all, "Returns the outline of a rectangle.")
    case .roundedRect:
      path("roundedRect", RoundedRectParameters.all, "Returns the outline of a rectangle with rounded corners.")
    case .circle: path("circle", CircleParameters.all, "Returns a circle, clockwise from its rightmost point.")
    case .ellipse: path("ellipse", PathInRectParameters.all, "Returns the ellipse that fills a rectangle.")
    case .capsule:
      path(
        "capsule", PathInRectParameters.all, "Returns the outline of a rectangle whose shorter sides are half circles.")
    case .polygon: path("polygon", PolygonParameters.all, "Returns a closed path of lines through points.")
    case .regularPolygon:
      path(
        "regularPolygon", RegularPolygonParameters.all,
        "Returns a polygon with equal sides whose first corner points up.")
    case .polyline: path("polyline", PolylineParameters.all, "Returns open lines through points.")
    case .spline: path("spline", SplineParameters.all, "Returns a smooth curve through points.")
    case .star: path("star", StarParameters.all, "Returns a star whose first tip points up.")
    }
  }
}

extension PathDerivation: CaseIterable {
  public static var allCases: [PathDerivation] {
    [.translated, .rotated, .scaled, .scaledAxes, .reversed, .trimmed, .rounded, .stroked, .offset]
      + RegionOperation.allCases.map { .combined($0) } + [.simplified, .dashed, .flattened]
  }

  var entry: BuiltinEntry {
    func path(_ name: String, _ parameters: [ParameterDeclaration], _ documentation: String) -> BuiltinEntry {
      .method(.derivedPath(self), on: .path, name, parameters, .exact(.path), documentation)
    }
    return switch self {
    case .translated: path("translated", TranslatedParameters.all, "Returns the path, moved.")
    case .rotated: path("rotated", RotatedParameters.all, "Returns the path, rotated clockwise.")
    case .scaled: path("scaled", ScaledParameters.all, "Returns the path, scaled.")
    case .scaledAxes: path("scaled", ScaledAxesParameters.all, "Returns the path, scaled by a factor for each axis.")
    case .reversed: path("reversed", [], "Returns the path in the opposite direction.")
    case .trimmed:
      path("trimmed", TrimmedParameters.all, "Returns the part of the path between two fractions of its length.")
    case .rounded:
      path("rounded", RoundedParameters.all, "Returns the path with its corners rounded, or cut another way.")
    case .stroked: path("stroked", StrokedParameters.all, "Returns the region that a stroke along the path covers.")
    case .offset: path("offset", OffsetParameters.all, "Returns the region of the path, grown or shrunk.")
    case .combined(.union): path("union", CombinedParameters.all, "Returns the region inside either path.")
    case .combined(.intersection): path("intersection", CombinedParameters.all, "Returns the region inside both paths.")
    case .combined(.subtracting):
      path("subtracting", CombinedParameters.all, "Returns the region inside this path and outside the other.")
    case .combined(.symmetricDifference):
      path("symmetricDifference", CombinedParameters.all, "Returns the region inside exactly one of the paths.")
    case .simplified: path("simplified", SimplifiedParameters.all, "Returns the same region without overlaps.")
    case .dashed: path("dashed", DashedParameters.all, "Returns the dashes of the path, each an open subpath.")
    case .flattened: path("flattened", FlattenedParameters.all, "Returns the path with lines instead of curves.")
    }
  }
}

extension PathMeasure {
  fileprivate var entry: BuiltinEntry {
    let builtin = Builtin.pathMeasure(self)
    return switch self {
    case .point:
      .method(
        builtin, on: .path, "point", FractionParameters.all, .exact(.point),
        "Returns the point at a fraction of the path's length.")
    case .tangent:
      .method(
        builtin, on: .path, "tangent", FractionParameters.all, .exact(.angle),
        "Returns the direction of the path at a fraction of its length.")
    case .nearestPoint:
      .method(
        builtin, on: .path, "nearestPoint", NearestPointParameters.all, .exact(.point),
        "Returns the point of the path that is nearest to another.")
    case .winding:
      .method(
        builtin, on: .path, "winding", WindingParameters.all, .exact(.integer),
        "Returns how often the path winds clockwise around a point.")
    case .contains:
      .method(
        builtin, on: .path, "contains", PathContainsParameters.all, .exact(.bool),
        "Returns whether a fill of the path covers a point.")
    }
  }
}
