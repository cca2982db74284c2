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
  static let clipWithoutEffect = Problem.Kind(
    "W0013",
    Explanation(
      "`clip` without effect",
      meaning: """
        In every picture that `shapec check` draws, everything that the layer paints is inside the `clip`. Layers with
        the content slot get no warning, because their content is not known.
        """,
      reason: """
        The `clip` only makes the file larger and drawing slower. Perhaps its path should be smaller.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal, path: circle(center: center, radius: 40)
          clip rect(bounds)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal, path: circle(center: center, radius: 40)
          clip rect(bounds.inset(by: 30))
        }
        """))
}

extension Problem {
  static var clipWithoutEffect: Problem {
    Problem(.clipWithoutEffect, "this `clip` has no effect: the whole layer is inside")
  }
}

extension Problem.Kind {
  static let clipOfAll = Problem.Kind(
    "W0014",
    Explanation(
      "`clip` that removes everything",
      meaning: """
        In every picture that `shapec check` draws, everything that the layer paints is outside the `clip`, or the path
        of the `clip` has no inside, as a line has none.
        """,
      reason: """
        Nothing of the layer is visible. A path uses the coordinates of its own layer: (0, 0) is the top left corner of
        the layer.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer(left: 180, width: 40) {
            fill .teal
            clip circle(center: (200, 60), radius: 20)
          }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer(left: 180, width: 40) {
            fill .teal
            clip circle(center: center, radius: 20)
          }
        }
        """))
}

extension Problem {
  static func clipOfAll(_ miss: CutMiss) -> Problem {
    let reason =
      switch miss {
      case .beside: "all of it is outside"
      case .line, .empty: "its path has no inside"
      }
    return Problem(.clipOfAll, "this `clip` removes the whole layer: \(reason)", hint: miss.hint)
  }
}

extension Problem.Kind {
  static let eraseWithoutEffect = Problem.Kind(
    "W0015",
    Explanation(
      "`erase` without effect",
      meaning: """
        In every picture that `shapec check` draws, the layer paints nothing where the `erase` applies, or the path of
        the `erase` has no inside. To erase a line, write `erase line.stroked(width: 4)`.
        """,
      reason: """
        The picture is the same without the `erase`. A path uses the coordinates of its own layer.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer(left: 180, width: 40) {
            fill .teal
            erase circle(center: (200, 60), radius: 10)
          }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer(left: 180, width: 40) {
            fill .teal
            erase circle(center: center, radius: 10)
          }
        }
        """))
}

extension Problem {
  static func eraseWithoutEffect(_ miss: CutMiss) -> Problem {
    let reason =
      switch miss {
      case .beside: "the layer paints nothing there"
      case .line, .empty: "its path has no inside"
      }
    return Problem(.eraseWithoutEffect, "this `erase` has no effect: \(reason)", hint: miss.hint)
  }
}

extension Problem.Kind {
  static let eraseOfAll = Problem.Kind(
    "W0016",
    Explanation(
      "`erase` that removes everything",
      meaning: """
        In every picture that `shapec check` draws, the `erase` removes everything that the layer paints.
        """,
      reason: """
        Nothing of the layer is visible. To keep something from being erased, put it into a layer of its own.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal
          erase rect(bounds)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
          erase rect(bounds.inset(by: 20))
        }
        """))
}

extension Problem {
  static var eraseOfAll: Problem { Problem(.eraseOfAll, "this `erase` removes the whole layer") }
}

extension Problem.Kind {
  static let unseen: [Problem.Kind] = [
    .coveredLayer, .coveredSlot, .layerOutside, .wideBorder, .clipWithoutEffect, .clipOfAll, .eraseWithoutEffect,
    .eraseOfAll,
  ]
}

/// A statement whose picture is covered.
enum CoveredStatement: Sendable {
  case layer, use, fill, stroke

  fileprivate var text: String {
    switch self {
    case .layer: "this layer"
    case .use: "this `use`"
    case .fill: "this fill"
    case .stroke: "this stroke"
    }
  }
}

/// Why the path of a cut doesn't overlap anything that its layer paints.
public enum CutMiss: Sendable {
  /// They are in different places.
  case beside
  /// The path of the cut is a line.
  case line
  /// The path of the cut is empty, or a point.
  case empty

  fileprivate var hint: Hint? {
    switch self {
    case .line: "add `.stroked(width: 4)` to the path to give the line a width"
    case .beside, .empty: nil
    }
  }
}
