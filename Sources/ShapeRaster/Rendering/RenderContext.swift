import ShapeCore

/// What all parts of a rendering share.
final class RenderContext {
  let scene: Scene
  /// In the pixels of the picture.
  let ink: InkBounds
  var rasterizer: Rasterizer
  /// The contours of strokes by node, with the tolerance with which they were made.
  private var strokes: [Int: (tolerance: Double, contours: Path)] = [:]
  /// The first stroke without contours, and why it has none.
  private(set) var failure: (error: RegionError, source: SourceSpan)?
  /// The number of further elements that are kept.
  private var remainingElements = 1_000_000

  init(_ scene: Scene, _ ink: InkBounds, _ budget: StepBudget) {
    rasterizer = Rasterizer(budget)
    self.scene = scene
    self.ink = ink
  }

  /// The number of pixels of a shadow that take a step.
  static let shadowPixelsPerStep = 12

  /// Whether the budget is spent.
  var isSpent: Bool { rasterizer.budget.isSpent }

  /// Counts work on pixels. Returns `false` if the budget is spent, so that it needn't be done.
  func spend(pixels region: PixelRect, perStep count: Int) -> Bool {
    rasterizer.budget.spend(region.width * region.height / count)
  }

  /// Returns the contours of a stroke, to be filled nonzero.
  /// - Parameter transform: From the coordinates of the path to pixels.
  func contours(of node: Int, _ path: Path, _ style: StrokeStyle, in transform: Transform) -> Path {
    let scale = transform.reach(of: 1)
    // A larger share of a thin stroke would change its width.
    let tolerance = min(Contours.tolerance / max(scale.x, scale.y), 1e-3 * style.width)
    if let known = strokes[node], known.tolerance == tolerance { return known.contours }
    var contours = Path.empty
    do throws(RegionError) {
      contours = try path.strokeContours(style, tolerance: tolerance, budget: &rasterizer.budget)
    } catch {
      failure = failure ?? (error, scene.nodes[node].source)
    }
    if isSpent { return .empty }
    let count = contours.elementCount
    if count <= remainingElements {
      remainingElements -= count
      strokes[node] = (tolerance, contours)
    }
    return contours
  }
}
