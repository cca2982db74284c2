/// Hints for the words of other languages: what people who write CSS, SVG, Swift or UIKit are likely to try first.
enum ForeignWords {
  /// For a word that begins a statement and is none.
  static func statementHint(_ word: String) -> String? {
    switch word {
    case "text", "label", "font", "font-size", "font-family":
      "there is no text in a shape: put it into the content slot"
    case "image", "img": "there are no images in a shape: put them into the content slot"
    case "var", "const", "set", "mut": "a value is named with `let`, and never changes"
    case "for", "while", "loop", "forEach": "repetition is `repeat i in 0..<3 { … }`"
    case "case", "default": "a case belongs into a `switch`"
    case "else", "elseif", "elif": "`else` goes after the block of an `if`"
    case "break": "a case ends where the next one begins"
    case "return": "a function is one value: `func double(a: Number) = 2 * a`"
    case "print", "console", "log": "nothing is printed: `require` says what must hold"
    case "assert", "guard", "precondition": "what must hold is said by `require`"
    case "background", "backgroundColor", "background-color", "background-image", "color", "paint", "fillColor",
      "fill-color", "fill-rule", "fill-opacity":
      "an area is painted with `fill`"
    case "border-width", "borderWidth", "border-color", "borderColor", "border-style", "border-left", "border-right",
      "border-top", "border-bottom":
      "a border is one statement: `border .all, width: 1, color: .black`"
    case "stroke-width", "strokeWidth", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "lineWidth",
      "line-width",
      "strokeColor", "stroke-color", "outline-width", "outline-color":
      "a stroke is one statement: `stroke .black, width: 1`"
    case "box-shadow", "drop-shadow", "shadowRadius", "shadowColor", "shadowOffset", "shadowOpacity":
      "a shadow is one statement: `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`"
    case "cornerRadius", "corner-radius", "border-radius", "borderRadius", "radius", "rx", "ry":
      "round corners belong to the outline: `outline roundedRect(bounds, cornerRadius: 12)`"
    case "width", "height", "min-width", "min-height", "max-width", "max-height", "frame", "viewBox":
      "a shape's size is `size 240 x 320`; a layer's stands in its header: `layer(width: 10) { … }`"
    case "top", "right", "bottom", "left", "inset", "margin", "padding", "position", "opacity", "rotation", "rotate",
      "transform", "z", "z-index", "zIndex", "zPosition", "alpha":
      "it goes into a layer's header: `layer(inset: 4, opacity: 50%, z: 1) { … }`"
    case "rect", "roundedRect", "circle", "ellipse", "capsule", "polygon", "star":
      "a path is painted by a statement: `fill .red, path: \(word)(…)`"
    case "path": "a path is drawn by `outline { … }`, or named by `let name = path { … }`"
    case "moveTo", "M", "m": "write `move (x, y)`"
    case "lineTo", "addLine", "L", "l": "write `line (x, y)`"
    case "quadTo", "addQuadCurve", "quadraticCurveTo", "Q", "q": "write `quad (x, y), control: (x, y)`"
    case "curveTo", "cubic", "bezier", "addCurve", "bezierCurveTo", "C":
      "write `curve (x, y), control1: (x, y), control2: (x, y)`"
    case "arcTo", "addArc": "write `arc center: (x, y), radius: r, from: 0deg, to: 90deg`, or `corner`"
    case "closePath", "closeSubpath", "Z": "write `close`"
    case "group", "g", "view", "sublayer", "addSubview", "div", "svg": "a group is a `layer { … }`"
    case "slot", "children", "placeholder": "where the caller's views go is `content(inset: 8)`"
    case "subtract", "cut", "cutout": "`erase` rubs a path out of a layer"
    case "clip-path", "clipPath", "clipsToBounds", "overflow": "`clip` keeps what lies inside the outline, or in a path"
    default: nil
    }
  }

  /// For a word that begins a declaration and is none.
  static func declarationHint(_ word: String) -> String? {
    switch word {
    case "var", "const": "a value is named with `let`, and never changes"
    case "function", "def", "fn", "fun": "a function is declared with `func`"
    case "struct", "class", "component", "view", "svg": "a picture is declared with `shape`"
    case "public", "internal", "export": "what is not `private` is public"
    default: nil
    }
  }

  /// What a type of other languages is called here.
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

