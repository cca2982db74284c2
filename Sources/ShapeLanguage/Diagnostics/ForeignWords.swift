/// Hints for words of CSS, SVG, Swift, UIKit and other languages that newcomers are likely to try.
enum ForeignWords {
  /// Returns the hint for an unknown word at the beginning of a statement.
  static func statementHint(_ word: String) -> String? {
    switch word {
    case "text", "label", "font", "font-size", "font-family":
      "use the content slot for text; a shape can't contain text"
    case "image", "img": "use the content slot for images; a shape can't contain images"
    case "var", "const", "set", "mut": "use `let` to name a value; values never change"
    case "for", "while", "loop", "forEach", "ForEach": "use `repeat i in 0..<3 { … }`"
    case "case", "default": "move the case into a `switch`"
    case "function", "def", "fn", "fun": "use `func`, as in `func double(a: Number) = 2 * a`"
    case "else", "elseif", "elif": "write `else` right after the block of an `if`"
    case "break": "remove it; a case ends where the next one begins"
    case "return": "declare the function with one value: `func double(a: Number) = 2 * a`"
    case "print", "console", "log": "remove it, or use `require` to check a condition; a shape can't print"
    case "assert", "guard", "precondition": "use `require` to check a condition, as in `require width > 10`"
    case "background", "backgroundColor", "background-color", "background-image", "color", "paint", "fillColor",
      "fill-color", "fill-rule", "fill-opacity":
      "use `fill`, as in `fill .red`"
    case "border-width", "borderWidth", "border-color", "borderColor", "border-style", "border-left", "border-right",
      "border-top", "border-bottom":
      "use one statement: `border .all, width: 1, color: .black`"
    case "stroke-width", "strokeWidth", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "lineWidth",
      "line-width",
      "strokeColor", "stroke-color", "outline-width", "outline-color":
      "use one statement: `stroke .black, width: 1`"
    case "box-shadow", "drop-shadow", "dropShadow", "boxShadow", "shadowRadius", "shadowColor", "shadowOffset",
      "shadowOpacity":
      "use one statement: `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`"
    case "innerShadow", "inner-shadow", "insetShadow": "use `shadow .black, radius: 4, inner: true`"
    case "mix-blend-mode", "mixBlendMode", "blend-mode", "blendMode", "blend":
      "use `layer(blend: .multiply) { … }`"
    case "maskLayer", "masklayer", "mask-layer", "mask-image", "maskImage": "use `mask layer`"
    case "cornerRadius", "corner-radius", "border-radius", "borderRadius", "radius", "rx", "ry":
      "round the outline: `outline roundedRect(bounds, cornerRadius: 12)`"
    case "width", "height", "min-width", "min-height", "max-width", "max-height", "frame", "viewBox":
      "use `size 240 x 320` for a shape, or the header of a layer: `layer(width: 10) { … }`"
    case "top", "right", "bottom", "left", "inset", "margin", "padding", "position", "opacity", "rotation", "rotate",
      "transform", "scale", "z", "z-index", "zIndex", "zPosition", "alpha":
      "use it in the header of a layer: `layer(inset: 4, opacity: 50%, z: 1) { … }`"
    case "polyline", "spline":
      "use a statement: `stroke .red, path: \(word)(…)`, or `add \(word)(…)` in the block of a path"
    case "rect", "roundedRect", "circle", "ellipse", "capsule", "polygon", "regularPolygon", "star":
      "use a statement to paint the path: `fill .red, path: \(word)(…)`"
    case "path": "use `outline { … }`, or name the path: `let name = path { … }`"
    case "moveTo", "M", "m": "use `move (x, y)`"
    case "lineTo", "addLine", "L", "l": "use `line (x, y)`"
    case "quadTo", "addQuadCurve", "quadraticCurveTo", "Q", "q": "use `quad (x, y), control: (x, y)`"
    case "curveTo", "cubic", "bezier", "addCurve", "bezierCurveTo", "C":
      "use `curve (x, y), control1: (x, y), control2: (x, y)`"
    case "arcTo", "addArc", "A", "a":
      "use `arc (x, y), radius: r`, `arc center: (x, y), radius: r, from: 0deg, to: 90deg`, or `corner`"
    case "smoothTo", "smoothCurve", "smoothCurveTo", "S", "s": "use `smooth (x, y), control2: (x, y)`"
    case "smoothQuad", "smoothQuadTo", "T", "t": "use `smooth (x, y)`"
    case "append", "addPath": "use `add path`, or `add path, joined: true` to continue the current piece"
    case "closePath", "closeSubpath", "Z": "use `close`"
    case "group", "g", "view", "sublayer", "addSubview", "div", "svg": "use `layer { … }` for a group"
    case "slot", "children", "placeholder": "use `content(inset: 8)` for the views of an app"
    case "subtract", "cut", "cutout": "use `erase` to cut a path out of a layer"
    case "clip-path", "clipPath", "clipsToBounds", "overflow":
      "use `clip` to keep the part inside the outline, or `clip path` for another path"
    default: nil
    }
  }

