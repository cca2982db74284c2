import ShapeKit

/// A function or method of the language, by what it gives. Whoever evaluates or generates switches over each group
/// without a `default`, so that a new one is not forgotten.
public enum Builtin: Sendable {
  case number(NumberFunction)
  case rect(RectFunction)
  case paint(PaintFunction)
  case path(PathFunction)
  case derivedPath(PathDerivation)
  case pathMeasure(PathMeasure)
  case edgesContains
}

/// What gives a Number, an Int or an Angle.
public enum NumberFunction: Sendable {
  case minimum, maximum, clamp, distance
  case ofOne(NumberFunctionOfOne)
  case ofTwo(NumberFunctionOfTwo)
}

public enum NumberFunctionOfOne: Sendable {
  case absolute, floor, ceiling, round, squareRoot, sign
  case sine, cosine, tangent, arcSine, arcCosine, arcTangent
}

public enum NumberFunctionOfTwo: Sendable { case modulo, power, hypotenuse, arcTangent }

public enum RectFunction: Sendable { case fromOrigin, fromCenter, inset, insetEdges, translated }

/// What gives a colour, a stop or a gradient; `mix` also a number or a point.
public enum PaintFunction: Sendable {
  case mix, adaptive, stop, opacity
  case color(ColorModel)
  case gradient(GradientKind)
}

public enum ColorModel: Sendable { case rgb, hsl, oklch }

public enum GradientKind: Sendable { case linear, radial, conic }

/// A ready-made path.
public enum PathFunction: Sendable { case rect, roundedRect, circle, ellipse, capsule, polygon, star }

/// A path made of another one, or of two.
public enum PathDerivation: Equatable, Sendable {
  case translated, rotated, scaled, scaledAxes, reversed, trimmed, rounded, dashed, flattened
  case stroked, offset, simplified
  case combined(RegionOperation)

  /// The name of the method.
  var name: String {
    let entry = BuiltinEntry.all.first { entry in
      if case .derivedPath(self) = entry.builtin { true } else { false }
    }
    return entry?.signature.name ?? "path"
  }
}

