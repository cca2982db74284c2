extension ForeignWords {
  /// Returns the hint for an unknown label of a statement, of the header of a layer or of a function.
  static func labelHint(_ label: String, of callee: String) -> String? {
    if let side = flowingSide(label, of: callee) {
      return "use `\(side):`, which follows the direction of the layout"
    }
    return switch callee {
    case "content" where ["opacity", "rotation", "scale"].contains(label):
      "put the slot into a layer: `layer(\(label): …) { content }`"
    case "layer", "content":
      ["name", "id"].contains(label)
        ? "write the name before the parenthesis: `\(callee) body(inset: 4)`" : layerLabelHint(label)
    case "stroke", "border": lineLabelHint(label, of: callee)
    case "shadow": shadowLabelHint(label)
    case "fill": paintLabelHint(label)
    case "size" where ["width", "height", "w", "h"].contains(label): "write the size without labels: `size 240 x 320`"
    case "erase", "clip":
      ["width", "dash", "cap", "join"].contains(label) ? "use the region of a stroke: `path.stroked(width: 8)`" : nil
    default: functionLabelHint(label, of: callee) ?? frameLabelHint(label, of: callee)
    }
  }

  /// Returns the label for a side or a corner that has another name in CSS or on Android.
  static func flowingSide(_ label: String, of callee: String) -> String? {
    guard ["layer", "content", "inset", "roundedRect"].contains(callee) else { return nil }
    let isCorner = callee == "roundedRect"
    return switch label {
    case "start", "insetInlineStart", "marginInlineStart", "paddingInlineStart", "marginStart", "inlineStart",
      "leadingInset", "leadingAnchor", "lead":
      isCorner ? nil : "leading"
    case "end", "insetInlineEnd", "marginInlineEnd", "paddingInlineEnd", "marginEnd", "inlineEnd", "trailingInset",
      "trailingAnchor", "trail":
      isCorner ? nil : "trailing"
    case "topStart", "borderStartStartRadius", "topLeadingRadius": isCorner ? "topLeading" : nil
    case "topEnd", "borderStartEndRadius", "topTrailingRadius": isCorner ? "topTrailing" : nil
    case "bottomEnd", "borderEndEndRadius", "bottomTrailingRadius": isCorner ? "bottomTrailing" : nil
    case "bottomStart", "borderEndStartRadius", "bottomLeadingRadius": isCorner ? "bottomLeading" : nil
    default: nil
    }
  }

  /// Returns the hint for a label of a layer's header in the arguments of a shape.
  private static func frameLabelHint(_ label: String, of callee: String) -> String? {
    guard callee.first?.isUppercase == true, callee != "Rect",
      [
        "left", "top", "right", "bottom", "leading", "trailing", "width", "height", "inset", "center", "size", "z",
        "opacity", "rotation", "scale",
      ]
      .contains(label)
    else { return nil }
    return "use the shape in a layer: `layer(\(label): …) { use \(callee)() }`"
  }

  /// Returns the hint for a name or a label that contains a `-`.
  static func hyphenHint(_ name: String) -> String {
    switch name {
    case "z-index": "use `z: 1`"
    case "mix-blend-mode": "use `layer(blend: .multiply) { … }`"
    case "blend-mode": "use `blend: .multiply`"
    case "light-dark": "use `adaptive(light: .white, dark: .black)`"
    case "stroke-width", "line-width", "border-width", "outline-width": "use `width: 2`"
    case "stroke-linecap", "line-cap": "use `cap: .round`"
    case "stroke-linejoin", "line-join": "use `join: .round`"
    case "stroke-dasharray", "dash-array": "use `dash: [4, 2]`"
    case "stroke-dashoffset", "dash-offset": "use `phase: 2`"
    case "border-radius", "corner-radius": "use `cornerRadius: 12`"
    case "fill-rule", "clip-rule": "use `rule: .evenOdd`"
    case "margin-left", "padding-left": "use `left: 10`"
    case "margin-right", "padding-right": "use `right: 10`"
    case "margin-top", "padding-top": "use `top: 10`"
    case "margin-bottom", "padding-bottom": "use `bottom: 10`"
    default: "use `\(withoutHyphens(name))`; a name can't contain `-`"
    }
  }

  /// Converts `my-card` to `myCard`.
  private static func withoutHyphens(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") { result, word in
      result + word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  private static func layerLabelHint(_ label: String) -> String? {
    switch label {
    case "x", "minX", "leading", "marginLeft", "paddingLeft": "use `left: 10`"
    case "y", "minY", "marginTop", "paddingTop": "use `top: 10`"
    case "maxX", "trailing", "marginRight", "paddingRight":
      "use `right: 10`, the distance from the right edge"
    case "maxY", "marginBottom", "paddingBottom":
      "use `bottom: 10`, the distance from the bottom edge"
    case "align", "alignment", "anchor":
      "use `center: center` to center the layer, or `left:`, `top:`, `right:` and `bottom:` to place it at an edge"
    case "margin", "padding", "insets", "edges": "use `inset: 10`"
    case "origin", "position", "offset", "at", "point":
      "use `left: 10, top: 10`, or `center: (x, y)`"
    case "frame", "bounds", "rect": "use `left: 10, top: 10, width: 40, height: 20`"
    case "w": "use `width: 10`"
    case "h": "use `height: 10`"
    case "cx", "midX": "use `centerX: 10`"
    case "cy", "midY": "use `centerY: 10`"
    case "zIndex", "zPosition", "order", "depth": "use `z: 1`, or `above: other`"
    case "alpha": "use `opacity: 50%`"
    case "blendMode", "mixBlendMode", "blending", "compositing", "mode": "use `blend: .multiply`"
    case "mask", "maskLayer": "use `mask layer { … }`"
    case "rotate", "angle", "transform": "use `rotation: 45deg`"
    case "scaleX", "flipX", "flipped", "mirror", "mirrored", "isMirrored", "flip":
      "use `scale: (-1, 1)` to mirror the layer horizontally"
    case "scaleY", "flipY": "use `scale: (1, -1)` to mirror the layer vertically"
    case "scaleBy", "zoom", "scaleFactor", "scaleEffect", "factor": "use `scale: 50%`"
    case "color", "background", "backgroundColor", "fill": "use a `fill` in the block of the layer: `{ fill .red }`"
    case "cornerRadius", "radius", "borderRadius":
      "round the outline: `outline roundedRect(bounds, cornerRadius: 12)`"
    default: nil
    }
  }

  private static func lineLabelHint(_ label: String, of callee: String) -> String? {
    switch label {
    case "lineWidth", "strokeWidth", "borderWidth", "thickness", "weight", "size", "w":
      "use `width: 2`"
    case "lineCap", "linecap", "strokeLinecap": callee == "stroke" ? "use `cap: .round`" : nil
    case "lineJoin", "linejoin", "strokeLinejoin": callee == "stroke" ? "use `join: .round`" : nil
    case "lineDash", "dashes", "dashArray", "dasharray", "strokeDasharray", "pattern":
      callee == "stroke" ? "use `dash: [4, 2]`" : nil
    case "dashOffset", "dashPhase": callee == "stroke" ? "use `phase: 2`" : nil
    case "fit", "fitDash", "fitDashes", "dashFit", "dashFitted", "alignDashes", "alignDash", "dashAlign",
      "adjustDashes":
      "use `fitted: true`"
    case "position", "placement", "side": callee == "stroke" ? "use `align: .inside` or `align: .outside`" : nil
    case "radius", "cornerRadius", "borderRadius":
      "round the outline: `outline roundedRect(bounds, cornerRadius: 12)`"
    case "alpha": "use `opacity: 50%`"
    default: nil
    }
  }

  private static func shadowLabelHint(_ label: String) -> String? {
    switch label {
    case "blur", "blurRadius", "size", "softness": "use `radius: 2`, which is half the blur of CSS"
    case "stdDeviation": "use `radius: 4`"
    case "x", "y", "dx", "dy", "offsetX", "offsetY": "use `offset: (0, 2)`"
    case "inset", "isInner", "isInset": "use `inner: true`"
    case "alpha": "use `opacity: 30%`"
    default: nil
    }
  }

  private static func paintLabelHint(_ label: String) -> String? {
    switch label {
    case "alpha": "use `opacity: 50%`"
    case "z", "above", "below", "rotation", "scale": "use a layer: `layer(\(label): …) { fill .red }`"
    case "cornerRadius", "radius", "borderRadius": "use `path: roundedRect(bounds, cornerRadius: 12)`"
    case "in", "shape", "outline", "area": "use `path:`, as in `path: circle(center: center, radius: 8)`"
    default: nil
    }
  }

  private static func functionLabelHint(_ label: String, of callee: String) -> String? {
    switch (callee, label) {
    case ("roundedRect", "rx"), ("roundedRect", "ry"), ("roundedRect", "radius"), ("roundedRect", "corner"),
      ("roundedRect", "r"):
      "use `roundedRect(bounds, cornerRadius: 12)`"
    case ("rect", "x"), ("rect", "y"), ("rect", "width"), ("rect", "height"), ("roundedRect", "x"),
      ("roundedRect", "y"), ("ellipse", "x"), ("ellipse", "y"):
      "use a rectangle: `\(callee)(Rect(x: 0, y: 0, width: 10, height: 10))`"
    case ("circle", "cx"), ("circle", "cy"), ("circle", "r"), ("circle", "x"), ("circle", "y"):
      "use `circle(center: (x, y), radius: r)`"
    case ("ellipse", "cx"), ("ellipse", "cy"), ("ellipse", "rx"), ("ellipse", "ry"), ("ellipse", "center"),
      ("ellipse", "radii"):
      "use the bounding rectangle: `ellipse(bounds)`"
    case ("linearGradient", "stops"), ("radialGradient", "stops"), ("conicGradient", "stops"),
      ("linearGradient", "colors"), ("radialGradient", "colors"), ("conicGradient", "colors"):
      "write the colors first, without a label: `\(callee)([.red, stop(.blue, at: 80%)])`"
    case ("inset", "dx"), ("inset", "dy"): "use `inset(left: 10, right: 10)` or `inset(by: 10)`"
    case ("dashed", "fit"), ("dashed", "dashFit"), ("dashed", "alignDashes"), ("stroked", "fit"),
      ("stroked", "dashFit"),
      ("stroked", "alignDashes"):
      "use `fitted: true`"
    case ("smooth", "control1"), ("smooth", "control"):
      "remove `\(label):`; the first control point follows from the curve before, and `control2:` is that of the end"
    case ("spline", "points"), ("spline", "via"), ("spline", "data"):
      "use `through:`, as in `spline(through: points)`"
    case ("spline", "alpha"), ("spline", "tightness"), ("spline", "smoothness"), ("spline", "smoothing"):
      "use `tension: 0.5`; 0 is the smoothest"
    case ("polyline", "closed"), ("polyline", "close"), ("polyline", "isClosed"):
      "use `polygon(points)` to close the lines"
    case ("regularPolygon", "points"), ("regularPolygon", "count"), ("regularPolygon", "n"),
      ("regularPolygon", "corners"):
      "use `sides: 6`"
    case ("regularPolygon", "outerRadius"), ("regularPolygon", "r"): "use `radius: 20`"
    case ("star", "sides"), ("star", "count"), ("star", "tips"), ("star", "spikes"), ("star", "n"): "use `points: 5`"
    case ("star", "radius"), ("star", "r"): "use `outerRadius: 20, innerRadius: 8`"
    case ("polygon", "center"), ("polygon", "sides"), ("polygon", "radius"):
      "use `regularPolygon(center: center, sides: 6, radius: 20)`"
    case ("arc", "largeArc"), ("arc", "largeArcFlag"), ("arc", "isLarge"): "use `large: true`"
    case ("arc", "sweepFlag"), ("arc", "counterclockwise"), ("arc", "anticlockwise"), ("arc", "ccw"):
      "use `clockwise: false` to run counterclockwise"
    case ("arc", "rx"), ("arc", "ry"): "use `radii: 30 x 20`"
    case ("arc", "startAngle"), ("arc", "start"): "use `from: 0deg`"
    case ("arc", "endAngle"): "use `to: 90deg`"
    case ("arc", "end"): "use `arc (x, y), radius: r` for an end point, or `to: 90deg` for an angle"
    case ("add", "join"), ("add", "connect"), ("add", "connected"), ("add", "continued"): "use `joined: true`"
    case ("linearGradient", "angle"): "use two points: `from: (0, 0), to: (width, 0)`"
    default: nil
    }
  }
}
