@_spi(Generated) import ShapeCore

/// Several pictures side by side as one picture, each in a cell with a label.
public enum ContactSheet {
  /// A picture of a sheet.
  public struct Item: Sendable {
    /// The text below the picture. It is shortened if it is wider than the cell.
    public var label: String
    package var scene: Scene
    /// The appearance of the picture and its cell. `.automatic` is that of the sheet.
    public var scheme: SchemeChoice

    package init(label: String, scene: Scene, scheme: SchemeChoice = .automatic) {
      self.label = label
      self.scene = scene
      self.scheme = scheme
    }
  }

  /// The distances of a sheet, in points. They are whole, so that a picture has the same pixels as alone.
  private enum Metrics {
    static let margin = 24.0
    /// The distance between two cells, and between a label and the next cell.
    static let gap = 20.0
    /// The room around a picture.
    static let padding = 16.0
    static let cornerRadius = 6.0
    /// Below it, labels would be too short.
    static let minimumCellWidth = 96.0
    static let capitalHeight = 8.0
    /// From a cell to the baseline of its label.
    static let baseline = 18.0
    /// From a cell to the lower end of its label.
    static let labelHeight = 22.0
  }

  /// Returns pictures as one, in rows of equal columns, in their order.
  ///
  /// Pictures keep their size, and each has room for everything that it paints. Labels are strokes and need no font. The
  /// time is proportional to the size of the pictures.
  ///
  /// - Parameters:
  ///   - items: The pictures.
  ///   - title: The title of the sheet, for accessibility.
  ///   - canvas: The part that each cell shows.
  ///   - page: The color around the cells, which may be transparent. Defaults to a light or dark gray.
  ///   - columns: The number of columns. Defaults to one that gives the sheet a pleasant aspect ratio.
  package static func scene(
    of items: [Item], title: String, canvas: Canvas = .ink, page: RGBA? = nil, columns: Int? = nil
  ) -> Scene {
    let boxes = items.map { $0.scene.box(of: canvas) }
    let cells = boxes.map { box in
      Size(
        max(box.width.rounded(.up) + 2 * Metrics.padding, Metrics.minimumCellWidth),
        box.height.rounded(.up) + 2 * Metrics.padding)
    }
    let gap = Size(Metrics.gap, Metrics.gap + Metrics.labelHeight)
    let grid = columns.map { SheetGrid(cells, columns: $0, gap: gap) } ?? SheetGrid(of: cells, gap: gap)
    let size = Size(
      grid.size.width + 2 * Metrics.margin, grid.size.height + Metrics.labelHeight + 2 * Metrics.margin)
    let labelColor = page.map { SheetColors.label(on: $0) } ?? SheetColors.label
    var sheet = Scene(name: "Sheet", title: title, size: size)
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    sheet.append(SceneLayer(role: .shape, frame: bounds)) { sheet in
      let ground = page.map { Color($0) } ?? SheetColors.page
      if !ground.isClear { sheet.fill(.rect(bounds), ground) }
      for ((item, box), frame) in zip(zip(items, boxes), grid.frames(count: items.count)) {
        let cell = frame.translated(by: Point(Metrics.margin, Metrics.margin))
        sheet.fill(
          .roundedRect(cell, cornerRadius: Metrics.cornerRadius), SheetColors.cell.inScheme(item.scheme))
        let text = StrokeText(item.label, capitalHeight: Metrics.capitalHeight, limit: cell.width)
        let baseline = Point((cell.midX - text.width / 2).rounded(), cell.maxY + Metrics.baseline)
        sheet.stroke(
          text.path.translated(by: baseline),
          width: StrokeText.strokeWidth(capitalHeight: Metrics.capitalHeight), labelColor)
        let place = Rect(
          x: (cell.midX - box.width / 2).rounded(.down), y: (cell.midY - box.height / 2).rounded(.down),
          width: box.width, height: box.height)
        sheet.add(item, at: place, showing: box, isCut: canvas == .bounds)
      }
    }
    return sheet
  }
}

extension Scene {
  fileprivate mutating func fill(_ path: Path, _ color: Color) {
    nodes.append(
      SceneNode(
        content: .fill(path: paths.append(path), rule: .nonZero, paint: paints.append(.color(color))), source: .none))
  }

  fileprivate mutating func stroke(_ path: Path, width: Double, _ color: Color) {
    if path.isEmpty { return }
    let style = StrokeStyle(width: width, cap: .round, join: .round)
    nodes.append(
      SceneNode(
        content: .stroke(
          path: paths.append(path), style: strokeStyles.append(style), paint: paints.append(.color(color))),
        source: .none))
  }

  /// Adds a picture in a layer of its own, which is named after its label.
  ///
  /// - Parameters:
  ///   - place: The place of the part that is shown.
  ///   - box: The part of the picture that is shown, in its own coordinates.
  ///   - isCut: Whether the picture may paint outside of it.
  fileprivate mutating func add(_ item: ContactSheet.Item, at place: Rect, showing box: Rect, isCut: Bool) {
    let picture = item.scheme == .automatic ? item.scene : item.scene.resolved(in: item.scheme.appearance)
    var layer = SceneLayer(name: item.label, frame: place)
    if isCut { layer.clips = [Clip(path: .rect(place))] }
    layer.isolatesBlending = picture.hasBlendingItem
    // The layers around it are those of the sheet and the cell.
    append(layer) { $0.append(picture, movedBy: place.origin - box.origin, depth: 2) }
  }

  /// Whether an item of the picture itself mixes with what is below it.
  fileprivate var hasBlendingItem: Bool {
    var contents = self.contents
    while let item = contents.next(in: self) {
      if case .layer(let layer, _) = item, layers[layer].blend != .normal { return true }
    }
    return false
  }
}

private enum SheetColors {
  static let page = Color(light: RGBA(hex: 0xECECEF), dark: RGBA(hex: 0x0E0E10))
  static let cell = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x1E1E21))
  static let label = Color(light: RGBA(hex: 0x4A4A50), dark: RGBA(hex: 0xB4B4BC))

  /// Returns a color for labels that contrasts with a page.
  static func label(on page: RGBA) -> Color {
    // A transparent page may lie on anything, but most pages are white.
    let brightness = 0.3 * page.red + 0.59 * page.green + 0.11 * page.blue
    return Color(page.alpha < 0.5 || brightness > 0.5 ? label.light : label.dark)
  }
}

extension Color {
  /// Returns the color of a scheme, or the color itself for `.automatic`.
  fileprivate func inScheme(_ scheme: SchemeChoice) -> Color {
    switch scheme {
    case .automatic: self
    case .light: Color(light)
    case .dark: Color(dark)
    }
  }
}