/// What can be asked of a path.
public enum PathMeasure: Sendable { case point, tangent, nearestPoint, winding, contains }

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
    _ result: ValueType, _ summary: String
  ) -> BuiltinEntry {
    BuiltinEntry(
      builtin: builtin, receiver: receiver, signature: Signature(name, parameters), result: .exact(result),
      summary: summary)
  }

  /// Every function and method. Several rows of one name are told apart by their labels.
  static let all: [BuiltinEntry] = numbers + values + paints + paths + methods

  private static let numbers: [BuiltinEntry] = [
    function(
      .number(.minimum), "min", [.value("first", .scalar), .value("second", .scalar)], .ofArguments,
      "The smallest of its values.",
      isVariadic: true),
    function(
      .number(.maximum), "max", [.value("first", .scalar), .value("second", .scalar)], .ofArguments,
      "The largest of its values.",
      isVariadic: true),
    function(
      .number(.ofOne(.absolute)), "abs", [.value("number", .scalar)], .ofArguments, "The value without its sign."),
    function(
      .number(.clamp), "clamp", [.value("number", .scalar), .value("low", .scalar), .value("high", .scalar)],
      .ofArguments,
      "The value, or the nearer end of low to high where it lies outside."),
    function(
      .number(.ofTwo(.modulo)), "mod", [.value("dividend", .scalar), .value("divisor", .scalar)], .ofArguments,
      "The remainder of a division, with the sign of the divisor: mod(-1, 5) is 4."),
    function(
      .number(.ofOne(.floor)), "floor", [.value("number", .number)], .exact(.integer), "The next whole number down."),
    function(
      .number(.ofOne(.ceiling)), "ceil", [.value("number", .number)], .exact(.integer), "The next whole number up."),
    function(
      .number(.ofOne(.round)), "round", [.value("number", .number)], .exact(.integer),
      "The nearest whole number; halves go away from 0."
    ),
    function(.number(.ofOne(.squareRoot)), "sqrt", [.value("number", .number)], .exact(.number), "The square root."),
    function(
      .number(.ofTwo(.power)), "pow", [.value("base", .number), .value("exponent", .number)], .exact(.number),
      "The base to the power of the exponent."),
    function(.number(.ofOne(.sign)), "sign", [.value("number", .number)], .exact(.integer), "-1, 0 or 1."),
    function(
      .number(.ofTwo(.hypotenuse)), "hypot", [.value("x", .number), .value("y", .number)], .exact(.number),
      "The length of the diagonal of x and y."),
    function(.number(.ofOne(.sine)), "sin", [.value("angle", .angle)], .exact(.number), "The sine of an angle."),
    function(.number(.ofOne(.cosine)), "cos", [.value("angle", .angle)], .exact(.number), "The cosine of an angle."),
    function(.number(.ofOne(.tangent)), "tan", [.value("angle", .angle)], .exact(.number), "The tangent of an angle."),
    function(
      .number(.ofOne(.arcSine)), "asin", [.value("number", .number)], .exact(.angle), "The angle with that sine."),
    function(
      .number(.ofOne(.arcCosine)), "acos", [.value("number", .number)], .exact(.angle), "The angle with that cosine."),
    function(
      .number(.ofOne(.arcTangent)), "atan", [.value("number", .number)], .exact(.angle), "The angle with that tangent."),
    function(
      .number(.ofTwo(.arcTangent)), "atan2", [.value("y", .number), .value("x", .number)], .exact(.angle),
      "The direction from the origin to (x, y)."),
  ]

  private static let values: [BuiltinEntry] = [
    function(
      .number(.distance), "distance", [.value("first point", .point), .value("second point", .point)], .exact(.number),
      "The distance between two points."),
    function(
      .rect(.fromOrigin), "Rect",
      [
        .length("x", .horizontal), .length("y", .vertical), .length("width", .horizontal), .length("height", .vertical),
      ],
      .exact(.rect), "A rectangle by its top left corner and its size."),
    function(
      .rect(.fromCenter), "Rect", [.label("center", .point), .label("size", .size)], .exact(.rect),
      "A rectangle round a point."),
  ]

  private static let paints: [BuiltinEntry] = [
    function(
      .paint(.color(.rgb)), "rgb",
      [
        .value("red", .number), .value("green", .number), .value("blue", .number), .optional("opacity", .number),
      ], .exact(.color), "A colour by its sRGB components, each 0 to 1."),
    function(
      .paint(.color(.hsl)), "hsl",
      [
        .value("hue", .angle), .value("saturation", .number), .value("lightness", .number),
        .optional("opacity", .number),
      ], .exact(.color), "A colour by hue, saturation and lightness, as in CSS."),
    function(
      .paint(.color(.oklch)), "oklch",
      [
        .value("lightness", .number), .value("chroma", .number), .value("hue", .angle), .optional("opacity", .number),
      ], .exact(.color), "A colour by perceived lightness, chroma and hue, as in CSS, cut to sRGB."),
    function(
      .paint(.mix), "mix", [.value("first", .mixable), .value("second", .mixable), .label("at", .number)], .ofArguments,
      "What lies between two values: the first at 0, the second at 1."),
    function(
      .paint(.adaptive), "adaptive", [.label("light", .color), .label("dark", .color)], .exact(.color),
      "One colour for the light appearance, one for the dark."),
    function(
      .paint(.stop), "stop", [.value("color", .color), .label("at", .number)], .exact(.stop),
      "A colour at a place of a gradient, 0 to 1."),
    function(
      .paint(.gradient(.linear)), "linearGradient",
      [.value("colors", .stops), .optional("from", .point), .optional("to", .point)], .exact(.paint),
      "Colours along a line, from the top centre to the bottom centre unless said."),
    function(
      .paint(.gradient(.radial)), "radialGradient",
      [.value("colors", .stops), .optional("center", .point), .optionalLength("radius")], .exact(.paint),
      "Colours outwards from the centre."),
    function(
      .paint(.gradient(.conic)), "conicGradient",
      [.value("colors", .stops), .optional("center", .point), .optional("from", .angle)], .exact(.paint),
      "Colours clockwise round the centre."),
  ]

  private static let paths: [BuiltinEntry] = [
    function(.path(.rect), "rect", [.value("rect", .rect)], .exact(.path), "The outline of a rectangle."),
    function(
      .path(.roundedRect), "roundedRect",
      [
        .value("rect", .rect), .optionalLength("cornerRadius"), .optionalLength("topLeft"),
        .optionalLength("topRight"), .optionalLength("bottomRight"), .optionalLength("bottomLeft"),
        .optional("style", .of(.cornerStyle)),
      ], .exact(.path), "A rectangle with rounded corners; a corner's own radius goes before `cornerRadius`."),
    function(
      .path(.circle), "circle", [.label("center", .point), .length("radius")], .exact(.path),
      "A circle, clockwise from its rightmost point."),
    function(.path(.ellipse), "ellipse", [.value("rect", .rect)], .exact(.path), "The ellipse that fills a rectangle."),
    function(
      .path(.capsule), "capsule", [.value("rect", .rect)], .exact(.path),
      "A rectangle whose shorter sides are half circles."),
    function(
      .path(.polygon), "polygon", [.value("points", .points)], .exact(.path), "A closed path through the points."),
    function(
      .path(.star), "star",
      [
        .label("center", .point), .label("points", .integer), .length("outerRadius"), .length("innerRadius"),
        .optional("rotation", .angle),
      ], .exact(.path), "A star whose first tip points straight up."),
  ]

  private static let methods: [BuiltinEntry] = [
    method(
      .paint(.opacity), on: .color, "opacity", [.value("opacity", .number)], .color,
      "The colour with its opacity multiplied."),
    method(
      .rect(.inset), on: .rect, "inset", [.length("by")], .rect, "The rectangle with every edge moved inwards."),
    method(
      .rect(.insetEdges), on: .rect, "inset",
      [
        .optionalLength("left", .horizontal), .optionalLength("top", .vertical), .optionalLength("right", .horizontal),
        .optionalLength("bottom", .vertical),
      ], .rect, "The rectangle with some edges moved inwards."),
    method(.rect(.translated), on: .rect, "translated", [.label("by", .point)], .rect, "The rectangle moved."),
    method(.derivedPath(.translated), on: .path, "translated", [.label("by", .point)], .path, "The path moved."),
    method(
      .derivedPath(.rotated), on: .path, "rotated", [.label("by", .angle), .optional("around", .point)], .path,
      "The path turned clockwise, about the centre of its bounds unless said."),
    method(
      .derivedPath(.scaled), on: .path, "scaled", [.label("by", .number), .optional("around", .point)], .path,
      "The path scaled, about the centre of its bounds unless said."),
    method(
      .derivedPath(.scaledAxes), on: .path, "scaled",
      [.label("x", .number), .label("y", .number), .optional("around", .point)], .path,
      "The path scaled by a factor an axis; a negative one mirrors."),
    method(.derivedPath(.reversed), on: .path, "reversed", [], .path, "The path drawn the other way round."),
    method(
      .derivedPath(.trimmed), on: .path, "trimmed", [.label("from", .number), .label("to", .number)], .path,
      "The part between two fractions of the path's length."),
    method(
      .derivedPath(.rounded), on: .path, "rounded", [.length("radius")], .path,
      "The path with its corners rounded by arcs that touch both sides."),
    method(
      .derivedPath(.stroked), on: .path, "stroked",
      [
        .length("width"), .optional("cap", .of(.lineCap)), .optional("join", .of(.lineJoin)),
        .optional("miterLimit", .number), .optional("dash", .numbers), .optionalLength("phase"),
      ], .path, "What a stroke along the path covers."),
    method(
      .derivedPath(.offset), on: .path, "offset",
      [
        .length("by"), .optional("join", .of(.lineJoin)), .optional("miterLimit", .number),
        .optional("rule", .of(.fillRule)),
      ], .path, "The region grown outwards, or shrunk by a negative distance."),
    method(
      .derivedPath(.combined(.union)), on: .path, "union", [.value("other", .path), .optional("rule", .of(.fillRule))],
      .path, "What lies in either path."),
    method(
      .derivedPath(.combined(.intersection)), on: .path, "intersection",
      [.value("other", .path), .optional("rule", .of(.fillRule))],
      .path, "What lies in both paths."),
    method(
      .derivedPath(.combined(.subtracting)), on: .path, "subtracting",
      [.value("other", .path), .optional("rule", .of(.fillRule))],
      .path, "What lies in this path and not in the other."),
    method(
      .derivedPath(.combined(.symmetricDifference)), on: .path, "symmetricDifference",
      [.value("other", .path), .optional("rule", .of(.fillRule))],
      .path, "What lies in one of the paths only."),
    method(
      .derivedPath(.simplified), on: .path, "simplified", [.optional("rule", .of(.fillRule))], .path,
      "The same region without overlaps."),
    method(
      .derivedPath(.dashed), on: .path, "dashed", [.value("pattern", .numbers), .optionalLength("phase")], .path,
      "The dashes of the path, each an open piece."),
    method(
      .derivedPath(.flattened), on: .path, "flattened", [.length("tolerance")], .path,
      "The path with lines for its curves, within a distance of them."),
    method(
      .pathMeasure(.point), on: .path, "point", [.label("at", .number)], .point,
      "The point at a fraction of the length."
    ),
    method(
      .pathMeasure(.tangent), on: .path, "tangent", [.label("at", .number)], .angle,
      "The direction of travel at a fraction of the length."),
    method(
      .pathMeasure(.nearestPoint), on: .path, "nearestPoint", [.label("to", .point)], .point,
      "The point of the path that is nearest to another."),
    method(
      .pathMeasure(.winding), on: .path, "winding", [.label("around", .point)], .integer,
      "How many times the path winds round a point, clockwise."),
    method(
      .pathMeasure(.contains), on: .path, "contains", [.value("point", .point), .optional("rule", .of(.fillRule))],
      .bool, "Whether a fill of the path covers a point."),
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
  case pathBounds, pathLength, pathArea
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
    (.path, "area", .pathArea, .number),
  ]
}
