import ShapeCore

/// Writes the `d` attribute of a path in few bytes.
///
/// Coordinates are rounded once, to a grid. Relative commands are measured on the grid, so errors do not add up. Each
/// command is written in absolute and relative form, and the shorter text is kept.
struct PathDataWriter {
  /// The number of decimals of the grid.
  let decimals: Int
  /// Whether the ends and closes of subpaths matter, as they do for strokes.
  let isStroked: Bool
  /// Whether subpaths without length are visible, as they are under round and square caps.
  let keepsDots: Bool

  private let unit: Int64
  private var current = GridPoint()
  private var start = GridPoint()
  /// The current point of the written text. A `move` changes it only when it is written.
  private var pen = GridPoint()
  /// The control point that a smooth command would mirror, and the command that left it.
  private var mirrored: (command: UInt8, control: GridPoint) = (0, GridPoint())
  /// Whether the `M` of the subpath has not been written yet, and whether all its segments have no length.
  private var needsMove = false
  private var isDot = false
  /// The command that can be omitted, and the end of the text.
  private var implied: UInt8 = 0
  private var followsNumber = false
  private var followsFraction = false
  private var isFirst = true
  /// The offset of the first command, until the second one is written.
  private var firstMove: Int?

  /// A point as numbers of decimal units.
  struct GridPoint: Equatable {
    var x: Int64 = 0
    var y: Int64 = 0
  }

  private enum Command {
    case move(GridPoint)
    case line(GridPoint)
    case quad(GridPoint, GridPoint)
    case smoothQuad(GridPoint)
    case curve(GridPoint, GridPoint, GridPoint)
    case smoothCurve(GridPoint, GridPoint)
    case arc(Arc, GridPoint)
  }

  init(isStroked: Bool, keepsDots: Bool = false, decimals: Int = NumberWriter.decimals) {
    self.isStroked = isStroked
    self.keepsDots = keepsDots
    self.decimals = decimals
    unit = NumberWriter.units(1, decimals: decimals)
  }

