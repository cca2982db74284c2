import ShapeCore
import ShapeRaster

/// The language of a page. Both have the same operators: those of PDF, which a prolog defines in PostScript.
enum PageLanguage {
  case pdf
  /// Has no transparency: what needs it is replaced.
  case postScript(Flattening)
}

/// A page that is being written.
///
/// Coordinates in its streams are those of the scene, with y growing down. A scaled or rotated layer changes the
/// coordinate system, so that the numbers inside it are those of the scene as well. In PDF, each group of its own is a
/// form.
struct PageWriter {
  /// Resolved in one appearance.
  let scene: Scene
  let language: PageLanguage
  /// The objects of a PDF.
  var objects: PDFObjects
  /// The largest number of pixels of an image in a PDF, for each inch of the page.
  let resolution: Double
  var stream: PageStream
  var ledger = Ledger()
  /// The number of forms around the contents that are written.
  var depth = 0
  /// The pixels that all further images together may have.
  var pixels = PixelBudget(1 << 26)
  /// The work on pixels, outlines and conic gradients that is left.
  var work = StepBudget.perPicture
  /// The statement that is being written.
  var source = SourceSpan.none
  /// Why the page would be wrong.
  private(set) var failure: PictureError?
  /// Whether it needs the transparent imaging model.
  var isTransparent = false

  /// The state around contents that are written.
  struct Context {
    /// The effects of the layers around that are left for the contents, which are a single mark. `nil` if there are
    /// none.
    var effects: Effects?
    /// The color of everything, of which only the alpha matters, or `nil` if the picture itself is written.
    var flat: UInt32?
    /// The innermost named layer.
    var layer = ""
    /// Whether elements get an entry in the ledger. They get one only once.
    var isRecorded = true
  }

  /// How a group, or a single mark, is painted.
  struct Effects: Equatable {
    var opacity = 1.0
    var blend = BlendMode.normal

    var isTrivial: Bool { self == Effects() }
    /// The effects without the blend mode, for the inside of a group.
    var faded: Effects { Effects(opacity: opacity) }
    /// The effects without the opacity, for a group that is faded inside.
    var opaque: Effects { Effects(blend: blend) }
  }

  /// Creates the writer of a page of a PDF.
  /// - Parameters:
  ///   - box: The part of the scene that the page shows.
  ///   - scale: The number of points on the page for each point of the scene.
  ///   - resolution: The largest number of pixels of an image, for each inch of the page.
  init(pdf scene: Scene, box: Rect, scale: Double, resolution: Double, objects: PDFObjects) {
    self.scene = scene
    self.objects = objects
    self.resolution = resolution
    language = .pdf
    stream = PageStream(
      base: .identity, pageScale: scale, visible: box, state: .page, capacity: 1024 + 64 * scene.nodes.count)
  }

  /// Creates the writer of a page in PostScript, which may be part of another page, so that its state is not known.
  init(postScript scene: Scene, box: Rect, scale: Double, _ flattening: Flattening) {
    self.scene = scene
    objects = PDFObjects(isCompressed: false)
    resolution = 0
    language = .postScript(flattening)
    stream = PageStream(
      base: .identity, pageScale: scale, visible: box, state: PageState(), hasArcs: true,
      capacity: 2048 + 128 * scene.nodes.count)
  }

  /// Changes the coordinates of the page to those of the scene, and clips to a box.
  mutating func begin(_ map: Transform, cutTo box: Rect?) {
    let state = stream.state
    stream.concatenate(map)
    stream.state = state
    guard let box else { return }
    stream.constructArea(.rect(box))
    stream.line("W n")
  }

  /// Returns the result of an operation on regions, which may take about a second, or `nil` if it has none: then the page
  /// would be wrong.
  mutating func region(_ operation: (inout StepBudget) throws(RegionError) -> Path?) -> Path? {
    do throws(RegionError) {
      return try work.part(.perOperation, operation)
    } catch {
      fail(error, at: source)
      return nil
    }
  }

  /// Returns the result of an operation on regions, or `nil` if it has none. The page is still nearly right if that is
  /// because it would take more than about a second.
  /// - Parameter isTooMuch: Becomes `true` in this case.
  mutating func region(
    orTooMuch isTooMuch: inout Bool, _ operation: (inout StepBudget) throws(RegionError) -> Path?
  ) -> Path? {
    do throws(RegionError) {
      return try work.part(.perOperation, operation)
    } catch {
      if error == .outOfSteps { isTooMuch = true } else { fail(error, at: source) }
      return nil
    }
  }

  /// Counts the work on an image that was rendered, and records what is missing in it.
  mutating func finish(_ renderer: SceneRenderer) {
    work = renderer.budget
    if let missing = renderer.failure { fail(missing.error, at: missing.source) }
  }

  mutating func fail(_ error: RegionError, at source: SourceSpan) {
    failure = failure ?? PictureError(error, at: source)
  }

  /// Throws if the page is wrong or not complete.
  func check() throws(PictureError) {
    if let failure { throw failure }
    if work.isSpent { throw .tooMuchWork }
  }

  mutating func record(_ element: Ledger.Entry.Element, _ source: SourceSpan, _ lowering: Lowering, _ context: Context)
  {
    guard context.isRecorded else { return }
    ledger.record(Ledger.Entry(element: element, layer: context.layer, source: source, lowering: lowering))
  }

  /// Records all elements in a layer that is shown as a whole.
  /// - Parameter lowering: How it is shown, or `nil` if nothing of it is visible.
  mutating func recordAll(
    in layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, _ lowering: Lowering?, _ context: Context
  ) {
    guard context.isRecorded else { return }
    var inside = context
    if !layer.name.isEmpty { inside.layer = layer.name }
    if let lowering { record(.layer, source, lowering, inside) }
    let elements = LedgerElements(scene: scene, scheme: .light)
    elements.visit(layer, contents, source, of: context.layer) { element, name, place, _ in
      inside.layer = name
      record(element, place, (lowering ?? .exact).applied(to: element), inside)
    }
  }

  // MARK: Colors

  /// Sets the color of fills.
  mutating func setFill(_ rgb: UInt32) {
    if stream.state.fill == rgb { return }
    stream.state.fill = rgb
    writeColor(rgb, gray: "g", color: "rg")
  }

  /// Sets the color of strokes.
  mutating func setStroke(_ rgb: UInt32) {
    // PostScript has one color for both.
    if case .postScript = language { return setFill(rgb) }
    if stream.state.stroke == rgb { return }
    stream.state.stroke = rgb
    writeColor(rgb, gray: "G", color: "RG")
  }

  private mutating func writeColor(_ rgb: UInt32, gray: StaticString, color: StaticString) {
    let isGray = Self.isGray(rgb)
    for component in Pigment.components(rgb).prefix(isGray ? 1 : 3) { stream.number(component) }
    stream.line(isGray ? gray : color)
  }

  static func isGray(_ rgb: UInt32) -> Bool { rgb >> 16 == rgb & 255 && rgb >> 8 & 255 == rgb & 255 }
}
