/// A function or method of the language.
public enum Builtin: Sendable {
  case minimum, maximum, absolute, clamp, modulo, floor, ceiling, round, squareRoot, power, sign, hypotenuse, distance
  case sine, cosine, tangent, arcSine, arcCosine, arcTangent, arcTangent2
  case rectFromOrigin, rectFromCenter
  case rgb, hsl, oklch, mix, adaptive, stop, linearGradient, radialGradient, conicGradient
  case rect, roundedRect, circle, ellipse, capsule, polygon, star
  case colorOpacity
  case rectInset, rectInsetEdges, rectTranslated
  case pathTranslated, pathRotated, pathScaled, pathScaledAxes, pathReversed, pathTrimmed, pathRounded, pathStroked
  case pathPoint, pathTangent
  case pathOffset, pathUnion, pathIntersection, pathSubtracting, pathSymmetricDifference
  case edgesContains

  /// Whether it is a function of numbers that gives a number.
  var givesNumber: Bool {
    switch self {
    case .minimum, .maximum, .absolute, .clamp, .modulo, .floor, .ceiling, .round, .squareRoot, .power, .sign,
      .hypotenuse, .distance, .sine, .cosine, .tangent, .arcSine, .arcCosine, .arcTangent, .arcTangent2:
      true
    case .rectFromOrigin, .rectFromCenter, .rgb, .hsl, .oklch, .mix, .adaptive, .stop, .linearGradient,
      .radialGradient, .conicGradient, .rect, .roundedRect, .circle, .ellipse, .capsule, .polygon, .star,
      .colorOpacity, .rectInset, .rectInsetEdges, .rectTranslated, .pathTranslated, .pathRotated, .pathScaled,
      .pathScaledAxes, .pathReversed, .pathTrimmed, .pathRounded, .pathStroked, .pathPoint, .pathTangent, .pathOffset,
      .pathUnion, .pathIntersection, .pathSubtracting, .pathSymmetricDifference, .edgesContains:
      false
    }
  }
}

/// One row of the table of functions and methods.
struct BuiltinEntry: Sendable {
  enum Result: Sendable {
    case exact(ValueType)
    /// The type that the `scalar` or `mixable` arguments have in common.
    case ofArguments
  }

  var builtin: Builtin
  /// The type whose method this is; nil for a function.
  var receiver: ValueType?
  var signature: Signature
  var result: Result
  /// What it gives, in one sentence.
  var summary: String
  /// Whether it waits for the version of the language that outlines and combines paths.
  var isPending = false

  private static func function(
    _ builtin: Builtin, _ name: String, _ parameters: [Signature.Parameter], _ result: Result, _ summary: String,
    isVariadic: Bool = false
  ) -> BuiltinEntry {
    BuiltinEntry(
      builtin: builtin, receiver: nil, signature: Signature(name, parameters, isVariadic: isVariadic), result: result,
      summary: summary)
  }

  private static func method(
    _ builtin: Builtin, on receiver: ValueType, _ name: String, _ parameters: [Signature.Parameter],
    _ result: ValueType, _ summary: String, isPending: Bool = false
  ) -> BuiltinEntry {
    BuiltinEntry(
      builtin: builtin, receiver: receiver, signature: Signature(name, parameters), result: .exact(result),
      summary: summary, isPending: isPending)
  }

  /// Every function and method. Several rows of one name are told apart by their labels.
  static let all: [BuiltinEntry] = numbers + values + paints + paths + methods

  private static let numbers: [BuiltinEntry] = [
    function(
      .minimum, "min", [.value("first", .scalar), .value("second", .scalar)], .ofArguments,
      "The smallest of its values.",
      isVariadic: true),
    function(
      .maximum, "max", [.value("first", .scalar), .value("second", .scalar)], .ofArguments,
      "The largest of its values.",
      isVariadic: true),
    function(.absolute, "abs", [.value("number", .scalar)], .ofArguments, "The value without its sign."),
    function(
      .clamp, "clamp", [.value("number", .scalar), .value("low", .scalar), .value("high", .scalar)], .ofArguments,
      "The value, or the nearer end of low to high where it lies outside."),
    function(
      .modulo, "mod", [.value("dividend", .scalar), .value("divisor", .scalar)], .ofArguments,
      "The remainder of a division, with the sign of the divisor: mod(-1, 5) is 4."),
    function(.floor, "floor", [.value("number", .number)], .exact(.integer), "The next whole number down."),
    function(.ceiling, "ceil", [.value("number", .number)], .exact(.integer), "The next whole number up."),
    function(
      .round, "round", [.value("number", .number)], .exact(.integer), "The nearest whole number; halves go away from 0."
    ),
    function(.squareRoot, "sqrt", [.value("number", .number)], .exact(.number), "The square root."),
    function(
      .power, "pow", [.value("base", .number), .value("exponent", .number)], .exact(.number),
      "The base to the power of the exponent."),
    function(.sign, "sign", [.value("number", .number)], .exact(.integer), "-1, 0 or 1."),
    function(
      .hypotenuse, "hypot", [.value("x", .number), .value("y", .number)], .exact(.number),
      "The length of the diagonal of x and y."),
    function(.sine, "sin", [.value("angle", .angle)], .exact(.number), "The sine of an angle."),
    function(.cosine, "cos", [.value("angle", .angle)], .exact(.number), "The cosine of an angle."),
    function(.tangent, "tan", [.value("angle", .angle)], .exact(.number), "The tangent of an angle."),
    function(.arcSine, "asin", [.value("number", .number)], .exact(.angle), "The angle with that sine."),
    function(.arcCosine, "acos", [.value("number", .number)], .exact(.angle), "The angle with that cosine."),
    function(.arcTangent, "atan", [.value("number", .number)], .exact(.angle), "The angle with that tangent."),
    function(
      .arcTangent2, "atan2", [.value("y", .number), .value("x", .number)], .exact(.angle),
      "The direction from the origin to (x, y)."),
  ]

