extension ForeignWords {
  /// For an unknown label of a statement, of a layer's header or of a function.
  static func labelHint(_ label: String, of callee: String) -> String? {
    switch callee {
    case "layer", "content": layerLabelHint(label)
    case "stroke", "border": lineLabelHint(label, of: callee)
    case "shadow": shadowLabelHint(label)
    case "fill": paintLabelHint(label)
    case "erase", "clip":
      ["width", "dash", "cap", "join"].contains(label) ? "what a line covers is `path.stroked(width: 8)`" : nil
    default: functionLabelHint(label, of: callee)
    }
  }

  /// For a name or a label with a `-` in it.
  static func hyphenHint(_ name: String) -> String {
    switch name {
    case "z-index": "the order of layers says `z: 1`"
    case "stroke-width", "line-width", "border-width", "outline-width": "how wide a line is says `width: 2`"
    case "stroke-linecap", "line-cap": "the ends of a line says `cap: .round`"
    case "stroke-linejoin", "line-join": "the corners of a line says `join: .round`"
    case "stroke-dasharray", "dash-array": "dashes and gaps says `dash: [4, 2]`"
    case "stroke-dashoffset", "dash-offset": "where the dashes begin says `phase: 2`"
    case "border-radius", "corner-radius": "round corners says `cornerRadius: 12`"
    case "fill-rule", "clip-rule": "what lies inside says `rule: .evenOdd`"
    case "margin-left", "padding-left": "how far it is from the left says `left: 10`"
    case "margin-right", "padding-right": "how far it is from the right says `right: 10`"
    case "margin-top", "padding-top": "how far it is from the top says `top: 10`"
    case "margin-bottom", "padding-bottom": "how far it is from the bottom says `bottom: 10`"
    default: "a name has no `-`: write `\(withoutHyphens(name))`"
    }
  }

  /// `my-card` as `myCard`.
  private static func withoutHyphens(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") { result, word in
      result + word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  private static func layerLabelHint(_ label: String) -> String? {
    switch label {
    case "x", "minX", "leading", "marginLeft", "paddingLeft": "how far it is from the left says `left: 10`"
    case "y", "minY", "marginTop", "paddingTop": "how far it is from the top says `top: 10`"
    case "maxX", "trailing", "marginRight", "paddingRight":
      "how far it is from the right says `right: 10`, measured inwards"
    case "maxY", "marginBottom", "paddingBottom":
      "how far it is from the bottom says `bottom: 10`, measured inwards"
    case "margin", "padding", "insets", "edges": "how far it is from all edges says `inset: 10`"
    case "origin", "position", "offset", "at", "point":
      "where it lies says `left: 10, top: 10`, or `center: (x, y)`"
    case "frame", "bounds", "rect": "its rectangle is `left: 10, top: 10, width: 40, height: 20`"
    case "w": "how wide it is says `width: 10`"
    case "h": "how high it is says `height: 10`"
    case "cx", "midX": "where its centre lies across says `centerX: 10`"
    case "cy", "midY": "where its centre lies down says `centerY: 10`"
    case "zIndex", "zPosition", "order", "depth": "the order of layers says `z: 1`, or `above: other`"
    case "alpha": "how opaque it is says `opacity: 50%`"
    case "rotate", "angle", "transform": "turned about its centre it is by `rotation: 45deg`"
    case "color", "background", "backgroundColor", "fill": "what it paints stands in its block: `{ fill .red }`"
    case "cornerRadius", "radius", "borderRadius":
      "round corners belong to its outline: `outline roundedRect(bounds, cornerRadius: 12)`"
    case "name", "id": "its name stands before the bracket: `layer body(inset: 4) { … }`"
    default: nil
    }
  }

  private static func lineLabelHint(_ label: String, of callee: String) -> String? {
    switch label {
    case "lineWidth", "strokeWidth", "borderWidth", "thickness", "weight", "size", "w":
      "how wide it is says `width: 2`"
    case "lineCap", "linecap", "strokeLinecap": callee == "stroke" ? "its ends says `cap: .round`" : nil
    case "lineJoin", "linejoin", "strokeLinejoin": callee == "stroke" ? "its corners says `join: .round`" : nil
    case "lineDash", "dashes", "dashArray", "dasharray", "strokeDasharray", "pattern":
      callee == "stroke" ? "dashes and gaps in turn says `dash: [4, 2]`" : nil
    case "dashOffset", "dashPhase": callee == "stroke" ? "where its dashes begin says `phase: 2`" : nil
    case "position", "placement", "side": callee == "stroke" ? "inside or outside it lies by `align:`" : nil
    case "radius", "cornerRadius", "borderRadius":
      "round corners belong to the outline: `outline roundedRect(bounds, cornerRadius: 12)`"
    case "alpha": "how opaque it is says `opacity: 50%`"
    default: nil
    }
  }

  private static func shadowLabelHint(_ label: String) -> String? {
    switch label {
    case "blur", "blurRadius", "stdDeviation", "size", "softness": "how soft it is says `radius: 4`"
    case "x", "y", "dx", "dy", "offsetX", "offsetY": "where it falls says `offset: (0, 2)`"
    case "alpha": "how opaque it is says `opacity: 30%`"
    default: nil
    }
  }

  private static func paintLabelHint(_ label: String) -> String? {
    switch label {
    case "alpha": "how opaque it is says `opacity: 50%`"
    case "in", "shape", "outline", "area": "what it fills says `path: …`"
    default: nil
    }
  }

  private static func functionLabelHint(_ label: String, of callee: String) -> String? {
    switch (callee, label) {
    case ("roundedRect", "rx"), ("roundedRect", "ry"), ("roundedRect", "radius"), ("roundedRect", "corner"),
      ("roundedRect", "r"):
      "write `roundedRect(bounds, cornerRadius: 12)`"
    case ("rect", "x"), ("rect", "y"), ("rect", "width"), ("rect", "height"), ("roundedRect", "x"),
      ("roundedRect", "y"), ("ellipse", "x"), ("ellipse", "y"):
      "it takes a rectangle: `\(callee)(Rect(x: 0, y: 0, width: 10, height: 10))`"
    case ("circle", "cx"), ("circle", "cy"), ("circle", "r"), ("circle", "x"), ("circle", "y"):
      "write `circle(center: (x, y), radius: r)`"
    case ("ellipse", "cx"), ("ellipse", "cy"), ("ellipse", "rx"), ("ellipse", "ry"), ("ellipse", "center"),
      ("ellipse", "radii"):
      "it takes the rectangle round it: `ellipse(bounds)`"
    case ("linearGradient", "stops"), ("radialGradient", "stops"), ("conicGradient", "stops"),
      ("linearGradient", "colors"), ("radialGradient", "colors"), ("conicGradient", "colors"):
      "the colours stand first: `\(callee)([.red, stop(.blue, at: 80%)])`"
    case ("inset", "dx"), ("inset", "dy"): "write `inset(left: 10, right: 10)`, or `inset(by: 10)`"
    case ("linearGradient", "angle"): "its direction is that from one point to another: `from: (0, 0), to: (width, 0)`"
    default: nil
    }
  }
}
