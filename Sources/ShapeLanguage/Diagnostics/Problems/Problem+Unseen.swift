extension Problem.Kind {
  static let coveredLayer = Problem.Kind(
    "W0010",
    Explanation(
      "Completely covered layer or paint",
      meaning: """
        In every picture that `shapec check` draws, one opaque fill covers everything that the layer, the `use`, the
        fill or the stroke paints, including its shadow. The message shows that fill.
        """,
      reason: """
        It is never visible. Fills, strokes and layers are painted in the order of the source, so a background comes
        first.
        """,
      wrong: """
        shape Card {
          size 240 x 120, min: 60 x 60
          layer mark(inset: 20) { fill .teal }
          fill .white
        }
        """,
      right: """
        shape Card {
          size 240 x 120, min: 60 x 60
          fill .white
          layer mark(inset: 20) { fill .teal }
        }
        """))
}

extension Problem {
  static func covered(_ statement: CoveredStatement) -> Problem {
    let message = "\(statement.text) is completely covered by an opaque fill, which is painted later"
    switch statement {
    case .layer:
      return Problem(
        .coveredLayer, message, hint: "move the fill before the layer, or use `z: 1`, or remove the layer",
        fix: .moveCoverBefore)
    case .orderedLayer:
      return Problem(.coveredLayer, message, hint: "remove its `z:`, `above:` or `below:`, or remove the layer")
    case .use:
      return Problem(
        .coveredLayer, message, hint: "move the fill before the `use`, or remove the `use`", fix: .moveCoverBefore)
    case .stroke:
      return Problem(
        .coveredLayer, message, hint: "move the fill before the stroke, or remove the stroke", fix: .moveCoverBefore)
    case .fill: return Problem(.coveredLayer, message, hint: "remove it, or move it after the fill that covers it")
    }
  }
}

extension Problem.Kind {
  static let coveredSlot = Problem.Kind(
    "W0022",
    Explanation(
      "Covered content slot",
      meaning: """
        In every picture that `shapec check` draws, one opaque fill covers the frame of a content slot. The message
        shows that fill.
        """,
      reason: """
        The views in the slot are never visible. Fills, strokes, layers and slots are painted in the order of the
        source, so a background comes before `content`.
        """,
      wrong: """
        shape Card {
          size 240 x 120, min: 60 x 60
          content(inset: 16)
          fill .white
        }
        """,
      right: """
        shape Card {
          size 240 x 120, min: 60 x 60
          fill .white
          content(inset: 16)
        }
        """))
}

extension Problem {
  static var coveredSlot: Problem {
    Problem(
      .coveredSlot, "this content slot is completely covered by an opaque fill, which is painted later",
      hint: "move the fill before `content`", fix: .moveCoverBefore)
  }
}

extension Problem.Kind {
  static let layerOutside = Problem.Kind(
    "W0011",
    Explanation(
      "Layer outside the shape",
      meaning: """
        In every picture that `shapec check` draws, everything that the layer paints, including its shadow, is outside
        the bounds of the shape.
        """,
      reason: """
        The layer is invisible if the picture has the size of the shape. Often a distance is measured from the wrong
        edge: `left:` is the distance from the left edge, and `right:` from the right edge.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .white
          layer(left: width, width: 20) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .white
          layer(right: 0, width: 20) { fill .teal }
        }
        """))
}

extension Problem {
  static var layerOutside: Problem {
    Problem(
      .layerOutside, "this layer is completely outside the shape",
      hint: "check its frame: `left:`, `top:`, `right:` and `bottom:` are distances from the edges of the parent")
  }
}

extension Problem.Kind {
  static let wideBorder = Problem.Kind(
    "W0012",
    Explanation(
      "Border that is too wide",
      meaning: """
        At every size and with all values that `shapec check` tries, the borders of opposite edges meet: together they
        are wider than the layer. If only one of the edges has a border, it is wider than the layer.
        """,
      reason: """
        Borders are inside the layer. This one hides everything else in it and looks like a fill.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .white
          border .all, width: 80, color: .teal
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .white
          border .all, width: 8, color: .teal
        }
        """))
}

extension Problem {
  static var wideBorder: Problem {
    Problem(
      .wideBorder, "this border is so wide that nothing is left inside",
      hint: "use a smaller width, or a `fill` to paint the whole layer")
  }
}

extension Problem.Kind {
  static let unseen: [Problem.Kind] = [.coveredLayer, .coveredSlot, .layerOutside, .wideBorder]
}

/// A statement whose picture is covered.
enum CoveredStatement: Sendable {
  case layer, use, fill, stroke
  /// A layer with `z:`, `above:` or `below:`.
  case orderedLayer

  fileprivate var text: String {
    switch self {
    case .layer, .orderedLayer: "this layer"
    case .use: "this `use`"
    case .fill: "this fill"
    case .stroke: "this stroke"
    }
  }
}