  /// For an unknown name of a value, a function or a type.
  static func nameHint(_ name: String, _ wanted: WantedName) -> String? {
    if wanted == .type, let type = type(for: name) { return "the type is `\(type)`" }
    return switch name {
    case "UIColor", "NSColor", "CGColor", "Color", "SwiftUI":
      "a colour is `#FF8800`, or has a name with a dot: `.red`"
    case "CGFloat", "Double", "Float", "number", "float", "double", "length", "Length":
      "a number needs no conversion"
    case "Integer", "UInt", "integer":
      "`floor`, `round` and `ceil` make a whole number"
    case "CGPoint", "Point", "UnitPoint", "CGVector":
      "a point is written `(x, y)`"
    case "CGSize", "Size": "a size is written `240 x 320`"
    case "CGRect", "NSRect": "write `Rect(x: 0, y: 0, width: 10, height: 10)`"
    case "UIBezierPath", "NSBezierPath", "CGPath", "CGMutablePath", "Path":
      "a path is written `path { … }`, or made by `rect(…)`, `circle(…)` and the like"
    case "RoundedRectangle": "write `roundedRect(bounds, cornerRadius: 12)`"
    case "Rectangle": "write `rect(bounds)`"
    case "Circle", "Ellipse": "write `ellipse(bounds)`, or `circle(center: center, radius: r)`"
    case "True", "TRUE", "YES", "False", "FALSE", "NO":
      wanted == .value ? "write `\(["True", "TRUE", "YES"].contains(name))`" : nil
    case "not": wanted == .function ? "the opposite of a condition is `!`, as in `!isOn`" : nil
    case "path" where wanted == .function: "a path is written `path { move (0, 0); line (10, 0) }`"
    case "LinearGradient", "CAGradientLayer", "RadialGradient", "linear", "linear-gradient", "radial-gradient",
      "conic-gradient", "repeating-linear-gradient":
      "a gradient is written `linearGradient([.red, .blue])`, `radialGradient(…)` or `conicGradient(…)`"
    case "String", "Text", "string", "text": "there is no text in a shape: put it into the content slot"
    case "self", "this", "rect", "frame", "layer", "view", "parent":
      wanted == .value ? "a layer's own values stand alone: `width`, `height`, `bounds`, `center`" : nil
    case "Angle": wanted == .function ? "an angle is written with its unit: `30deg`" : nil
    case "pi", "PI", "M_PI": wanted == .value ? "half a turn is `180deg`, or `0.5turn`" : nil
    case "Math": wanted == .value ? "functions stand alone: `max(1, 2)`, `sin(30deg)`; half a turn is `180deg`" : nil
    case "oval", "Oval": "write `ellipse(bounds)`"
    case "triangle", "Triangle": "write `polygon([(width / 2, 0), (width, height), (0, height)])`"
    case "calc": "no `calc` is needed: write `width - 2 * 8`"
    case "var": "a name stands alone: `tint` rather than `var(--tint)`"
    case "url": "there are no images in a shape: put them into the content slot"
    case "rgba": "`rgb(1, 0.5, 0, opacity: 50%)` has its opacity behind a label; the components go from 0 to 1"
    case "hsla": "`hsl(30deg, 100%, 50%, opacity: 50%)` has its opacity behind a label"
    case "hex": "a colour is written `#FF8800`"
    case "none", "null", "nil", "undefined", "transparent":
      "what is left out is not painted; a colour of no opacity is `.transparent`"
    default: colorHint(name)
    }
  }

  /// For an unknown colour with a dot.
  static func constantHint(_ name: String) -> String? {
    if name == "clear" { return "a colour of no opacity is `.transparent`" }
    let isOfSystem = name.hasPrefix("system") || name == "label" || name == "tint" || name == "accentColor"
    return isOfSystem ? "a colour has no such name: write `adaptive(light: #007AFF, dark: #0A84FF)`" : nil
  }

  /// For an unknown property or method.
  static func memberHint(_ name: String, of type: ValueType?) -> String? {
    switch type {
    case .path: pathMemberHint(name)
    case .rect where BuiltinEntry.all.contains { $0.receiver == .path && $0.signature.name == name }:
      "a Path has it, and `rect(…)` makes a path of a rectangle"
    default: nil
    }
  }

  /// For an unknown property or method of a path.
  private static func pathMemberHint(_ name: String) -> String? {
    switch name {
    case "subtract", "subtracted", "difference", "minus", "exclude", "excluding", "cut", "lineSubtraction":
      "what is left of a path is `a.subtracting(b)`"
    case "intersect", "intersecting", "intersected", "lineIntersection", "clip", "clipped":
      "what lies in both is `a.intersection(b)`"
    case "unite", "united", "merge", "merged", "combine", "combined", "add", "adding", "plus", "append":
      "what lies in either is `a.union(b)`"
    case "xor", "exclusiveOr": "what lies in one of them only is `a.symmetricDifference(b)`"
    case "inset", "outset", "insetBy", "expand", "expanded", "grow", "grown", "shrink", "shrunk",
      "dilate", "dilated", "erode", "eroded", "buffer", "buffered":
      "outwards goes `.offset(by: 4)`, inwards `.offset(by: -4)`"
    case "outline", "outlined", "strokedPath", "strokePath", "thickened", "widened":
      "what a line covers is `.stroked(width: 4)`"
    case "dash", "dashedPath": "dashes and gaps in turn are `.dashed([4, 2])`"
    case "normalized", "normalizing", "cleaned", "simplify", "removingOverlaps":
      "without overlaps it is `.simplified()`"
    case "trim", "trimmedPath", "subpath", "slice": "a part of it is `.trimmed(from: 0%, to: 50%)`"
    case "cornerRadius", "roundedCorners", "roundCorners", "filleted": "with round corners it is `.rounded(radius: 4)`"
    case "boundingBox", "boundingRect", "boundingBoxOfPath", "frame", "size", "center", "width", "height":
      "the rectangle round it is `.bounds`"
    case "closestPoint", "nearest", "project": "the nearest of its points is `.nearestPoint(to: p)`"
    case "perimeter", "totalLength", "getTotalLength", "count": "how long it is says `.length`"
    case "getPointAtLength", "pointAt": "a point of it is `.point(at: 50%)`"
    case "isPointInFill", "containsPoint", "isInside": "whether a point lies inside says `.contains(p)`"
    case "move", "moved", "translate", "offsetBy": "moved it is `.translated(by: (4, 0))`"
    case "applying", "transform", "transformed":
      "there is `.translated(by:)`, `.rotated(by:)` and `.scaled(by:)`"
    default: nil
    }
  }

  /// For what looks like a colour without its `#`.
  static func colorHint(_ text: String) -> String? {
    var digits = Substring(text)
    if digits.hasPrefix("0x") { digits = digits.dropFirst(2) }
    let isHexadecimal = digits.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
    guard isHexadecimal, [6, 8].contains(digits.utf8.count) else { return nil }
    return "a colour is written `#\(digits)`"
  }

  /// For a statement's keyword where a value should stand.
  static func keywordHint(_ name: String) -> String? {
    Keyword.statements.contains(name) ? "`\(name)` begins a statement of its own: is the one before it complete?" : nil
  }
}
