@_spi(Generated) import ShapeCore

extension PageWriter {
  /// Writes a stroke as a line, except for what readers draw differently, which is filled.
  mutating func writeStroke(
    _ path: Path, _ style: StrokeStyle, _ paint: ScenePaint, _ source: SourceSpan, in context: Context
  ) {
    guard let paint = pagePaint(paint, in: context), let style = style.withoutButtDots else { return }
    // Readers may draw a stroke whose region takes too much work differently, by its width at most.
    var isTooMuch = false
    defer {
      let width = style.width * stream.magnification
      record(.stroke, source, isTooMuch ? .approximated(.distance(width)) : .exact, context)
    }
    guard let bounds = path.strokeBounds(style), stream.mark(bounds) else { return }
    switch paint {
    case .color(let color):
      let isFaded = color.alpha < Pigment.opaque || context.effects != nil
      if let area = area(of: path, style, bounds, isFaded: isFaded, &isTooMuch) {
        writeArea(area, .nonZero, paint, in: context)
      } else {
        writeLines(path, style, color, in: context)
      }
    case .gradient(let gradient):
      // Patterns are less portable than areas: readers disagree on their coordinates in forms.
      if let area = outline(of: path, style, &isTooMuch) { return writeArea(area, .nonZero, paint, in: context) }
      if case .postScript = language {
        stream.save()
        construct(PenSubpath.subpaths(of: path.elements), style)
        stream.line("strokepath W n")
        writeGradient(gradient, over: bounds, Effects())
        return stream.restore()
      }
      let effects = context.effects ?? Effects()
      let mask = form(.gray) { page in
        if page.stream.mark(bounds) { page.writeLines(path, style, Pigment(rgb: 0), in: Context()) }
      }
      guard let mask else { return }
      let shaded = form { page in
        if page.stream.mark(bounds) { page.writeGradient(gradient, over: bounds, effects.faded) }
      }
      if let shaded { masked(by: mask, .alpha) { $0.paint(shaded, effects.opaque) } }
    }
  }

  /// Returns the region of a stroke, or `nil` if it would take more than about a second.
  private mutating func outline(of path: Path, _ style: StrokeStyle, _ isTooMuch: inout Bool) -> Path? {
    region(orTooMuch: &isTooMuch) { budget throws(RegionError) in try path.stroked(style, budget: &budget) }
  }

  /// Returns the region of a stroke if readers draw it differently, or `nil` otherwise: bends and corners that are too
  /// tight for the width, dashes without a length, dots in a translucent line, and lines that extend far beyond the page.
  private mutating func area(
    of path: Path, _ style: StrokeStyle, _ bounds: Rect, isFaded: Bool, _ isTooMuch: inout Bool
  ) -> Path? {
    let tight = region(orTooMuch: &isTooMuch) { budget throws(RegionError) in
      try path.solidStroke(style, whereverTight: true, budget: &budget)
    }
    if let tight { return tight }
    let isNear = stream.visible.map { Self.isNear(bounds, to: $0) } ?? true
    let hasDots =
      PenDash(style)?.hasDots == true
      || isFaded && style.cap != .butt && PenSubpath.subpaths(of: path.elements).contains { $0.steps.isEmpty }
    return hasDots || !isNear ? outline(of: path, style, &isTooMuch) : nil
  }

  private mutating func writeLines(_ path: Path, _ style: StrokeStyle, _ color: Pigment, in context: Context) {
    if color.alpha == 0 { return }
    var style = style
    var drawn = path
    let dash = PenDash(style)
    // Readers do not join the ends of a closed subpath if a dash runs across them.
    if let dash, dash.isTooLong || path.elements.contains(.close) {
      drawn = path.dashed(style.dash, phase: style.phase)
      if drawn != path { style.dash = [] }
    }
    let subpaths = PenSubpath.subpaths(of: drawn.elements)
    if style.cap != .butt {
      for subpath in subpaths where subpath.steps.isEmpty {
        let dot = Path([.move(to: subpath.start), .line(to: subpath.start)]).stroked(style)
        writeArea(dot, .nonZero, .color(color), in: context)
      }
    }
    guard subpaths.contains(where: { !$0.steps.isEmpty }) else { return }
    setStroke(color.rgb)
    setEffects(context.effects ?? Effects(), alpha: color.alpha, isStroke: true)
    construct(subpaths, style)
    stream.line("S")
  }

  /// Sets a style and constructs a path, without its dots.
  private mutating func construct(_ subpaths: [PenSubpath], _ style: StrokeStyle) {
    set(style, PenDash(style))
    for subpath in subpaths where !subpath.steps.isEmpty {
      stream.constructLine(subpath, decimals: NumberWriter.decimals(for: subpath.steps))
    }
  }

  /// Sets the parts of a style that are not set already.
  private mutating func set(_ style: StrokeStyle, _ dash: PenDash?) {
    var state = stream.state
    let width = NumberWriter.Length(style.width)
    if state.width != width {
      stream.length(style.width)
      stream.line("w")
      state.width = width
    }
    if state.cap != style.cap {
      switch style.cap {
      case .butt: stream.line("0 J")
      case .round: stream.line("1 J")
      case .square: stream.line("2 J")
      }
      state.cap = style.cap
    }
    if state.join != style.join {
      switch style.join {
      case .miter: stream.line("0 j")
      case .round: stream.line("1 j")
      case .bevel: stream.line("2 j")
      }
      state.join = style.join
    }
    let miterLimit = NumberWriter.units(max(style.miterLimit, 1))
    if style.join == .miter, state.miterLimit != miterLimit {
      stream.number(max(style.miterLimit, 1))
      stream.line("M")
      state.miterLimit = miterLimit
    }
    if state.dash != dash || !state.isDashKnown {
      stream.out.append(UInt8(ascii: "["))
      for part in dash?.lengths ?? [] { stream.length(part) }
      stream.out.append("] ")
      stream.number(dash?.phase ?? 0)
      stream.line("d")
      state.dash = dash
      state.isDashKnown = true
    }
    stream.state = state
  }
}
