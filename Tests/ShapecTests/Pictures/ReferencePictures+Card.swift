import ReferencePainter

/// The playing card, with p = min(w / 6, h / 8) for the side of a pip.
extension ReferencePicture {
  static let card = ReferencePicture(
    example: "card", shape: "Card", designWidth: 250, designHeight: 350,
    parameters: [
      .choice("suit", ".heart", others: suits.filter { $0 != ".heart" }), .number("rank", "5", "1", "10"),
    ],
    minimum: { _ in (120, 168) },
    combinations: suits.flatMap { suit in (1...10).map { ["suit": suit, "rank": "\($0)"] } }
  ) { request, canvas in
    paintCard(request, drop: 3, on: &canvas)
  }

  static func paintCard(_ request: PictureRequest, drop: Double, on canvas: inout ReferenceCanvas) {
    let outline = ReferencePath.roundedRectangle(request.bounds, radius: 16)
    let shadow = ReferenceShadow(radius: 8, color: RGBA(0, 0, 0, 0.35), drop: drop)
    canvas.layer(shadow: shadow, clippedTo: outline) { canvas in
      canvas.fill(outline, with: .white)
      paintFace(request, on: &canvas)
      canvas.fill(
        .roundedRing(request.bounds, radius: 16, width: 1), rule: .evenOdd, with: RGBA(hex: 0x8E8E93))
    }
  }

  private static let suits = [".spade", ".diamond", ".club", ".heart"]

  private static func paintFace(_ request: PictureRequest, on canvas: inout ReferenceCanvas) {
    let (w, h, center, suit) = (request.width, request.height, request.center, request.text("suit"))
    let pip = min(w / 6, h / 8)
    paintPip(suit, center: Spot(8 + pip / 4, 8 + pip / 4), side: pip / 2, on: &canvas)
    paintPip(suit, center: Spot(w - 8 - pip / 4, h - 8 - pip / 4), side: pip / 2, isTurned: true, on: &canvas)
    canvas.layer(opacity: 0.05) { canvas in paintPip(suit, center: center, side: w, on: &canvas) }
    // The distance between columns is a fifth of the width, and between the outermost rows 64 % of the height.
    for (row, columns) in rows(ofRank: request.count("rank")) {
      for column in columns {
        let place = center + Spot(Double(column) * w / 5, (row - 0.5) * 0.64 * h)
        paintPip(suit, center: place, side: pip, isTurned: row > 0.5, on: &canvas)
      }
    }
  }

  /// The positions of the pips: the height from the top, in `0...1`, and the columns, -1, 0 or 1.
  private static func rows(ofRank rank: Int) -> [(Double, [Int])] {
    switch rank {
    case 1: [(0.5, [0])]
    case 2: [(0, [0]), (1, [0])]
    case 3: [(0, [0]), (0.5, [0]), (1, [0])]
    case 4: [(0, [-1, 1]), (1, [-1, 1])]
    case 5: [(0, [-1, 1]), (0.5, [0]), (1, [-1, 1])]
    case 6: [(0, [-1, 1]), (0.5, [-1, 1]), (1, [-1, 1])]
    case 7: rows(ofRank: 6) + [(0.25, [0])]
    case 8: rows(ofRank: 7) + [(0.75, [0])]
    case 9: [(0, [-1, 1]), (1 / 3, [-1, 1]), (0.5, [0]), (2 / 3, [-1, 1]), (1, [-1, 1])]
    case 10: [(0, [-1, 1]), (1 / 6, [0]), (1 / 3, [-1, 1]), (2 / 3, [-1, 1]), (5 / 6, [0]), (1, [-1, 1])]
    default: preconditionFailure("no card has the rank \(rank)")
    }
  }

  /// A suit that touches the edges of a square and casts no shadow.
  private static func paintPip(
    _ suit: String, center: Spot, side: Double, isTurned: Bool = false, on canvas: inout ReferenceCanvas
  ) {
    let outer = canvas.placement
    defer { canvas.placement = outer }
    canvas.placement = outer.moved(to: center - Spot(side / 2, side / 2))
    if isTurned { canvas.placement = canvas.placement.rotatedByHalfTurn(around: Spot(side / 2, side / 2)) }
    let values = ["inset": "0", "adjustment": "\(side / 24)", "shadowRadius": "0"]
    let square = PictureRequest(width: side, height: side, values: values)
    switch suit {
    case ".spade": paintSpade(square, on: &canvas)
    case ".diamond": paintDiamond(square, on: &canvas)
    case ".club": paintClub(square, on: &canvas)
    case ".heart": paintHeart(square, on: &canvas)
    default: preconditionFailure("no suit is called '\(suit)'")
    }
  }
}
