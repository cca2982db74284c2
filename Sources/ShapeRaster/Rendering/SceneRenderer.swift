import ShapeCore

/// Renders a scene as premultiplied pixels in sRGB.
///
/// The same scene and parameters always result in the same bytes, and bands have no effect on them. Work is limited, to
/// `StepBudget.perPicture` by default: `isComplete` returns whether it was enough.
public struct SceneRenderer {
  private let context: RenderContext
  /// The contents of the only layer to render, or `nil` for the whole scene.
  private var layer: SceneContents?
  private let end: RenderingEnd?
  /// From the coordinates of the scene to pixels.
  private let transform: Transform
  public let width: Int
  public let height: Int
  /// The maximum number of rows of a band.
  private let bandHeight: Int

  /// The number of bytes for the surfaces of a band.
  private static let bandMemory = 64 << 20

  /// - Parameters:
  ///   - scene: A scene that is resolved in one appearance.
  ///   - layer: The contents of the only layer to render, with its opacity and its shadows, as if it were alone in the
  ///     picture. If only what casts a shadow is visited, shadows are omitted. Defaults to the whole scene.
  ///   - pixelsPerPoint: The number of pixels of a point along each axis. Positive.
  ///   - origin: The point at the top left corner of the first pixel, in the coordinates of the scene, or in those around
  ///     the layer.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - budget: It stops when this is spent.
  package init(
    _ scene: Scene, layer: SceneContents? = nil, pixelsPerPoint: Double, origin: Point, width: Int, height: Int,
    budget: StepBudget = .perPicture
  ) {
    self.init(
      scene, layer: layer, scale: Point(pixelsPerPoint, pixelsPerPoint), origin: origin, width: width, height: height,
      budget: budget, bandHeight: nil)
  }

  /// Creates a renderer of the first part of a scene, with another scale along each axis.
  /// - Parameters:
  ///   - end: The last place to render, which is not in a group: no layer around it fades, blends or is masked. The layers
  ///     around it cast the shadows of all of their contents.
  ///   - scale: The number of pixels of a point along each axis. Positive.
  package init(
    _ scene: Scene, upTo end: PaintPlace, scale: Point, origin: Point, width: Int, height: Int, budget: StepBudget
  ) {
    self.init(
      scene, upTo: RenderingEnd(end, in: scene), scale: scale, origin: origin, width: width, height: height,
      budget: budget, bandHeight: nil)
  }

  /// What is left of the budget. If it is spent, the picture is not complete.
  package var budget: StepBudget { context.rasterizer.budget }

  /// The first stroke that is missing because its outline is not finite, and why it isn't.
  package var failure: (error: RegionError, source: SourceSpan)? { context.failure }

  /// Whether all that has been rendered so far is complete. If not, it would take more than about 20 seconds, or more
  /// memory than a contour may have, and the rest is missing; or a stroke has no outline.
  public var isComplete: Bool { !budget.isSpent && failure == nil }

  /// - Parameter bandHeight: The maximum number of rows of a band. Defaults to what fits into some memory.
  init(
    _ scene: Scene, layer: SceneContents? = nil, upTo end: RenderingEnd? = nil, scale: Point, origin: Point, width: Int,
    height: Int, budget: StepBudget = .perPicture, bandHeight: Int?
  ) {
    let node = layer.map { $0.layerNode }
    self.layer = layer
    self.end = end
    // Coordinates of pixels must fit into a `PixelRect`.
    self.width = min(max(width, 0), Int(PixelRect.limit))
    self.height = min(max(height, 0), Int(PixelRect.limit))
    transform = Transform(
      a: scale.x, b: 0, c: 0, d: scale.y, tx: -origin.x * scale.x, ty: -origin.y * scale.y)
    context = RenderContext(scene, InkBounds(scene, of: node, in: transform), budget)
    self.bandHeight = bandHeight ?? Self.bandHeight(scene, of: node, width: self.width)
  }

  /// Returns a number of rows with which the surfaces of all layers around a node fit into the memory.
  private static func bandHeight(_ scene: Scene, of node: Int?, width: Int) -> Int {
    var ends: [Int] = []
    var depth = 0
    for node in node.map({ $0..<$0 + scene.nodes[$0].extent }) ?? scene.nodes.indices {
      let content = scene.nodes[node]
      while let end = ends.last, end <= node { ends.removeLast() }
      guard case .layer(let layer, let count) = content.content,
        !scene.layers[layer].isPlain || scene.layers[layer].role == .mask
      else { continue }
      ends.append(node + 1 + Int(count))
      depth = max(depth, ends.count)
    }
    return max(1, bandMemory / (max(width, 1) * 4 * (2 * depth + 2)))
  }

  /// Renders rows from top to bottom in bands.
  ///
  /// Memory is bounded: a band is lower, the wider the picture is and the deeper its layers are nested.
  /// - Parameters:
  ///   - background: The color below the picture. Defaults to transparent.
  ///   - consume: Takes a band and the number of its first row.
  public func render<Failure>(
    background: RGBA?, _ consume: (Bitmap, _ firstRow: Int) throws(Failure) -> Void
  ) throws(Failure) {
    var band = Bitmap(width: 0, height: 0)
    for rows in bands {
      if band.height != rows.count { band = Bitmap(width: width, height: rows.count) }
      draw(rows, into: &band, from: rows.lowerBound, background: background)
      try consume(band, rows.lowerBound)
    }
  }

  /// Renders the whole picture as one bitmap.
  public func bitmap(background: RGBA?) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for rows in bands { draw(rows, into: &bitmap, from: 0, background: background) }
    return bitmap
  }

  private var bands: some Sequence<Range<Int>> {
    stride(from: 0, to: width > 0 ? height : 0, by: bandHeight).lazy.map { $0..<min($0 + bandHeight, height) }
  }

  /// Draws some rows of the picture.
  /// - Parameter first: The first row of the bitmap.
  private func draw(_ rows: Range<Int>, into bitmap: inout Bitmap, from first: Int, background: RGBA?) {
    bitmap.bytes.withUnsafeMutableBytes { bytes in
      guard let pixels = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      let surface = ColorSurface(
        PixelRect(x: 0..<width, y: rows), pixels: pixels + (rows.lowerBound - first) * width)
      surface.clear(to: background.map { Pixel($0) } ?? .clear)
      guard transform.isDrawable else { return }
      var painter = SurfacePainter<ColorSurface>(context, upTo: end)
      guard let layer else { return painter.paint(context.scene.contents, in: transform, on: surface) }
      let node = layer.layerNode
      guard case .layer(let id, _) = context.scene.nodes[node].content else { return }
      painter.paint(id, layer, node: node, in: transform, on: surface)
    }
  }
}
