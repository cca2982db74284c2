import ShapeCore
import ShapeRaster

/// An image on a grid of pixels that begins and ends with the picture: a pixel across its edge would contain paper, and
/// cover what is below the image.
struct ImageRegion {
  /// Its upper left corner, in the coordinates of the scene.
  var origin: Point
  var width: Int
  var height: Int
  /// In pixels per inch of the page. The exact number along each axis may be larger.
  var resolution: Double
  /// The number of pixels per point of the scene along each axis.
  var pixelsPerPoint: Point
  var cause: RasterizationCause
  var place: PaintPlace

  /// The region in the coordinates of the scene.
  var rect: Rect {
    Rect(
      x: origin.x, y: origin.y, width: Double(width) / pixelsPerPoint.x, height: Double(height) / pixelsPerPoint.y)
  }

  /// Creates the smallest region that contains the rectangle of an image.
  ///
  /// - Parameters:
  ///   - box: The picture.
  ///   - scale: The number of points on the page for each point of the scene.
  init(_ image: PlannedImage, in box: Rect, resolution: Double, scale: Double) {
    self.resolution = resolution
    cause = image.cause
    place = image.place
    let least = resolution * scale / 72
    // The edge of a rectangle on the grid is not rounded to the next pixel.
    let slack = 1e-6
    func density(_ length: Double) -> Double {
      let pixels = (length * least - slack).rounded(.up)
      return length > 0 && pixels >= 1 ? pixels / length : least
    }
    let grid = Point(density(box.width), density(box.height))
    pixelsPerPoint = grid
    let left = ((image.rect.minX - box.minX) * grid.x + slack).rounded(.down)
    let top = ((image.rect.minY - box.minY) * grid.y + slack).rounded(.down)
    let right = ((image.rect.maxX - box.minX) * grid.x - slack).rounded(.up)
    let bottom = ((image.rect.maxY - box.minY) * grid.y - slack).rounded(.up)
    origin = Point(box.minX + left / grid.x, box.minY + top / grid.y)
    width = max(Int(min(right - left, 1e9)), 1)
    height = max(Int(min(bottom - top, 1e9)), 1)
  }

  /// Returns the regions of all images of a plan. Those that are part of others are `nil`.
  ///
  /// An image that would have too many pixels gets a lower resolution.
  static func regions(of plan: FlatteningPlan, in box: Rect, resolution: Double, scale: Double) -> [ImageRegion] {
    let resolution = resolution >= 1 ? min(resolution, 9600) : resolution < 1 ? 1 : 300
    var pixels = PixelBudget(1 << 27)
    return plan.images.indices.map { index in
      let image = plan.images[index]
      let wanted = max(1, min(resolution, image.blurResolution?.rounded(.up) ?? resolution))
      var region = ImageRegion(image, in: box, resolution: wanted, scale: scale)
      if plan.owner(of: index) != index { return region }
      let limit = Double(pixels.most)
      while Double(region.width) * Double(region.height) > limit, region.resolution > 0.01 {
        let excess = Double(region.width) * Double(region.height) / limit
        let lower = region.resolution * min((1 / excess).squareRoot(), 0.999)
        region = ImageRegion(image, in: box, resolution: (lower * 100).rounded(.down) / 100, scale: scale)
      }
      pixels.spend(region.width * region.height)
      return region
    }
  }
}

extension RasterizedRegion {
  init(_ image: ImageRegion) {
    self.init(
      region: image.rect, resolution: image.resolution, width: image.width, height: image.height, cause: image.cause)
  }
}
