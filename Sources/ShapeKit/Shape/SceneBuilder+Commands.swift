// The commands of the language, as generated code gives them: numbers that cannot be drawn are brought to what can.

extension SceneBuilder {
  /// Fills the outline of the open layer, or a path.
  /// - Parameter opacity: A factor for the opacity of the paint, 0 to 1.
  public mutating func fill(
    _ paint: Paint, path: Path? = nil, rule: FillRule = .nonZero, opacity: Double = 1
  ) {
    fill(path, rule: rule, paint: paint.multiplied(opacity: opacity))
  }

  /// Strokes the outline of the open layer, or a path.
  /// - Parameters:
  ///   - width: The width of the line, in points; 0 or less draws nothing.
  ///   - align: On which side of a closed path it lies; on an open one it is centered.
  ///   - miterLimit: The longest miter, in line widths.
  ///   - dash: The lengths of dashes and gaps in turn; empty for a solid line.
  public mutating func stroke(
    _ paint: Paint, width: Double = 1, align: StrokeAlignment = .center, cap: LineCap = .butt, join: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], phase: Double = 0, path: Path? = nil, opacity: Double = 1
  ) {
    let style = StrokeStyle(width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, phase: phase)
    let canAlign = align == .center || (path ?? outlinePath).allSubpathsAreClosed
    stroke(
      path, style: style, alignment: canAlign ? align : .center, paint: paint.multiplied(opacity: opacity))
  }

  /// Draws a border along some edges.
  public mutating func border(
    _ edges: Edges = .all, width: Double = 1, color: Paint = .color(.black), dash: [Double] = [], phase: Double = 0,
    opacity: Double = 1
  ) {
    border(edges, width: width, dash: dash, phase: phase, paint: color.multiplied(opacity: opacity))
  }

  /// Casts a shadow of what is seen of the layer; the first of a layer is topmost.
  /// - Parameter radius: The standard deviation of the blur, in points.
  public mutating func shadow(
    _ color: Color = .black, radius: Double, offset: Point = .zero, opacity: Double = 1
  ) {
    shadow(Shadow(color: color.multiplied(opacity: opacity), radius: radius, offset: offset))
  }
}
