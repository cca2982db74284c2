import ShapeCore

extension PostScriptDocument {
  /// Writes a stroke: its dots, which PostScript would omit under square caps, as areas; the rest as lines.
  mutating func writeStroke(_ path: Path, _ style: StrokeStyle, _ paint: ScenePaint, in context: Context) {
    guard let paint = pagePaint(paint, in: context), let style = style.withoutButtDots else { return }
    switch paint {
    case .color(let color): writeStroke(path, style, color, in: context)
    case .gradient(let gradient):
      // Interpreters are less accurate with `strokepath` than with `stroke`.
      if let area = outline(of: path, style) { return writeArea(area.transformed(by: context.map), .nonZero, paint) }
      saveState()
      constructStroke(path, style, in: context, isSeparate: false)
      line("strokepath\nclip\nnewpath")
      writeGradient(gradient, over: path.transformed(by: context.map).strokeBounds(style))
      restoreState()
    }
  }

  /// Returns the region of a stroke, or `nil` if it would take more than about a second; then it is left to the
  /// interpreter.
  private func outline(of path: Path, _ style: StrokeStyle) -> Path? {
    var budget = StepBudget.perOperation
    return try? path.stroked(style, budget: &budget)
  }

  private mutating func writeStroke(_ path: Path, _ style: StrokeStyle, _ color: Pigment, in context: Context) {
    let dash = PenDash(style)
    // Interpreters differ at bends and corners that are too tight for the width.
    var budget = StepBudget.perOperation
    if let area = path.solidStroke(style, whereverTight: true, budget: &budget) {
      return writeArea(area.transformed(by: context.map), .nonZero, .color(color))
    }
    if let dash, dash.hasDots, let area = outline(of: path, style) {
      return writeArea(area.transformed(by: context.map), .nonZero, .color(color))
    }
    var style = style
    var drawn = path
    // Interpreters do not join the ends of a closed subpath if a dash runs across them.
    if let dash, dash.isTooLong || path.elements.contains(.close) {
      drawn = path.dashed(style.dash, phase: style.phase)
      if drawn != path { style.dash = [] }
    }
    if style.cap != .butt {
      for subpath in PenSubpath.subpaths(of: drawn.elements) where subpath.steps.isEmpty {
        let dot = Path([.move(to: subpath.start), .line(to: subpath.start)]).stroked(style)
        writeArea(dot.transformed(by: context.map), .nonZero, .color(color))
      }
    }
    if constructStroke(drawn, style, color, in: context, isSeparate: true) { line("stroke") }
  }

  /// Sets color and style, and constructs the path, without its dots. Returns `false` if there is nothing else to
  /// stroke.
  @discardableResult
  private mutating func constructStroke(
    _ path: Path, _ style: StrokeStyle, _ color: Pigment? = nil, in context: Context, isSeparate: Bool
  ) -> Bool {
    let elements = path.transformed(by: context.map.then(page)).elements
    let subpaths = PenSubpath.subpaths(of: elements).filter { !$0.steps.isEmpty }
    if subpaths.isEmpty { return false }
    if let color { setColor(color) }
    let dash = PenDash(style)
    set(style, dash)
    var pen = Pen(decimals: NumberWriter.decimals(for: elements))
    for subpath in subpaths { add(subpath, isDashed: dash != nil, isSeparate: isSeparate, &pen) }
    return true
  }

  /// Adds a subpath to the path. If the subpaths can be stroked one by one, `stroke` comes before one that begins with
  /// an arc, so that no line leads to it.
  private mutating func add(_ subpath: PenSubpath, isDashed: Bool, isSeparate: Bool, _ pen: inout Pen) {
    let subpath = isDashed ? subpath : subpath.begunAnywhere
    pen.lift(to: subpath.start)
    for (index, step) in subpath.steps.enumerated() {
      switch step {
      case .move, .close: break
      case .line(let to):
        if index + 1 < subpath.steps.count, subpath.mayBeArc(index + 1) {
          // The arc draws the line that leads to it.
          putDown(&pen)
        } else if !(subpath.isClosed && index == subpath.steps.count - 1 && pen.isSame(to, subpath.start)) {
          addLine(to: to, &pen)
        }
      case .quad, .curve: addCurve(step, &pen)
      case .arc(let arc):
        if !subpath.mayBeArc(index) || pen.isLifted && pen.hasDrawn && !isSeparate {
          addCurves(along: arc, &pen)
        } else {
          if pen.isLifted, pen.hasDrawn { line("stroke") }
          addArc(arc, &pen)
        }
      }
    }
    if subpath.isClosed { line("h") }
  }

  /// Sets the parts of a style that are not set already.
  private mutating func set(_ style: StrokeStyle, _ dash: PenDash?) {
    var state = states.removeLast()
    let width = NumberWriter.length(style.width)
    if state.width != width.units || state.widthDecimals != width.decimals {
      length(style.width)
      line("setlinewidth")
      (state.width, state.widthDecimals) = (width.units, width.decimals)
    }
    if state.cap != style.cap {
      switch style.cap {
      case .butt: line("0 setlinecap")
      case .round: line("1 setlinecap")
      case .square: line("2 setlinecap")
      }
      state.cap = style.cap
    }
    if state.join != style.join {
      switch style.join {
      case .miter: line("0 setlinejoin")
      case .round: line("1 setlinejoin")
      case .bevel: line("2 setlinejoin")
      }
      state.join = style.join
    }
    let miterLimit = NumberWriter.units(max(style.miterLimit, 1))
    if style.join == .miter, state.miterLimit != miterLimit {
      number(max(style.miterLimit, 1))
      line("setmiterlimit")
      state.miterLimit = miterLimit
    }
    if state.dash != dash || !state.isDashKnown {
      out.append("[ ")
      for (index, part) in (dash?.lengths ?? []).enumerated() {
        length(part)
        if index % 4 == 3 { line("") }
      }
      out.append("] ")
      number(dash?.phase ?? 0)
      line("setdash")
      state.dash = dash
      state.isDashKnown = true
    }
    states.append(state)
  }
}

/// The known graphics state. Empty at first, because the page around the picture may have changed it.
struct GraphicsState {
  var color: UInt32?
  var width: Int64?
  var widthDecimals = 0
  var cap: LineCap?
  var join: LineJoin?
  var miterLimit: Int64?
  var dash: PenDash?
  var isDashKnown = false
}
