import ReferencePainter

extension ReferencePicture {
  /// Every picture, in the order of the examples.
  static let all = [
    selectiveBorders, gridCells, buttonRow, roundedView, gradientFill, customBorderShadow, erasedPath,
    spade, diamond, club, heart, bubble, card, boltRing, ticket, progressRing, topTab, starBadge, contours,
  ]

  static let selectiveBorders = ReferencePicture(
    example: "selective-borders", shape: "SelectiveBorders", designWidth: 200, designHeight: 120,
    parameters: [
      .choice(
        "edges", "[.left, .top]",
        others: [
          "[]", "[.left]", "[.top]", "[.right]", "[.bottom]", "[.right, .bottom]", "[.left, .top, .right, .bottom]",
        ]),
      .number("borderWidth", "4", "0", "40"), .color("color", "#C83232"),
    ], minimum: { _ in (80, 80) }
  ) { request, canvas in
    let border = straightBorder(
      of: request.bounds, width: request.number("borderWidth"),
      edges: ["left", "top", "right", "bottom"].filter { request.hasEdge($0, in: "edges") })
    canvas.fill(border, with: request.color("color"))
  }

  static let gridCells = ReferencePicture(
    example: "grid-cells", shape: "GridCells", designWidth: 240, designHeight: 120,
    parameters: [
      .number("rows", "3", "1", "20"), .number("columns", "4", "1", "20"), .number("lineWidth", "1", "0", "4"),
      .color("color", "#C8C8C8"),
    ], minimum: { _ in (100, 100) }
  ) { request, canvas in
    let (rows, columns) = (request.count("rows"), request.count("columns"))
    let (width, color) = (request.number("lineWidth"), request.color("color"))
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = Box(
          request.width * Double(column) / Double(columns), request.height * Double(row) / Double(rows),
          request.width * Double(column + 1) / Double(columns), request.height * Double(row + 1) / Double(rows))
        canvas.fill(straightBorder(of: cell, width: width, edges: ["right", "bottom"]), with: color)
      }
    }
    canvas.fill(straightBorder(of: request.bounds, width: width, edges: ["left", "top"]), with: color)
  }

  static let buttonRow = ReferencePicture(
    example: "grid-cells", shape: "ButtonRow", designWidth: 250, designHeight: 44, parameters: [],
    minimum: { _ in (50, 20) }
  ) { request, canvas in
    for i in 0..<5 {
      let cell = Box(request.width * Double(i) / 5, 0, request.width * Double(i + 1) / 5, request.height)
      canvas.fill(.rectangle(cell), with: .white)
      if i < 4 { canvas.fill(straightBorder(of: cell, width: 1, edges: ["right"]), with: RGBA(hex: 0xC8C8C8)) }
    }
  }

  static let roundedView = ReferencePicture(
    example: "rounded-view", shape: "RoundedView", designWidth: 240, designHeight: 160,
    parameters: [
      .number("radius", "30", "0", "40"), .color("fillColor", "#FFFFFF"), .color("borderColor", "#000000"),
      .number("borderWidth", "2", "0", "20"),
    ], minimum: { _ in (80, 80) }
  ) { request, canvas in
    let (radius, width) = (request.number("radius"), request.number("borderWidth"))
    canvas.fill(.roundedRectangle(request.bounds, radius: radius), with: request.color("fillColor"))
    guard width > 0 else { return }
    canvas.fill(
      .roundedRing(request.bounds, radius: radius, width: width), rule: .evenOdd, with: request.color("borderColor"))
  }

  static let gradientFill = ReferencePicture(
    example: "gradient-fill", shape: "GradientFill", designWidth: 320, designHeight: 200,
    parameters: [.color("startColor", "#FF0000"), .color("endColor", "#00FF00")], minimum: { _ in (40, 40) }
  ) { request, canvas in
    canvas.fill(
      .rectangle(request.bounds), in: request.bounds, from: request.color("startColor"), to: request.color("endColor"))
    canvas.fill(.rectangle(request.bounds.inset(by: 12)), with: RGBA(1, 1, 1, 0.25))
  }

  static let customBorderShadow = ReferencePicture(
    example: "custom-border-shadow", shape: "CustomBorderShadow", designWidth: 300, designHeight: 200,
    parameters: [.number("inset", "40", "0", "60"), .color("fillColor", "#FFFFFF")], minimum: { _ in (120, 120) }
  ) { request, canvas in
    let (w, h, i) = (request.width, request.height, request.number("inset"))
    var outline = ReferencePath()
    outline.move(Spot(0, i))
    outline.line(Spot(i, 0))
    outline.line(Spot(w - i, 0))
    outline.arc(center: Spot(w - i, i), radius: i, from: -.pi / 2, sweep: .pi / 2)
    outline.line(Spot(w, h - i))
    outline.line(Spot(w - i, h))
    outline.line(Spot(i, h))
    outline.arc(center: Spot(i, h - i), radius: i, from: .pi / 2, sweep: .pi / 2)
    outline.close()
    canvas.layer(shadow: ReferenceShadow(radius: 20)) { canvas in
      canvas.fill(outline, with: request.color("fillColor"))
    }
  }

  static let erasedPath = ReferencePicture(
    example: "erased-path", shape: "ErasedPath", designWidth: 300, designHeight: 300,
    parameters: [.number("eraser", "70", "1", "120"), .color("fillColor", "#FFFFFF")], minimum: { _ in (60, 60) }
  ) { request, canvas in
    let (w, h) = (request.width, request.height)
    var swoosh = ReferencePath()
    swoosh.move(Spot(w / 4, h / 4))
    swoosh.quad(Spot(w * 3 / 4, h * 3 / 4), control: Spot(w, 0))
    canvas.layer(shadow: ReferenceShadow(radius: 20)) { canvas in
      canvas.fill(.roundedRectangle(request.bounds, radius: 20), with: request.color("fillColor"))
      canvas.erase(swoosh, ReferenceStroke(width: request.number("eraser"), cap: .round, join: .round))
    }
  }

  static let bubble = ReferencePicture(
    example: "bubble", shape: "Bubble", designWidth: 220, designHeight: 140,
    parameters: [
      .color("fillColor", "#FFFFFF"), .color("borderColor", "#3C3C43"), .number("borderWidth", "1", "0", "8"),
      .number("tailWidth", "24", "0", "60"), .number("tailHeight", "16", "0", "40"),
    ], minimum: { _ in (120, 90) }
  ) { request, canvas in
    paintBubbleBody(request, on: &canvas)
    paintBubbleTail(request, on: &canvas)
  }

  static func paintBubbleBody(_ request: PictureRequest, on canvas: inout ReferenceCanvas) {
    let border = request.number("borderWidth")
    let body = Box(width: request.width, height: request.height - request.number("tailHeight"))
    canvas.fill(.roundedRectangle(body, radius: 12), with: request.color("fillColor"))
    guard border > 0 else { return }
    canvas.fill(.roundedRing(body, radius: 12, width: border), rule: .evenOdd, with: request.color("borderColor"))
  }

  static func paintBubbleTail(_ request: PictureRequest, on canvas: inout ReferenceCanvas) {
    let border = request.number("borderWidth")
    let root = request.height - request.number("tailHeight")
    let (middle, reach) = (request.width / 2, request.number("tailWidth") / 2)
    let tip = Spot(middle, request.height)
    let lap = max(border, 0.5)
    let tail = ReferencePath.polygon([
      Spot(middle - reach, root - lap), Spot(middle - reach, root), tip,
      Spot(middle + reach, root), Spot(middle + reach, root - lap),
    ])
    canvas.fill(tail, with: request.color("fillColor"))
    var flanks = ReferencePath()
    flanks.move(Spot(middle - reach, root - border / 2))
    flanks.line(tip)
    flanks.line(Spot(middle + reach, root - border / 2))
    canvas.stroke(flanks, ReferenceStroke(width: border, cap: .round), with: request.color("borderColor"))
  }

  /// Returns the bands of a border on edges of a rectangle. They stay inside, whatever the width.
  static func straightBorder(of box: Box, width: Double, edges: [String]) -> ReferencePath {
    let (across, down) = (min(width, box.width), min(width, box.height))
    var path = ReferencePath()
    guard width > 0 else { return path }
    for edge in edges {
      switch edge {
      case "left": path.add(.rectangle(Box(box.minX, box.minY, box.minX + across, box.maxY)))
      case "right": path.add(.rectangle(Box(box.maxX - across, box.minY, box.maxX, box.maxY)))
      case "top": path.add(.rectangle(Box(box.minX, box.minY, box.maxX, box.minY + down)))
      case "bottom": path.add(.rectangle(Box(box.minX, box.maxY - down, box.maxX, box.maxY)))
      default: preconditionFailure("no edge is called '\(edge)'")
      }
    }
    return path
  }
}