  /// Returns the hint for an unknown word at the beginning of a declaration.
  static func declarationHint(_ word: String) -> String? {
    switch word {
    case "var", "const": "use `let` to name a value; values never change"
    case "function", "def", "fn", "fun": "use `func` to declare a function"
    case "struct", "class", "component", "view", "svg": "use `shape` to declare a picture"
    case "public", "internal", "export": "remove `\(word)`; declarations are public unless they are `private`"
    default: nil
    }
  }

  /// Returns the type that corresponds to a type of another language.
  static func type(for name: String) -> String? {
    switch name {
    case "CGFloat", "Double", "Float", "number", "float", "double", "length", "Length": "Number"
    case "Integer", "UInt", "integer": "Int"
    case "boolean", "Boolean": "Bool"
    case "UIColor", "NSColor", "CGColor": "Color"
    case "CGPoint", "UnitPoint", "CGVector": "Point"
    case "CGSize": "Size"
    case "CGRect", "NSRect": "Rect"
    case "UIBezierPath", "NSBezierPath", "CGPath", "CGMutablePath": "Path"
    default: nil
    }
  }

  /// Returns the hint for an unknown name of a value, a function or a type.
  static func nameHint(_ name: String, _ wanted: WantedName) -> String? {
    if wanted == .type, let type = type(for: name) { return "use the type `\(type)`" }
    return switch name {
    case "UIColor", "NSColor", "CGColor", "Color", "SwiftUI":
      "use `#FF8800`, or a color name with a dot: `.red`"
    case "CGFloat", "Double", "Float", "number", "float", "double", "length", "Length":
      "use the number itself; it needs no conversion"
    case "Integer", "UInt", "integer":
      "use `floor`, `round` or `ceil` for a whole number"
    case "CGPoint", "Point", "UnitPoint", "CGVector":
      "use `(x, y)` for a point"
    case "CGSize", "Size": "use `240 x 320` for a size"
    case "CGRect", "NSRect": "use `Rect(x: 0, y: 0, width: 10, height: 10)`"
    case "UIBezierPath", "NSBezierPath", "CGPath", "CGMutablePath", "Path":
      "use `path { … }`, or a function such as `rect(…)` or `circle(…)`"
    case "RoundedRectangle": "use `roundedRect(bounds, cornerRadius: 12)`"
    case "Rectangle": "use `rect(bounds)`"
    case "Circle", "Ellipse": "use `ellipse(bounds)`, or `circle(center: center, radius: r)`"
    case "True", "TRUE", "YES", "yes", "on", "False", "FALSE", "NO", "no", "off":
      wanted == .value ? "use `\(["True", "TRUE", "YES", "yes", "on"].contains(name))`" : nil
    case "average", "avg", "mean": wanted == .function ? "use `sum(list) / list.count`" : nil
    case "not": wanted == .function ? "use `!`, as in `!isOn`" : nil
    case "path" where wanted == .function: "use braces: `path { move (0, 0); line (10, 0) }`"
    case "LinearGradient", "CAGradientLayer", "RadialGradient", "linear", "linear-gradient", "radial-gradient",
      "conic-gradient", "repeating-linear-gradient":
      "use `linearGradient([.red, .blue])`, `radialGradient(…)` or `conicGradient(…)`"
    case "String", "Text", "string", "text": "use the content slot for text; a shape can't contain text"
    case "parent", "superview", "container":
      wanted == .value
        ? "use `width`, `height` or `bounds`; in the header of a layer they are those of its parent" : nil
    case "self", "this", "rect", "frame", "layer", "view":
      wanted == .value ? "use the values of the layer directly: `width`, `height`, `bounds`, `center`" : nil
    case "Angle": wanted == .function ? "write the angle with a unit: `30deg`" : nil
    case "isRTL", "isRtl", "rtl", "RTL", "isRightToLeftLayout", "rightToLeft", "direction", "layoutDirection", "dir":
      wanted == .value ? "use `isRightToLeft`" : nil
    case "isLTR", "isLtr", "ltr", "LTR", "isLeftToRight", "leftToRight":
      wanted == .value ? "use `!isRightToLeft`" : nil
    case "pi", "PI", "M_PI": wanted == .value ? "use `180deg` or `0.5turn` for half a turn" : nil
    case "Math":
      wanted == .value ? "remove `Math.`, as in `max(1, 2)` and `sin(30deg)`; use `180deg` for half a turn" : nil
    case "oval", "Oval": "use `ellipse(bounds)`"
    case "catmullRom", "catmullrom", "CatmullRom", "cardinal", "bspline", "bSpline", "smoothLine", "curveThrough":
      "use `spline(through: points)`"
    case "ngon", "nGon", "nGonal", "hexagon", "pentagon", "octagon", "regularpolygon":
      "use `regularPolygon(center: center, sides: 6, radius: 20)`"
    case "line", "lines": wanted == .function ? "use `polyline([(0, 0), (10, 10)])`" : nil
    case "triangle", "Triangle": "use `polygon([(width / 2, 0), (width, height), (0, height)])`"
    case "calc": "remove `calc`, as in `width - 2 * 8`"
    case "var": "use the name directly: `tint` instead of `var(--tint)`"
    case "url": "use the content slot for images; a shape can't contain images"
    case "rgba": "use `rgb(1, 0.5, 0, opacity: 50%)`, with components from 0 to 1"
    case "hsla": "use `hsl(30deg, 100%, 50%, opacity: 50%)`"
    case "hex": "use `#FF8800`"
    case "none", "null", "nil", "undefined", "transparent":
      "remove the statement or the argument, or use `.transparent` as a color"
    default: colorHint(name)
    }
  }