  private static let values: [BuiltinEntry] = [
    function(
      .distance, "distance", [.value("first point", .point), .value("second point", .point)], .exact(.number),
      "The distance between two points."),
    function(
      .rectFromOrigin, "Rect",
      [.label("x", .number), .label("y", .number), .label("width", .number), .label("height", .number)],
      .exact(.rect), "A rectangle by its top left corner and its size."),
    function(
      .rectFromCenter, "Rect", [.label("center", .point), .label("size", .size)], .exact(.rect),
      "A rectangle round a point."),
  ]

  private static let paints: [BuiltinEntry] = [
    function(
      .rgb, "rgb",
      [
        .value("red", .number), .value("green", .number), .value("blue", .number), .optional("opacity", .number),
      ], .exact(.color), "A colour by its sRGB components, each 0 to 1."),
    function(
      .hsl, "hsl",
      [
        .value("hue", .angle), .value("saturation", .number), .value("lightness", .number),
        .optional("opacity", .number),
      ], .exact(.color), "A colour by hue, saturation and lightness, as in CSS."),
    function(
      .oklch, "oklch",
      [
        .value("lightness", .number), .value("chroma", .number), .value("hue", .angle), .optional("opacity", .number),
      ], .exact(.color), "A colour by perceived lightness, chroma and hue, as in CSS, cut to sRGB."),
    function(
      .mix, "mix", [.value("first", .mixable), .value("second", .mixable), .label("at", .number)], .ofArguments,
      "What lies between two values: the first at 0, the second at 1."),
    function(
      .adaptive, "adaptive", [.label("light", .color), .label("dark", .color)], .exact(.color),
      "One colour for the light appearance, one for the dark."),
    function(
      .stop, "stop", [.value("color", .color), .label("at", .number)], .exact(.stop),
      "A colour at a place of a gradient, 0 to 1."),
    function(
      .linearGradient, "linearGradient",
      [.value("colors", .stops), .optional("from", .point), .optional("to", .point)], .exact(.paint),
      "Colours along a line, from the top centre to the bottom centre unless said."),
    function(
      .radialGradient, "radialGradient",
      [.value("colors", .stops), .optional("center", .point), .optional("radius", .number)], .exact(.paint),
      "Colours outwards from the centre."),
    function(
      .conicGradient, "conicGradient",
      [.value("colors", .stops), .optional("center", .point), .optional("from", .angle)], .exact(.paint),
      "Colours clockwise round the centre."),
  ]

  private static let paths: [BuiltinEntry] = [
    function(.rect, "rect", [.value("rect", .rect)], .exact(.path), "The outline of a rectangle."),
    function(
      .roundedRect, "roundedRect",
      [
        .value("rect", .rect), .optional("cornerRadius", .number), .optional("topLeft", .number),
        .optional("topRight", .number), .optional("bottomRight", .number), .optional("bottomLeft", .number),
        .optional("style", .of(.cornerStyle)),
      ], .exact(.path), "A rectangle with rounded corners; a corner's own radius goes before `cornerRadius`."),
    function(
      .circle, "circle", [.label("center", .point), .label("radius", .number)], .exact(.path),
      "A circle, clockwise from its rightmost point."),
    function(.ellipse, "ellipse", [.value("rect", .rect)], .exact(.path), "The ellipse that fills a rectangle."),
    function(
      .capsule, "capsule", [.value("rect", .rect)], .exact(.path),
      "A rectangle whose shorter sides are half circles."),
    function(.polygon, "polygon", [.value("points", .points)], .exact(.path), "A closed path through the points."),
    function(
      .star, "star",
      [
        .label("center", .point), .label("points", .integer), .label("outerRadius", .number),
        .label("innerRadius", .number), .optional("rotation", .angle),
      ], .exact(.path), "A star whose first tip points straight up."),
  ]

