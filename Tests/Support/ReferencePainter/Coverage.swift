/// The covered share of each pixel in a rectangle, in `0...1`. Pixels outside are not covered.
package struct Coverage: Sendable {
  package enum Rule { case nonzero, evenOdd }

  /// The first column and row of the rectangle.
  package let left: Int
  package let top: Int
  package let width: Int
  package let height: Int
  package var values: [Float]

  package init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = max(0, width)
    self.height = max(0, height)
    values = [Float](repeating: 0, count: self.width * self.height)
  }

  /// Fills polygons, given in pixels, on a picture of `columns` by `rows` pixels. Each row of pixels is sampled on
  /// several lines, and the coverage along a line is exact.
  package init(filling polygons: [[Spot]], rule: Rule, columns: Int, rows: Int, linesPerPixel: Int = 32) {
    var box = Box.nothing
    for polygon in polygons {
      for p in polygon { box = box.union(Box(p.x, p.y, p.x, p.y)) }
    }
    guard !box.isEmpty, box.minX < Double(columns), box.minY < Double(rows) else {
      self.init(left: 0, top: 0, width: 0, height: 0)
      return
    }
    let left = Int(max(0, box.minX).rounded(.down))
    let top = Int(max(0, box.minY).rounded(.down))
    self.init(
      left: left, top: top,
      width: Int(min(Double(columns), box.maxX.rounded(.up))) - left,
      height: Int(min(Double(rows), box.maxY.rounded(.up))) - top)
    guard width > 0, height > 0 else { return }
    // A point with its x in columns and its y in lines, both from the corner of this rectangle.
    func inLines(_ p: Spot) -> Spot { Spot(p.x - Double(left), (p.y - Double(top)) * Double(linesPerPixel)) }
    var edges = EdgeTable(lines: height * linesPerPixel)
    for polygon in polygons {
      for i in polygon.indices {
        let (a, b) = (polygon[i], polygon[i + 1 == polygon.count ? 0 : i + 1])
        edges.add(from: inLines(a), to: inLines(b))
      }
    }
    scan(&edges, linesPerPixel: linesPerPixel, evenOdd: rule == .evenOdd)
  }

  private mutating func scan(_ edges: inout EdgeTable, linesPerPixel: Int, evenOdd: Bool) {
    let weight = 1 / Float(linesPerPixel)
    // The change from one pixel to the next. The running sum along the row is the coverage.
    let step = UnsafeMutablePointer<Float>.allocate(capacity: width + 2)
    step.initialize(repeating: 0, count: width + 2)
    defer { step.deallocate() }
    let edge = Double(width)
    values.withUnsafeMutableBufferPointer { buffer in
      guard var out = buffer.baseAddress else { return }
      var row = 0
      while row < height {
        var line = row * linesPerPixel
        let end = line + linesPerPixel
        while line < end {
          edges.advance(to: line)
          var winding = 0
          var i = 0
          while i < edges.activeCount {
            let crossing = edges.active[i]
            let wasInside = evenOdd ? winding & 1 != 0 : winding != 0
            winding += crossing.pointee.winding
            let isInside = evenOdd ? winding & 1 != 0 : winding != 0
            if wasInside != isInside {
              let x = min(edge, max(0, crossing.pointee.x))
              let column = Int(x)
              let part = Float(x - Double(column))
              let signed = isInside ? weight : -weight
              step[column] += signed * (1 - part)
              step[column + 1] += signed * part
            }
            i += 1
          }
          line += 1
        }
        var sum: Float = 0
        var column = 0
        while column < width {
          sum += step[column]
          step[column] = 0
          out[column] = min(1, max(0, sum))
          column += 1
        }
        step[width] = 0
        step[width + 1] = 0
        out += width
        row += 1
      }
    }
    edges.deallocate()
  }
}

extension Coverage {
  /// Returns a smaller coverage, whose values are the means of squares of `factor` by `factor` values.
  package func shrunk(by factor: Int) -> Coverage {
    var result = Coverage(
      left: left / factor, top: top / factor, width: (width + factor - 1) / factor,
      height: (height + factor - 1) / factor)
    let unit = 1 / Float(factor * factor)
    let (width, height, columns) = (width, height, result.width)
    result.values.withUnsafeMutableBufferPointer { target in
      values.withUnsafeBufferPointer { source in
        var i = 0
        var y = 0
        while y < height {
          let row = y / factor * columns
          var x = 0
          while x < width {
            target[row + x / factor] += unit * source[i]
            i += 1
            x += 1
          }
          y += 1
        }
      }
    }
    return result
  }

  /// Returns a larger coverage, with a square of `factor` by `factor` values for each, within a picture of `columns` by
  /// `rows`.
  package func spread(by factor: Int, columns: Int, rows: Int) -> Coverage {
    let (left, top) = (left * factor, top * factor)
    var result = Coverage(
      left: left, top: top, width: min(width * factor, columns - left), height: min(height * factor, rows - top))
    let (width, height, sourceWidth) = (result.width, result.height, self.width)
    result.values.withUnsafeMutableBufferPointer { target in
      values.withUnsafeBufferPointer { source in
        var i = 0
        var y = 0
        while y < height {
          let row = y / factor * sourceWidth
          var x = 0
          while x < width {
            target[i] = source[row + x / factor]
            i += 1
            x += 1
          }
          y += 1
        }
      }
    }
    return result
  }
}

/// The edges of polygons by the scan line at which they begin, and the edges that cross the current line by x.
private struct EdgeTable {
  struct Edge {
    var x: Double
    var slope: Double
    var last: Int
    var winding: Int
    var next: UnsafeMutablePointer<Edge>?
  }

  private let lines: Int
  private var starts: [UnsafeMutablePointer<Edge>?]
  private var all: [UnsafeMutablePointer<Edge>] = []
  private(set) var active: [UnsafeMutablePointer<Edge>] = []
  private(set) var activeCount = 0

  init(lines: Int) {
    self.lines = lines
    starts = Array(repeating: nil, count: lines)
  }

  /// Adds an edge; a line is sampled at its middle.
  mutating func add(from a: Spot, to b: Spot) {
    let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
    let first = Int(max(0, (upper.y - 0.5).rounded(.up)))
    let last = Int(min(Double(lines), (lower.y - 0.5).rounded(.up))) - 1
    guard first <= last else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let edge = UnsafeMutablePointer<Edge>.allocate(capacity: 1)
    edge.initialize(
      to: Edge(
        x: upper.x + slope * (Double(first) + 0.5 - upper.y), slope: slope, last: last,
        winding: a.y < b.y ? 1 : -1, next: starts[first]))
    starts[first] = edge
    all.append(edge)
  }

  /// Updates the active edges for the next line.
  mutating func advance(to line: Int) {
    var kept = 0
    var i = 0
    while i < activeCount {
      let edge = active[i]
      if edge.pointee.last >= line {
        edge.pointee.x += edge.pointee.slope
        place(edge, at: kept)
        kept += 1
      }
      i += 1
    }
    var new = starts[line]
    while let edge = new {
      if kept == active.count { active.append(edge) }
      place(edge, at: kept)
      kept += 1
      new = edge.pointee.next
    }
    activeCount = kept
  }

  /// Inserts an edge into the first `count` active ones, which are sorted. It is nearly always in order already.
  private mutating func place(_ edge: UnsafeMutablePointer<Edge>, at count: Int) {
    var i = count
    let x = edge.pointee.x
    while i > 0, active[i - 1].pointee.x > x {
      active[i] = active[i - 1]
      i -= 1
    }
    active[i] = edge
  }

  func deallocate() {
    for edge in all { edge.deallocate() }
  }
}