  mutating func write(_ elements: [PathElement], to out: inout OutputBuffer) {
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        endSubpath(to: &out)
        start = grid(point)
        current = start
        needsMove = true
      case .line(let point):
        let end = grid(point)
        // The end of the subpath draws a line back to the start.
        if !needsMove, end == start, endsSubpath(elements, after: index) { continue }
        if end == current { isDot = true } else { emit(.line(end), end: end, to: &out) }
      case .quad(let point, let control):
        let (end, control) = (grid(point), grid(control))
        if end == current, control == current { isDot = true } else { emitQuad(end, control, to: &out) }
      case .curve(let point, let control1, let control2):
        let (end, control1, control2) = (grid(point), grid(control1), grid(control2))
        if end == current, control1 == current, control2 == current {
          isDot = true
        } else {
          emitCurve(end, control1, control2, to: &out)
        }
      case .arc(let arc):
        emitArc(arc, to: &out)
      case .close:
        close(to: &out)
      }
    }
    endSubpath(to: &out)
  }

  private func grid(_ point: Point) -> GridPoint {
    GridPoint(x: NumberWriter.units(point.x, decimals: decimals), y: NumberWriter.units(point.y, decimals: decimals))
  }

  /// Returns whether the element at `index` is the last visible one before its subpath is closed, by `close` or by a
  /// fill.
  private func endsSubpath(_ elements: [PathElement], after index: Int) -> Bool {
    guard index + 1 < elements.count else { return !isStroked }
    switch elements[index + 1] {
    case .close: return true
    case .move: return !isStroked
    case .line, .quad, .curve, .arc: return false
    }
  }

  private mutating func close(to out: inout OutputBuffer) {
    if needsMove {
      if keepsDots {
        emit(.move(start), end: start, to: &out)
        out.append(UInt8(ascii: "z"))
      }
    } else if isStroked {
      out.append(UInt8(ascii: "z"))
      pen = start
    }
    followsNumber = false
    implied = 0
    mirrored.command = 0
    current = start
    needsMove = true
    isDot = false
  }

  private mutating func endSubpath(to out: inout OutputBuffer) {
    if needsMove, isDot, keepsDots {
      emit(.move(start), end: start, to: &out)
      out.append("h0")
      followsNumber = true
      followsFraction = false
      implied = UInt8(ascii: "h")
    }
    isDot = false
  }

  private mutating func emitQuad(_ end: GridPoint, _ control: GridPoint, to out: inout OutputBuffer) {
    let isSmooth = mirrored.command == UInt8(ascii: "Q") && control == mirrorImage && !needsMove
    emit(isSmooth ? .smoothQuad(end) : .quad(control, end), end: end, to: &out)
    mirrored = (UInt8(ascii: "Q"), control)
  }

  private mutating func emitCurve(
    _ end: GridPoint, _ control1: GridPoint, _ control2: GridPoint, to out: inout OutputBuffer
  ) {
    let expected = mirrored.command == UInt8(ascii: "C") ? mirrorImage : current
    let isSmooth = control1 == expected && !needsMove
    emit(isSmooth ? .smoothCurve(control2, end) : .curve(control1, control2, end), end: end, to: &out)
    mirrored = (UInt8(ascii: "C"), control2)
  }

  private var mirrorImage: GridPoint {
    GridPoint(x: 2 * current.x - mirrored.control.x, y: 2 * current.y - mirrored.control.y)
  }

  /// Writes an arc in pieces of at most a third of a turn. SVG computes an arc's center from its ends, which is
  /// inaccurate if they are nearly opposite each other.
  private mutating func emitArc(_ arc: Arc, to out: inout OutputBuffer) {
    let largest = 2 * Double.pi / 3
    let wanted = abs(arc.sweep) / largest - 1e-9
    let pieces = wanted > 1 ? Int(min(wanted.rounded(.up), 4)) : 1
    if arc.isFlat { return emitFlatArc(arc, to: &out) }
    for piece in 1...pieces {
      let parameter = arc.start + arc.sweep * Double(piece) / Double(pieces)
      let end = grid(arc.point(at: parameter))
      if end == current { isDot = true } else { emit(.arc(arc, end), end: end, to: &out) }
    }
  }

  private mutating func emitFlatArc(_ arc: Arc, to out: inout OutputBuffer) {
    for turn in arc.turnsOfFlatArc {
      let end = grid(turn)
      if end == current { isDot = true } else { emit(.line(end), end: end, to: &out) }
    }
  }

  private mutating func emit(_ command: Command, end: GridPoint, to out: inout OutputBuffer) {
    mirrored.command = 0
    if needsMove {
      needsMove = false
      if case .move = command {} else { emit(.move(start), end: start, to: &out) }
    }
    let before = (implied, followsNumber, followsFraction)
    let first = out.count
    write(command, from: nil, to: &out)
    let second = out.count
    // The first command of a path is always absolute.
    if !isFirst {
      let after = (implied, followsNumber, followsFraction)
      (implied, followsNumber, followsFraction) = before
      // Points that follow the first command are relative if it is, too.
      if firstMove != nil { implied = UInt8(ascii: "l") }
      write(command, from: pen, to: &out)
      if out.count - second < second - first {
        out.remove(from: first, to: second)
        if let firstMove, case .line = command, implied == UInt8(ascii: "l") {
          out.replace(at: firstMove, with: UInt8(ascii: "m"))
        }
      } else {
        out.truncate(to: second)
        (implied, followsNumber, followsFraction) = after
      }
    }
    firstMove = isFirst ? first : nil
    isFirst = false
    current = end
    pen = end
  }

  /// Writes a command, relative to `origin`, or absolute without one.
  private mutating func write(_ command: Command, from origin: GridPoint?, to out: inout OutputBuffer) {
    let from = origin ?? GridPoint()
    let small: UInt8 = origin == nil ? 0 : 0x20
    switch command {
    case .move(let end):
      letter(UInt8(ascii: "M") | small, to: &out)
      point(end, from, to: &out)
      // Points that follow a move are lines.
      implied = UInt8(ascii: "L") | small
    case .line(let end):
      if end.y == current.y {
        letter(UInt8(ascii: "H") | small, to: &out)
        put(end.x - from.x, decimals, unit, to: &out)
      } else if end.x == current.x {
        letter(UInt8(ascii: "V") | small, to: &out)
        put(end.y - from.y, decimals, unit, to: &out)
      } else {
        letter(UInt8(ascii: "L") | small, to: &out)
        point(end, from, to: &out)
      }
    case .quad(let control, let end):
      letter(UInt8(ascii: "Q") | small, to: &out)
      point(control, from, to: &out)
      point(end, from, to: &out)
    case .smoothQuad(let end):
      letter(UInt8(ascii: "T") | small, to: &out)
      point(end, from, to: &out)
    case .curve(let control1, let control2, let end):
      letter(UInt8(ascii: "C") | small, to: &out)
      point(control1, from, to: &out)
      point(control2, from, to: &out)
      point(end, from, to: &out)
    case .smoothCurve(let control2, let end):
      letter(UInt8(ascii: "S") | small, to: &out)
      point(control2, from, to: &out)
      point(end, from, to: &out)
    case .arc(let arc, let end):
      letter(UInt8(ascii: "A") | small, to: &out)
      radius(arc.radii.width, to: &out)
      radius(arc.radii.height, to: &out)
      let turn = arc.radii.width == arc.radii.height ? 0 : arc.rotation * (180 / Double.pi)
      put(NumberWriter.units(turn), NumberWriter.decimals, 10_000, to: &out)
      // Not all readers accept flags without spaces between them.
      put(0, 0, 1, to: &out)
      put(arc.sweep > 0 ? 1 : 0, 0, 1, to: &out)
      point(end, from, to: &out)
    }
  }

  private mutating func letter(_ letter: UInt8, to out: inout OutputBuffer) {
    if letter == implied { return }
    out.append(letter)
    implied = letter
    followsNumber = false
  }

  private mutating func point(_ point: GridPoint, _ from: GridPoint, to out: inout OutputBuffer) {
    put(point.x - from.x, decimals, unit, to: &out)
    put(point.y - from.y, decimals, unit, to: &out)
  }

  private mutating func radius(_ radius: Double, to out: inout OutputBuffer) {
    let (units, decimals) = NumberWriter.length(radius)
    put(units, decimals, NumberWriter.units(1, decimals: decimals), to: &out)
  }

  /// Appends a number of units, with a space before it only if the two numbers would run together.
  private mutating func put(_ units: Int64, _ decimals: Int, _ unit: Int64, to out: inout OutputBuffer) {
    let isFraction = units % unit != 0
    if followsNumber, units >= 0, !(followsFraction && isFraction && units < unit) {
      out.append(UInt8(ascii: " "))
    }
    out.number(units: units, decimals: decimals)
    followsNumber = true
    followsFraction = isFraction
  }
}