  /// Returns the hint for an unknown edge or direction with a dot, by the names of CSS and Android.
  static func directionHint(_ name: String, of type: ValueType?) -> String? {
    switch (name, type) {
    case ("start", .edges), ("inlineStart", .edges), ("lead", .edges): "use `.leading`"
    case ("end", .edges), ("inlineEnd", .edges), ("trail", .edges): "use `.trailing`"
    case ("left", BuiltinEnum.layoutDirection.type), ("right", BuiltinEnum.layoutDirection.type):
      "use `.leftToRight` or `.rightToLeft`"
    case ("rtl", BuiltinEnum.layoutDirection.type): "use `.rightToLeft`"
    case ("ltr", BuiltinEnum.layoutDirection.type): "use `.leftToRight`"
    case (_, _): nil
    }
  }

  /// Returns the hint for an unknown color with a dot.
  static func constantHint(_ name: String) -> String? {
    if name == "clear" { return "use `.transparent`" }
    if name == "inner" { return "use `inner: true` for a shadow inside the layer" }
    let ofSystem = [
      "label", "tint", "accentColor", "accent", "primary", "secondary", "tertiary", "background", "foreground",
      "separator", "link",
    ]
    let isOfSystem = name.hasPrefix("system") || ofSystem.contains(name)
    return isOfSystem ? "use `adaptive(light: #007AFF, dark: #0A84FF)`; there are no system colors" : nil
  }

  /// Returns the hint for an unknown property or method.
  static func memberHint(_ name: String, of type: ValueType?) -> String? {
    switch type {
    case .path: pathMemberHint(name)
    case .list: listMemberHint(name)
    case .rect where BuiltinEntry.all.contains { $0.receiver == .path && $0.signature.name == name }:
      "convert the rectangle to a path with `rect(…)`; a Path has `\(name)`"
    case .rect: rectMemberHint(name)
    case .number, .integer: ["x", "y"].contains(name) ? "remove `.\(name)`; the value is a number already" : nil
    default: nil
    }
  }

  /// Returns whether a method of a list takes a function in other languages.
  static func takesFunction(_ method: String) -> Bool {
    ["map", "compactMap", "flatMap", "filter", "reduce", "forEach", "sorted", "sort", "some", "every", "find"]
      .contains(method)
  }