  private static let methods: [BuiltinEntry] = [
    method(
      .colorOpacity, on: .color, "opacity", [.value("opacity", .number)], .color,
      "The colour with its opacity multiplied."),
    method(
      .rectInset, on: .rect, "inset", [.label("by", .number)], .rect, "The rectangle with every edge moved inwards."),
    method(
      .rectInsetEdges, on: .rect, "inset",
      [
        .optional("left", .number), .optional("top", .number), .optional("right", .number),
        .optional("bottom", .number),
      ], .rect, "The rectangle with some edges moved inwards."),
    method(.rectTranslated, on: .rect, "translated", [.label("by", .point)], .rect, "The rectangle moved."),
    method(.pathTranslated, on: .path, "translated", [.label("by", .point)], .path, "The path moved."),
    method(
      .pathRotated, on: .path, "rotated", [.label("by", .angle), .optional("around", .point)], .path,
      "The path turned clockwise, about the centre of its bounds unless said."),
    method(
      .pathScaled, on: .path, "scaled", [.label("by", .number), .optional("around", .point)], .path,
      "The path scaled, about the centre of its bounds unless said."),
    method(
      .pathScaledAxes, on: .path, "scaled",
      [.label("x", .number), .label("y", .number), .optional("around", .point)], .path,
      "The path scaled by a factor an axis; a negative one mirrors."),
    method(.pathReversed, on: .path, "reversed", [], .path, "The path drawn the other way round."),
    method(
      .pathTrimmed, on: .path, "trimmed", [.label("from", .number), .label("to", .number)], .path,
      "The part between two fractions of the path's length."),
    method(
      .pathRounded, on: .path, "rounded", [.label("radius", .number)], .path,
      "The path with its corners between straight segments rounded."),
    method(
      .pathStroked, on: .path, "stroked",
      [
        .label("width", .number), .optional("cap", .of(.lineCap)), .optional("join", .of(.lineJoin)),
        .optional("miterLimit", .number), .optional("dash", .numbers), .optional("phase", .number),
      ], .strokedPath, "What a stroke along the path covers."),
    method(
      .pathPoint, on: .path, "point", [.label("at", .number)], .point, "The point at a fraction of the length."),
    method(
      .pathTangent, on: .path, "tangent", [.label("at", .number)], .angle,
      "The direction of travel at a fraction of the length."),
    method(
      .pathOffset, on: .path, "offset", [.label("by", .number)], .path, "The outline moved outwards.",
      isPending: true),
    method(
      .pathUnion, on: .path, "union", [.value("other", .path)], .path, "What lies in either path.", isPending: true),
    method(
      .pathIntersection, on: .path, "intersection", [.value("other", .path)], .path, "What lies in both paths.",
      isPending: true),
    method(
      .pathSubtracting, on: .path, "subtracting", [.value("other", .path)], .path,
      "What lies in this path and not in the other.", isPending: true),
    method(
      .pathSymmetricDifference, on: .path, "symmetricDifference", [.value("other", .path)], .path,
      "What lies in one of the paths only.", isPending: true),
    method(
      .edgesContains, on: .edges, "contains", [.value("edge", .edges)], .bool, "Whether all of these edges are in it."
    ),
  ]
}

/// A property of a value.
public enum Member: Sendable {
  case pointX, pointY
  case sizeWidth, sizeHeight
  case rectX, rectY, rectWidth, rectHeight, rectMinX, rectMidX, rectMaxX, rectMinY, rectMidY, rectMaxY
  case rectCenter, rectSize, rectTopLeft, rectTopRight, rectBottomRight, rectBottomLeft
  case pathBounds, pathLength
  case listCount

  /// Every property but those of lists, with the type it belongs to.
  static let all: [(receiver: ValueType, name: String, member: Member, type: ValueType)] = [
    (.point, "x", .pointX, .number), (.point, "y", .pointY, .number),
    (.size, "width", .sizeWidth, .number), (.size, "height", .sizeHeight, .number),
    (.rect, "x", .rectX, .number), (.rect, "y", .rectY, .number),
    (.rect, "width", .rectWidth, .number), (.rect, "height", .rectHeight, .number),
    (.rect, "minX", .rectMinX, .number), (.rect, "midX", .rectMidX, .number), (.rect, "maxX", .rectMaxX, .number),
    (.rect, "minY", .rectMinY, .number), (.rect, "midY", .rectMidY, .number), (.rect, "maxY", .rectMaxY, .number),
    (.rect, "center", .rectCenter, .point), (.rect, "size", .rectSize, .size),
    (.rect, "topLeft", .rectTopLeft, .point), (.rect, "topRight", .rectTopRight, .point),
    (.rect, "bottomRight", .rectBottomRight, .point), (.rect, "bottomLeft", .rectBottomLeft, .point),
    (.path, "bounds", .pathBounds, .rect), (.path, "length", .pathLength, .number),
  ]
}
