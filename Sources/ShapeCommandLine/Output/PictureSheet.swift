import ShapeBackends
import ShapeCore
import ShapeLanguage
import ShapeTool
import ShapeWorkbench

/// The pictures of a command as one picture.
struct PictureSheet {
  private(set) var scene: Scene
  /// The sources of all pictures, which the spans of the scene refer to.
  private(set) var sources: [SourceFile] = []
  /// The pictures with their shadows. Empty unless shadows are omitted.
  private var originals: [(scene: Scene, scheme: SchemeChoice)] = []
  private let options: PictureOptions

  /// The name of a sheet in messages.
  static let name = "the contact sheet"

  init(_ drawn: [DrawnPicture], of selection: PictureSelection, _ options: PictureOptions) {
    var items: [ContactSheet.Item] = []
    var path: String?
    for drawn in drawn {
      if path != drawn.path { sources += drawn.compilation.program.sources }
      path = drawn.path
      let first = sources.count - drawn.compilation.program.sources.count
      let scene = drawn.scene.shiftingFiles(by: Int32(first))
      if options.omitsShadows { originals.append((scene, drawn.picture.scheme)) }
      items.append(
        ContactSheet.Item(
          label: drawn.picture.label, scene: options.omitsShadows ? scene.withoutShadows : scene,
          scheme: drawn.picture.scheme))
    }
    let files = Set(drawn.map(\.path)).count
    let thing = selection.preview == nil ? "Shapes" : "Previews"
    scene = ContactSheet.scene(
      of: items, title: "\(thing) of \(files == 1 ? Files.stem(of: sources.first?.path ?? "") : "\(files) files")",
      canvas: options.canvas,
      page: options.background)
    self.options = options
  }

  /// Returns the sheet in a format.
  func file(_ scheme: SchemeChoice, _ writer: PictureWriter) throws(Failure) -> (bytes: [UInt8], ledger: Ledger) {
    var options = self.options
    // They are already applied to the pictures.
    options.omitsShadows = false
    options.canvas = .ink
    // The page has this color. Without alpha, the file needs none.
    if let background = options.background, background.alpha < 1 { options.background = nil }
    let page = PictureWriter.Page(scene: scene, scheme: scheme, name: Self.name, sources: sources)
    let file = try writer.written([page], options)
    var ledger = Ledger()
    // The page, the cells and the labels are not elements of the pictures.
    for entry in file.ledgers.flatMap(\.entries) where entry.source != .none { ledger.record(entry) }
    for image in file.ledgers.flatMap(\.images) { ledger.record(image) }
    for original in originals { ledger.recordOmittedShadows(of: original.scene, original.scheme) }
    return (file.bytes, ledger)
  }
}

extension Scene {
  /// Returns the same picture with larger numbers of its source files.
  fileprivate func shiftingFiles(by count: Int32) -> Scene {
    guard count != 0 else { return self }
    func shifted(_ span: SourceSpan) -> SourceSpan {
      span.file < 0 ? span : SourceSpan(file: span.file + count, start: span.start, end: span.end)
    }
    var scene = self
    for node in nodes.indices { scene.nodes[node].source = shifted(nodes[node].source) }
    for layer in layers.indices {
      scene.layers[layer].shadowSources = layers[layer].shadowSources.map(shifted)
      scene.layers[layer].innerShadowSources = layers[layer].innerShadowSources.map(shifted)
    }
    return scene
  }
}
