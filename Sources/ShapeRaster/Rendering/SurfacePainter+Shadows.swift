import ShapeCore

extension SurfacePainter {
  /// Paints the shadows of a layer, the last one first.
  func paintShadows(_ visit: LayerVisit, on target: Target) {
    for (index, shadow) in visit.layer.shadows.enumerated().reversed() where paints(shadow, .shadow(index), of: visit) {
      guard let coverage = shadowCoverage(shadow, visit, target.region) else { continue }
      paint(shadow.color, coverage, on: target)
    }
  }

  /// Paints the inner shadows of a layer, the last one first: the color, inside the silhouette and outside of its blurred
  /// copy.
  func paintInnerShadows(_ visit: LayerVisit, on target: Target) {
    let region = ink(context.ink.caster(visit.node)).intersection(target.region)
    guard !region.isEmpty else { return }
    for (index, shadow) in visit.layer.innerShadows.enumerated().reversed()
    where paints(shadow, .innerShadow(index), of: visit) {
      guard let coverage = innerShadowCoverage(shadow, visit, region) else { continue }
      paint(shadow.color, coverage, on: target)
    }
  }

  private func paint(_ color: Color, _ coverage: AlphaSurface, on target: Target) {
    let source = PaintSource(color.light)
    let columns = coverage.region.columns
    for row in coverage.region.rows {
      target.paint(
        source, row: row, from: columns.lowerBound, count: columns.count,
        coverages: coverage.pointer(row: row, columns.lowerBound))
    }
  }

  // MARK: Coverage

  /// Returns the coverage of a shadow within a region, or `nil` if it is 0.
  func shadowCoverage(_ shadow: Shadow, _ visit: LayerVisit, _ region: PixelRect) -> AlphaSurface? {
    let silhouette = ink(context.ink.caster(visit.node))
    let region = InkBounds.bounds(of: shadow, silhouette: silhouette, in: visit.transform).intersection(region)
    return blurred(shadow, visit, visit.contents.castingShadow, region)
  }

  /// Returns the coverage of an inner shadow within a region before the cuts of its layer, or `nil` if it is 0. What is
  /// cut off casts no shadow.
  func innerShadowCoverage(_ shadow: Shadow, _ visit: LayerVisit, _ region: PixelRect) -> AlphaSurface? {
    let contents = visit.contents.castingInnerShadow(of: visit.layer)
    let silhouette = alpha(of: contents, visit.transform, region, fromPicture: fromPicture)
    guard let blurred = blurred(shadow, visit, contents, region) else { return silhouette }
    let count = region.width
    for row in region.rows {
      let target = silhouette.pointer(row: row, Int(region.minX))
      let shade = blurred.pointer(row: row, Int(region.minX))
      for index in 0..<count {
        target[index] = UInt8(truncatingIfNeeded: multiplied(UInt32(target[index]), 255 &- UInt32(shade[index])))
      }
    }
    return silhouette
  }

  /// Returns the blurred coverage of what casts a shadow.
  private func blurred(
    _ shadow: Shadow, _ visit: LayerVisit, _ contents: SceneContents, _ region: PixelRect
  ) -> AlphaSurface? {
    let moved = Transform.translation(shadow.offset).then(visit.transform)
    guard !region.isEmpty, moved.isDrawable,
      context.spend(pixels: region, perStep: RenderContext.shadowPixelsPerStep)
    else { return nil }
    let blur = ShadowBlur(deviation: shadow.radius, in: moved)
    let silhouette = ink(context.ink.caster(visit.node))
    let bounds = InkBounds.casterBounds(of: shadow, silhouette: silhouette, in: visit.transform)
    return blur.coverage(region, bounds: bounds) { grains in
      if let caster = shadow.caster { return covered(caster, blur.toGrains, grains) }
      let picture = fromPicture ?? .identity
      let offset = Transform.translation(visit.transform.linear.apply(shadow.offset))
      return self.silhouette(
        visit, contents, blur.toGrains, grains, fromPicture: picture.then(offset).then(blur.grainsFromPixels))
    }
  }

  private func covered(_ path: Path, _ transform: Transform, _ region: PixelRect) -> AlphaSurface? {
    let surface = AlphaSurface(region)
    let source = PaintSource(RGBA(hex: 0))
    context.rasterizer.rasterize(path, rule: .nonZero, in: transform, region: region) { row, first, count, coverage in
      surface.paint(source, row: row, from: first, count: count, coverage: coverage)
    }
    return surface
  }

  /// Returns the alpha of contents.
  private func alpha(
    of contents: SceneContents, _ transform: Transform, _ region: PixelRect, fromPicture: Transform?
  ) -> AlphaSurface {
    let surface = AlphaSurface(region)
    var painter = SurfacePainter<AlphaSurface>(context, fromPicture: fromPicture)
    painter.paint(contents, in: transform, on: surface)
    return surface
  }

  /// Returns the alpha of contents of a layer after its cuts.
  private func silhouette(
    _ visit: LayerVisit, _ contents: SceneContents, _ transform: Transform, _ region: PixelRect,
    fromPicture: Transform
  ) -> AlphaSurface {
    let surface = alpha(of: contents, transform, region, fromPicture: fromPicture)
    if visit.hasCuts {
      let cells = LayerVisit(
        layer: visit.layer, contents: visit.contents, node: visit.node, transform: transform)
      SurfacePainter<AlphaSurface>(context, fromPicture: fromPicture).cut(surface, by: cells)
    }
    return surface
  }
}
