import ShapeCore
import ShapeRaster

/// Options for `TerminalPicture`.
public struct TerminalOptions: Sendable {
  public var imageProtocol: ImageProtocol
  public var canvas: Canvas = .ink
  /// The appearance to show. `.automatic` is the light one.
  public var scheme: SchemeChoice = .automatic
  /// The largest number of pixels of a point. Positive.
  public var scale = 1.0
  /// The number of pixels of a row, or `nil` if it is not limited. With `blocks`, the number of columns.
  public var width: Int?
  /// The color below the picture, or `nil` if the terminal shows.
  public var background: RGBA?
  /// The color of the terminal, or `nil` if it is unknown.
  public var ground: RGBA?
  /// Whether the terminal shows all colors, and not only 256. It matters only for `blocks`.
  public var hasTrueColor = true

  public init(_ imageProtocol: ImageProtocol) { self.imageProtocol = imageProtocol }
}

/// Shows scenes in terminals.
public enum TerminalPicture {
  /// The largest number of pixels.
  static let pixelLimit = 16_000_000.0
  /// The largest side in pixels, which is that of kitty.
  static let sideLimit = 10_000.0

  /// Returns the bytes that show a scene, and a line break. The picture is smaller than the scale demands if it is too
  /// large for a terminal.
  package static func bytes(for scene: Scene, options: TerminalOptions) throws(PictureError) -> [UInt8] {
    try scene.checkShadows()
    let box = scene.box(of: options.canvas)
    let scale = scale(of: box.size, options)
    switch options.imageProtocol {
    case .kitty: return InlineImage.kitty(png: try png(of: scene, scale, options))
    case .iterm: return InlineImage.iterm(png: try png(of: scene, scale, options))
    case .sixel: return SixelWriter.sixels(of: try bitmap(of: scene, box, scale, options), over: options.ground)
    case .blocks:
      return BlockWriter.text(
        of: try bitmap(of: scene, box, scale, options), over: options.ground, hasTrueColor: options.hasTrueColor)
    }
  }

  /// Returns the number of pixels of a point, so that the picture fits.
  static func scale(of size: Size, _ options: TerminalOptions) -> Double {
    var scale = options.scale
    if let width = options.width { scale = min(scale, Double(max(1, width)) / max(size.width, 1e-3)) }
    scale = min(scale, sideLimit / max(size.width, size.height, 1e-3))
    return min(scale, (pixelLimit / max(size.width * size.height, 1e-3)).squareRoot())
  }

  private static func png(
    of scene: Scene, _ scale: Double, _ options: TerminalOptions
  ) throws(PictureError) -> [UInt8] {
    // The terminal is near, so that small files matter less than time.
    try PNGPicture.png(
      for: scene,
      options: PNGOptions(
        canvas: options.canvas, scheme: options.scheme, scale: scale, background: options.background, level: .fast)
    ).bytes
  }

  private static func bitmap(
    of scene: Scene, _ box: Rect, _ scale: Double, _ options: TerminalOptions
  ) throws(PictureError) -> Bitmap {
    let renderer = SceneRenderer(
      scene.resolved(in: options.scheme.appearance), pixelsPerPoint: scale, origin: box.topLeft,
      width: PNGPicture.pixelCount(box.width, scale), height: PNGPicture.pixelCount(box.height, scale),
      budget: .perPicture)
    let bitmap = renderer.bitmap(background: options.background)
    try renderer.check()
    return bitmap
  }
}
