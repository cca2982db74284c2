import ReferencePainter
@_spi(Generated) import ShapeCore
import ShapeRaster

/// The color of a pixel, which is not multiplied by its alpha.
typealias Tone = ReferencePainter.RGBA

/// Pixels of a point each, on which tests paint what a file says: those of the picture, and a margin from which blurs
/// and displacements bring something into it.
enum PixelCanvas {
  static let side = 40
  static let margin = 18
  static let extent = side + 2 * margin

  static var blank: Raster { Raster(width: extent, height: extent) }

  /// Returns the covered part of each pixel.
  static func coverage(of path: Path, _ rule: FillRule = .nonZero, under map: Transform) -> Coverage {
    let corner = Transform.translation(Point(Double(margin), Double(margin)))
    return Coverage(
      filling: polygons(of: path, under: map.then(corner)), rule: rule == .evenOdd ? .evenOdd : .nonzero,
      columns: extent, rows: extent)
  }

  static func polygons(of path: Path, under map: Transform) -> [[Spot]] {
    var polygons: [[Spot]] = []
    for element in path.transformed(by: map).flattened(tolerance: 0.01).elements {
      switch element {
      case .move(let to): polygons.append([Spot(to.x, to.y)])
      case .line(let to): polygons[polygons.count - 1].append(Spot(to.x, to.y))
      case .close, .quad, .curve, .arc: break
      }
    }
    return polygons
  }

  /// Returns a coverage as a factor for each pixel.
  static func factors(of coverage: Coverage) -> [Float] {
    var result = [Float](repeating: 0, count: extent * extent)
    for row in 0..<coverage.height {
      for column in 0..<coverage.width {
        result[(coverage.top + row) * extent + coverage.left + column] = coverage.values[row * coverage.width + column]
      }
    }
    return result
  }

  /// Returns the center of a pixel.
  static func center(_ column: Int, _ row: Int) -> Point {
    Point(Double(column - margin) + 0.5, Double(row - margin) + 0.5)
  }
}

/// What fills an area.
enum PixelPaint {
  case color(Tone)
  /// Returns the color of a point of the coordinates that are in use.
  case shading((Point) -> Tone)
  case picture(Raster)
}

extension Raster {
  mutating func fill(_ coverage: Coverage, with paint: PixelPaint, opacity: Float = 1, under map: Transform) {
    switch paint {
    case .color(var tone):
      tone.alpha *= opacity
      fill(coverage, with: tone)
    case .shading(let tone):
      guard let inverse = map.inverse else { return }
      var picture = PixelCanvas.blank
      for row in coverage.top..<coverage.top + coverage.height {
        for column in coverage.left..<coverage.left + coverage.width
        where coverage.values[(row - coverage.top) * coverage.width + column - coverage.left] > 0 {
          let color = tone(inverse.apply(PixelCanvas.center(column, row)))
          let pixel = 4 * (row * width + column)
          picture.samples[pixel] = color.red * color.alpha
          picture.samples[pixel + 1] = color.green * color.alpha
          picture.samples[pixel + 2] = color.blue * color.alpha
          picture.samples[pixel + 3] = color.alpha
        }
      }
      picture.multiply(by: coverage)
      draw(picture, opacity: opacity)
    case .picture(var picture):
      picture.multiply(by: coverage)
      draw(picture, opacity: opacity)
    }
  }

  /// Paints a group.
  mutating func draw(_ group: Raster, opacity: Float, _ blend: BlendMode) {
    if blend == .normal { return draw(group, opacity: opacity) }
    draw(group, opacity: opacity) { blend.mixed($0, over: $1) }
  }
}

/// How the pixels of a file differ from those of the renderer, where no edge is near: edges that meet in a pixel may
/// cover it in different ways.
struct PixelDifference: CustomStringConvertible {
  /// The largest difference of a component, in 255ths, and its pixel.
  private(set) var largest = 0.0
  private(set) var place = (x: 0, y: 0)
  /// The number of pixels that are wrong.
  private(set) var wrong = 0
  /// The number of pixels without an edge near them.
  private(set) var compared = 0

  /// Whether the pictures are the same, except for a few pixels where more than one edge meet.
  var isSmall: Bool { wrong <= 8 }

  /// The largest difference of neighbors without an edge between them.
  private static let steepest = 48

  init(_ raster: Raster, from scene: Scene, on paper: ShapeCore.RGBA? = nil) {
    let side = PixelCanvas.side
    let bytes = SceneRenderer(scene, pixelsPerPoint: 1, origin: Point(-1, -1), width: side + 2, height: side + 2)
      .bitmap(background: paper).bytes.map(Int.init)
    let stride = 4 * (side + 2)
    for y in 0..<side {
      for x in 0..<side {
        let pixel = 4 * ((y + PixelCanvas.margin) * raster.width + x + PixelCanvas.margin)
        let place = (y + 1) * stride + 4 * (x + 1)
        var (difference, step) = (0.0, 0)
        for component in 0..<4 {
          let exact = bytes[place + component]
          var (low, high) = (exact, exact)
          for row in -1...1 {
            for column in -1...1 {
              let neighbor = bytes[place + component + row * stride + 4 * column]
              (low, high) = (min(low, neighbor), max(high, neighbor))
            }
          }
          step = max(step, high - low)
          let value = Double(raster.samples[pixel + component]) * 255
          difference = max(difference, Double(low) - value, value - Double(high))
        }
        if step > Self.steepest { continue }
        compared += 1
        if difference > 12 { wrong += 1 }
        if difference > largest { (largest, self.place) = (difference, (x, y)) }
      }
    }
  }

  var description: String { "\(wrong) pixels are wrong, by up to \(largest) at (\(place.x), \(place.y))" }
}
