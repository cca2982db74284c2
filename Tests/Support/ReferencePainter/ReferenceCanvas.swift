/// The visible part of the plane, in user units, and the number of pixels per unit.
package struct CanvasFrame: Equatable, Sendable {
  package var box: Box
  package var zoom: Double

  package init(box: Box, zoom: Double = 1) { (self.box, self.zoom) = (box, zoom) }

  /// The size in whole pixels. The last column and row may show only a part of the plane.
  package var columns: Int { Int((box.width * zoom - 1e-6).rounded(.up)) }
  package var rows: Int { Int((box.height * zoom - 1e-6).rounded(.up)) }
}

/// The shadow of the painted area. `radius` is the standard deviation of the Gaussian, in user units.
package struct ReferenceShadow: Sendable {
  package var radius: Double
  package var color: RGBA

  /// The distance of the shadow below its caster.
  package var drop: Double

  package init(radius: Double, color: RGBA = .black, drop: Double = 0) {
    (self.radius, self.color, self.drop) = (radius, color, drop)
  }
}

/// A canvas for reference pictures.
package struct ReferenceCanvas {
  package let frame: CanvasFrame
  package private(set) var raster: Raster

  /// The bounding box of everything painted, in user units. Shadows extend three deviations.
  package private(set) var ink = Box.nothing

  /// Whether the picture depends on the deviation of a blur.
  package private(set) var castsShadow = false

  /// Whether a clip cuts the picture.
  package private(set) var isClipped = false

  /// The painted part of a pixel that contains both a painted edge and an edge of a clip.
  package enum Clipping {
    /// The part inside both, if the edges are parallel, as for a clip to a layer's own outline.
    case geometric
    /// The product of both shares.
    case multiplied
  }
  private let clipping: Clipping
  private var clips: [Coverage] = []

  /// The position of the current layer's coordinates on the canvas, in user units.
  package var placement = Placement()

  /// The deviation with which to blur for a requested deviation, in pixels.
  private let deviation: @Sendable (Double) -> Double

  /// The number of canvas pixels per compared pixel, along each side. Blurs ignore it.
  private let fineness: Int

  package init(
    _ frame: CanvasFrame, fineness: Int = 1, clipping: Clipping = .geometric,
    deviation: @escaping @Sendable (Double) -> Double = { $0 }
  ) {
    self.frame = frame
    self.fineness = fineness
    self.clipping = clipping
    self.deviation = deviation
    raster = Raster(width: frame.columns, height: frame.rows)
  }

  package mutating func fill(_ path: ReferencePath, rule: Coverage.Rule = .nonzero, with color: RGBA) {
    guard color.alpha > 0 else { return }
    raster.fill(covered(by: path.polygons, rule: rule), with: color)
    include(path.polygons)
  }

  /// Fills a path from `top` at the upper edge of `box` to `bottom` at its lower edge.
  package mutating func fill(_ path: ReferencePath, in box: Box, from top: RGBA, to bottom: RGBA) {
    let polygons = path.polygons
    let (start, end) = (placement(Spot(0, box.minY)).y, placement(Spot(0, box.maxY)).y)
    let frame = frame
    raster.fill(covered(by: polygons, rule: .nonzero)) { row in
      let y = frame.box.minY + (Double(row) + 0.5) / frame.zoom
      return top.mixed(with: bottom, Float(min(1, max(0, (y - start) / (end - start)))))
    }
    include(polygons)
  }

  package mutating func stroke(_ path: ReferencePath, _ pen: ReferenceStroke, with color: RGBA) {
    let triangles = pen.triangles(of: path)
    guard color.alpha > 0, !triangles.isEmpty else { return }
    raster.fill(covered(by: triangles, rule: .nonzero), with: color)
    include(triangles)
  }

  package mutating func fill(_ region: ReferenceRegion, with color: RGBA) {
    guard color.alpha > 0 else { return }
    raster.fill(covered(by: region), with: color)
    ink = ink.union(region.bounds { placement($0) })
  }

  /// Paints a layer on its own canvas, and then its shadows and the layer onto this one.
  package mutating func layer(
    shadow: ReferenceShadow? = nil, clippedTo outline: ReferencePath? = nil, opacity: Float = 1,
    _ paint: (inout ReferenceCanvas) -> Void
  ) {
    let inner = painted(separately: paint, frame: frame, clippedTo: outline)
    guard !inner.ink.isEmpty else { return }
    castsShadow = castsShadow || inner.castsShadow || shadow != nil
    isClipped = isClipped || inner.isClipped
    if let shadow {
      let sigma = deviation(shadow.radius * placement.scale * frame.zoom / Double(fineness))
      // To move a shadow down, draw it on a canvas that shows a higher part of the plane.
      let drop = shadow.drop * placement.scale
      var silhouette = inner.raster.silhouette
      if drop != 0 {
        let higher = CanvasFrame(box: frame.box.lifted(by: drop), zoom: frame.zoom)
        silhouette = painted(separately: paint, frame: higher, clippedTo: outline).raster.silhouette
      }
      if fineness > 1 { silhouette = silhouette.shrunk(by: fineness) }
      var cast = silhouette.blurred(sigma: sigma, columns: silhouette.width, rows: silhouette.height)
      if fineness > 1 { cast = cast.spread(by: fineness, columns: frame.columns, rows: frame.rows) }
      raster.fill(cast, with: shadow.color)
      ink = ink.union(inner.ink.inset(by: -3 * shadow.radius * placement.scale).lifted(by: -drop))
    }
    raster.draw(inner.raster, opacity: opacity)
    ink = ink.union(inner.ink)
  }

  /// A layer of this canvas on its own canvas.
  private func painted(
    separately paint: (inout ReferenceCanvas) -> Void, frame: CanvasFrame, clippedTo outline: ReferencePath?
  ) -> ReferenceCanvas {
    var inner = ReferenceCanvas(frame, fineness: fineness, clipping: clipping, deviation: deviation)
    inner.placement = placement
    inner.clips = clips
    if let outline {
      inner.clips.append(inner.covered(by: outline.polygons, rule: .nonzero))
      inner.isClipped = true
    }
    paint(&inner)
    if let outline, !inner.ink.isEmpty {
      var kept = ReferenceCanvas(frame)
      kept.placement = placement
      kept.include(outline.polygons)
      inner.ink = inner.ink.intersection(kept.ink)
    }
    return inner
  }

  /// Erases the region of a pen.
  package mutating func erase(_ path: ReferencePath, _ pen: ReferenceStroke) {
    raster.erase(covered(by: pen.triangles(of: path), rule: .nonzero))
  }

  /// Erases a region.
  package mutating func erase(_ region: ReferenceRegion) { raster.erase(covered(by: region)) }

  private func covered(by region: ReferenceRegion) -> Coverage {
    var result = Coverage(
      of: region, placed: { inPixels($0) }, columns: frame.columns, rows: frame.rows, linesPerPixel: 32 / fineness)
    for clip in clips { result.limit(to: clip, clipping) }
    return result
  }

  private func inPixels(_ p: Spot) -> Spot {
    let q = placement(p)
    return Spot((q.x - frame.box.minX) * frame.zoom, (q.y - frame.box.minY) * frame.zoom)
  }

  private func covered(by polygons: [[Spot]], rule: Coverage.Rule) -> Coverage {
    var result = Coverage(
      filling: polygons.map { $0.map { inPixels($0) } }, rule: rule, columns: frame.columns, rows: frame.rows,
      linesPerPixel: 32 / fineness)
    for clip in clips { result.limit(to: clip, clipping) }
    return result
  }

  private mutating func include(_ polygons: [[Spot]]) {
    for polygon in polygons {
      for p in polygon.map({ placement($0) }) { ink = ink.union(Box(p.x, p.y, p.x, p.y)) }
    }
  }
}

extension ReferencePath {
  /// The contours as polygons for a fill, which closes open ones.
  package var polygons: [[Spot]] { contours.map { $0.points.map(\.spot) } }
}

extension Box {
  package func lifted(by d: Double) -> Box { Box(minX, minY - d, maxX, maxY - d) }

  package func intersection(_ other: Box) -> Box {
    Box(max(minX, other.minX), max(minY, other.minY), min(maxX, other.maxX), min(maxY, other.maxY))
  }
}