  /// Returns the hint for an unknown property or method of a list.
  static func listMemberHint(_ name: String) -> String? {
    switch name {
    case "length", "size": "use `.count`"
    case "isEmpty": "use `.count == 0`"
    case "map", "compactMap", "flatMap": "use `[for x in list: 2 * x]`"
    case "filter": "use `[for x in list where x > 0: x]`"
    case "forEach": "use `repeat x in list { … }`"
    case "enumerated", "entries": "write `x, i in list` after `repeat` or `for`: the element, then its index"
    case "push", "append", "add", "insert", "appending", "concat", "push_back", "extend":
      "use `+` to join lists, as in `list + [4]`; values never change"
    case "sum", "min", "max": "use `\(name)(list)`"
    case "reduce": "use `sum(list)`, `min(list)` or `max(list)`"
    case "reverse": "use `.reversed()`"
    case "at", "get", "nth": "use `list[0]`"
    case "slice", "subarray", "dropFirst", "drop": "use a slice, as in `list[1..<list.count]`"
    case "prefix", "take": "use a slice, as in `list[0..<2]`"
    case "dropLast": "use a slice, as in `list[0..<list.count - 1]`"
    case "suffix": "use a slice, as in `list[list.count - 2..<list.count]`"
    case "head": "use `.first`"
    case "tail": "use `list[1..<list.count]`"
    case "keys": "use `.indices`"
    default: nil
    }
  }

  /// Returns the hint for an unknown property or method of a rectangle.
  private static func rectMemberHint(_ name: String) -> String? {
    switch name {
    case "mid", "middle", "centre": "use `.center`"
    case "centerX": "use `.midX`"
    case "centerY": "use `.midY`"
    case "origin", "leftTop": "use `.topLeft`"
    case "left": "use `.minX`"
    case "top": "use `.minY`"
    case "right": "use `.maxX`"
    case "bottom": "use `.maxY`"
    case "insetBy", "padding", "padded", "shrunk": "use `.inset(by: 4)`"
    case "offsetBy", "moved", "offset": "use `.translated(by: (4, 0))`"
    default: nil
    }
  }

  /// Returns the hint for an unknown property or method of a path.
  private static func pathMemberHint(_ name: String) -> String? {
    switch name {
    case "subtract", "subtracted", "difference", "minus", "exclude", "excluding", "cut", "lineSubtraction":
      "use `a.subtracting(b)`"
    case "intersect", "intersecting", "intersected", "lineIntersection", "clip", "clipped":
      "use `a.intersection(b)`"
    case "unite", "united", "merge", "merged", "combine", "combined", "plus":
      "use `a.union(b)`"
    case "add", "adding", "append", "appending", "concat", "concatenated", "join", "joined", "joining", "connect":
      "use `path { add a; add b, joined: true }` to join two paths, or `a.union(b)` for their region"
    case "xor", "exclusiveOr": "use `a.symmetricDifference(b)`"
    case "inset", "outset", "insetBy", "expand", "expanded", "grow", "grown", "shrink", "shrunk",
      "dilate", "dilated", "erode", "eroded", "buffer", "buffered":
      "use `.offset(by: 4)` to grow the path, or `.offset(by: -4)` to shrink it"
    case "outline", "outlined", "strokedPath", "strokePath", "thickened", "widened":
      "use `.stroked(width: 4)`"
    case "dash", "dashedPath": "use `.dashed([4, 2])`"
    case "normalized", "normalizing", "cleaned", "simplify", "removingOverlaps":
      "use `.simplified()`"
    case "trim", "trimmedPath", "subpath", "slice": "use `.trimmed(from: 0%, to: 50%)`"
    case "cornerRadius", "roundedCorners", "roundCorners", "filleted": "use `.rounded(radius: 4)`"
    case "boundingBox", "boundingRect", "boundingBoxOfPath", "frame", "size", "center", "width", "height":
      "use `.bounds`, as in `.bounds.width`"
    case "closestPoint", "nearest", "project": "use `.nearestPoint(to: p)`"
    case "perimeter", "totalLength", "getTotalLength", "count": "use `.length`"
    case "getPointAtLength", "pointAt": "use `.point(at: 50%)`"
    case "isPointInFill", "containsPoint", "isInside": "use `.contains(p)`"
    case "move", "moved", "translate", "offsetBy": "use `.translated(by: (4, 0))`"
    case "applying", "transform", "transformed":
      "use `.translated(by:)`, `.rotated(by:)` or `.scaled(by:)`"
    default: nil
    }
  }

  /// Returns the hint for a color that seems to lack its `#`.
  static func colorHint(_ text: String) -> String? {
    var digits = Substring(text)
    if digits.hasPrefix("0x") { digits = digits.dropFirst(2) }
    let isHexadecimal = digits.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
    guard isHexadecimal, [6, 8].contains(digits.utf8.count) else { return nil }
    return "use `#\(digits)`"
  }

  /// Returns the hint for the keyword of a statement in place of a value.
  static func keywordHint(_ name: String) -> String? {
    Keyword.statements.contains(name) ? "complete the statement before `\(name)`, which begins a new one" : nil
  }
}
