import ShapeCore

extension SurfacePainter {
  /// Removes what the clips, the erasure and the masks of a layer cut away from a surface.
  func cut<Pixels: Surface>(_ surface: Pixels, by visit: LayerVisit) {
    for clip in visit.layer.clips { keep(clip.path, clip.rule, visit.transform, of: surface) }
    if let erasure = visit.layer.erasure {
      context.rasterizer.rasterize(erasure, rule: .nonZero, in: visit.transform, region: surface.region) {
        row, first, count, coverage in
        surface.fade(row: row, from: first, count: count, by: 255 - coverage)
      }
    }
    for mask in visit.contents.masks(of: visit.layer, in: context.scene) {
      guard context.spend(pixels: surface.region, perStep: 64) else { return }
      let alpha = AlphaSurface(surface.region)
      var painter = SurfacePainter<AlphaSurface>(context, fromPicture: fromPicture)
      painter.paint(mask.layer, mask.contents, node: mask.node, in: visit.transform, on: alpha)
      let columns = surface.region.columns
      for row in surface.region.rows {
        surface.fade(
          row: row, from: columns.lowerBound, count: columns.count,
          by: alpha.pointer(row: row, columns.lowerBound))
      }
    }
  }

  /// Keeps only the part of a surface that is inside a path.
  private func keep<Pixels: Surface>(_ path: Path, _ rule: FillRule, _ transform: Transform, of surface: Pixels) {
    let columns = surface.region.columns
    var row = surface.region.rows.lowerBound
    /// The first pixel of the row that is not kept or cut yet.
    var next = columns.lowerBound
    func remove(to end: Int) {
      if end > next { surface.fade(row: row, from: next, count: end - next, by: 0) }
    }
    context.rasterizer.rasterize(path, rule: rule, in: transform, region: surface.region) {
      line, first, count, coverage in
      while row < line {
        remove(to: columns.upperBound)
        (row, next) = (row + 1, columns.lowerBound)
      }
      remove(to: first)
      surface.fade(row: row, from: first, count: count, by: coverage)
      next = first + count
    }
    while row < surface.region.rows.upperBound {
      remove(to: columns.upperBound)
      (row, next) = (row + 1, columns.lowerBound)
    }
  }
}
