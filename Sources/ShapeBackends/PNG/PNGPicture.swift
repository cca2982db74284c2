import ShapeCore
import ShapeRaster

/// Options for `PNGPicture`.
public struct PNGOptions: Sendable {
  public var canvas: Canvas = .ink
  /// The appearance to show. `.automatic` is the light one.
  public var scheme: SchemeChoice = .automatic
  /// The number of pixels of a point along each axis. Positive. Defaults to 1.
  public var scale = 1.0
  /// The color below the picture. Defaults to transparent.
  public var background: RGBA?
  public var level = CompressionLevel.default

  public init(
    canvas: Canvas = .ink, scheme: SchemeChoice = .automatic, scale: Double = 1, background: RGBA? = nil,
    level: CompressionLevel = .default
  ) {
    self.canvas = canvas
    self.scheme = scheme
    self.scale = scale
    self.background = background
    self.level = level
  }
}

/// Writes scenes as PNG.
public enum PNGPicture {
  /// The largest number of pixels: 31,622 by 31,622.
  public static let largestPixelCount = 1_000_000_000

  /// Returns the scene as a PNG with eight bits for each component, in sRGB: in gray, with a palette or without alpha if
  /// nothing is lost. A picture of more than four million pixels has alpha unless the background is opaque. The same scene
  /// and options result in the same bytes. Memory is bounded, except for the bytes of the file.
  /// - Parameter pixelCount: The largest number of pixels that are kept to find the smallest format for them.
  package static func png(
    for scene: Scene, options: PNGOptions = PNGOptions(), keeping pixelCount: Int = 1 << 22
  ) throws(PictureError) -> PictureFile {
    let box = scene.box(of: options.canvas)
    let (width, height) = (Self.pixelCount(box.width, options.scale), Self.pixelCount(box.height, options.scale))
    guard width.multipliedReportingOverflow(by: height).overflow == false, width * height <= largestPixelCount else {
      throw .tooManyPixels(width: width, height: height)
    }
    try scene.checkShadows()
    try scene.checkWork(.pixels, in: box, pixelsPerPoint: options.scale)
    let isOpaque = options.background.map { $0.alpha >= 1 } ?? false
    var bytes: [UInt8] = []
    let renderer = SceneRenderer(
      scene.resolved(in: options.scheme.appearance), pixelsPerPoint: options.scale, origin: box.topLeft, width: width,
      height: height, budget: .perPicture)
    let packed =
      width * height <= pixelCount ? PackedPixels(straight(renderer.bitmap(background: options.background))) : nil
    do throws(PNGError) {
      var writer = try PNGWriter(
        width: width, height: height, format: packed?.format ?? (isOpaque ? .rgb : .rgba),
        palette: packed?.palette ?? [], level: options.level, density: PixelDensity(pixelsPerInch: 72 * options.scale),
        title: scene.title.utf8.contains(0) ? nil : scene.title, to: &bytes)
      if let packed {
        try writer.append(packed.bytes, to: &bytes)
      } else {
        try renderer.render(background: options.background) { band, _ throws(PNGError) in
          let pixels = straight(band)
          try writer.append(isOpaque ? PackedPixels.samples([0, 1, 2], of: pixels) : pixels, to: &bytes)
        }
      }
      try writer.finish(to: &bytes)
    } catch {
      // The size is checked above, and the renderer gives each row once.
      throw .tooManyPixels(width: width, height: height)
    }
    try renderer.check()
    return PictureFile(bytes: bytes, ledger: Ledger(exact: scene, scheme: options.scheme, showsSlots: false))
  }

  /// Returns the number of pixels that contain a length. A tiny part of a pixel is a rounding error.
  static func pixelCount(_ length: Double, _ scale: Double) -> Int {
    Int(max(1, min((length * scale - 1e-6).rounded(.up), 1e9)))
  }

  private static func straight(_ bitmap: Bitmap) -> [UInt8] {
    var pixels = bitmap.bytes
    AlphaConversion.makeStraight(&pixels)
    return pixels
  }
}
