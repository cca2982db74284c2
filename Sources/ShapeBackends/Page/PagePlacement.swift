import ShapeCore

/// Where a picture is on its page, in points.
struct PagePlacement {
  let page: Size
  /// The factor by which the picture is scaled.
  let scale: Double
  /// From the coordinates of the scene to those of the page, where y grows up.
  let map: Transform

  /// Creates the placement of a picture, in the center of a page.
  /// - Parameters:
  ///   - box: The part of the scene that the page shows.
  ///   - page: The size of the page, which the picture fills in one direction, or `nil` for that of the picture.
  init(_ box: Rect, on page: Size?) {
    self.page = page ?? box.size
    let fits = page.map { min($0.width / box.width, $0.height / box.height) } ?? 1
    scale = fits.isFinite && fits > 0 ? fits : 1
    map = Transform(
      a: scale, b: 0, c: 0, d: -scale, tx: self.page.width / 2 - box.center.x * scale,
      ty: self.page.height / 2 + box.center.y * scale)
  }
}
