// The commands of the language for generated code. Numbers that cannot be drawn are replaced with the nearest that can.

extension SceneBuilder {
  /// Fills a path. Defaults to the outline of the open layer.
  /// - Parameter opacity: A factor for the opacity of the paint, in 0...1. Defaults to 1.
  public mutating func fill(
    _ paint: Paint, path: Path? = nil, rule: FillRule = .nonZero, opacity: Double = 1
  ) {
    fill(path, rule: rule, paint: paint.multiplied(opacity: opacity))
  }

  /// Strokes a path. Defaults to the outline of the open layer.
  /// - Parameters:
  ///   - width: The width of the line, in points. 0 or less draws nothing. Defaults to 1.
  ///   - align: The position of the stroke on a closed path. On an open one it is centered. Defaults to `.center`.
  ///   - miterLimit: The longest miter, in line widths. Defaults to 10.
  ///   - dash: The lengths of dashes and gaps in turn, in points. Defaults to a solid line.
  ///   - fitted: Whether the dashes are scaled so that they fit each subpath. Defaults to `false`.
  public mutating func stroke(
    _ paint: Paint, width: Double = 1, align: StrokeAlignment = .center, cap: LineCap = .butt, join: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], phase: Double = 0, fitted: Bool = false, path: Path? = nil,
    opacity: Double = 1
  ) {
    let style = StrokeStyle(
      width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, phase: phase, fitted: fitted)
    let canAlign = align == .center || (path ?? outlinePath).allSubpathsAreClosed
    stroke(
      path, style: style, alignment: canAlign ? align : .center, paint: paint.multiplied(opacity: opacity))
  }

  /// Draws a border along some edges. Defaults to all edges.
  public mutating func border(
    _ edges: Edges = .all, width: Double = 1, color: Paint = .color(.black), dash: [Double] = [], phase: Double = 0,
    fitted: Bool = false, opacity: Double = 1
  ) {
    border(
      edges, width: width, dash: dash, phase: phase, fitted: fitted, paint: color.multiplied(opacity: opacity))
  }

  /// Erases the inside of a path from what the open layer paints.
  public mutating func erase(_ path: Path, rule: FillRule = .nonZero) {
    erase(path, rule: rule, source: .none)
  }

  /// Adds a shadow of the visible part of the layer. The first one of a layer is topmost.
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points.
  ///   - spread: How far the shadow extends beyond the layer before the blur, in points. Defaults to 0.
  ///   - inner: Whether the shadow is inside the layer, as if its outside cast it. Defaults to `false`.
  public mutating func shadow(
    _ color: Color = .black, radius: Double, offset: Point = .zero, opacity: Double = 1, spread: Double = 0,
    inner: Bool = false
  ) {
    let shadow = Shadow(
      color: color.multiplied(opacity: opacity), radius: radius, offset: offset, spread: spread)
    self.shadow(shadow, isInner: inner)
  }
}
