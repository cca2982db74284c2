extension Problem.Kind {
  static let coveredLayer = Problem.Kind(
    "W0010",
    Explanation(
      "A layer that is wholly covered",
      meaning: """
        In every picture that `shapec check` draws, one opaque fill lies above all that the layer paints, its shadow
        included. The message shows the fill.
        """,
      reason: """
        The layer was to be seen, so most likely the order of the layers is not what was meant.
        """,
      wrong: """
        shape Card {
          size 240 x 120, min: 60 x 60
          layer mark(inset: 20) { fill .teal }
          layer paper { fill .white }
        }
        """,
      right: """
        shape Card {
          size 240 x 120, min: 60 x 60
          layer mark(inset: 20, z: 1) { fill .teal }
          layer paper { fill .white }
        }
        """))
}

extension Problem {
  static var coveredLayer: Problem {
    Problem(
      .coveredLayer, "nothing is seen of this layer: something opaque lies above all of it",
      hint: "delete it, or change the order, for example by `z: 1`")
  }
}

extension Problem.Kind {
  static let layerOutside = Problem.Kind(
    "W0011",
    Explanation(
      "A layer outside the shape",
      meaning: """
        In every picture that `shapec check` draws, all that the layer paints, its shadow included, lies beyond the edges
        of the shape.
        """,
      reason: """
        Where the picture is as large as the shape nothing is seen of it. Often an edge is measured from the wrong side:
        `left:` is the distance from the left edge, `right:` that from the right one.
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
      .layerOutside, "this layer lies wholly outside the shape",
      hint: "`left:`, `top:` and their kin are distances from the edges of the layer that it stands in")
  }
}

extension Problem.Kind {
  static let wideBorder = Problem.Kind(
    "W0012",
    Explanation(
      "A border wider than half of the layer",
      meaning: """
        At every size and with all values that `shapec check` tries, the borders of opposite edges meet: together they
        are wider than what they go round. Of an edge without an opposite one, the border is wider than all of it.
        """,
      reason: """
        Borders lie inside. Such a one leaves nothing to be seen of what is within, and looks like a fill.
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
      .wideBorder, "this border is wider than half of what it goes round",
      hint: "a border lies inside, along each of its edges; to paint all of it, `fill` it")
  }
}

extension Problem.Kind {
  static let clipWithoutEffect = Problem.Kind(
    "W0013",
    Explanation(
      "A `clip` that cuts nothing off",
      meaning: """
        In every picture that `shapec check` draws, all that the layer paints lies within what the `clip` keeps. Layers
        that hold the content slot are not warned of: what will stand there is not known.
        """,
      reason: """
        It only makes the picture larger and slower; or a path was meant that is smaller.
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
    Problem(.clipWithoutEffect, "this `clip` cuts nothing off: all of the layer lies inside")
  }
}

extension Problem.Kind {
  static let clipOfAll = Problem.Kind(
    "W0014",
    Explanation(
      "A `clip` that leaves nothing",
      meaning: """
        In every picture that `shapec check` draws, all that the layer paints lies outside of what the `clip` keeps. Of a
        line, which has no inside, it keeps nothing.
        """,
      reason: """
        Nothing is seen of the layer. A path stands in the coordinates of its own layer: (0, 0) is the top left corner.
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
      case .beside: "all of it lies outside"
      case .line, .empty: "its path has no inside"
      }
    return Problem(.clipOfAll, "this `clip` leaves nothing of the layer: \(reason)", hint: miss.hint)
  }
}

extension Problem.Kind {
  static let eraseWithoutEffect = Problem.Kind(
    "W0015",
    Explanation(
      "An `erase` that misses",
      meaning: """
        In every picture that `shapec check` draws, the layer paints nothing where the `erase` rubs out, or the path of
        the `erase` has no inside: to rub out a line, write `erase line.stroked(width: 4)`.
        """,
      reason: """
        Nothing changes without it; a hole was meant to be there. A path stands in the coordinates of its own layer.
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
      case .beside: "nothing of the layer is there"
      case .line, .empty: "its path has no inside"
      }
    return Problem(.eraseWithoutEffect, "this `erase` rubs nothing out: \(reason)", hint: miss.hint)
  }
}

extension Problem.Kind {
  static let eraseOfAll = Problem.Kind(
    "W0016",
    Explanation(
      "An `erase` that leaves nothing",
      meaning: """
        In every picture that `shapec check` draws, all that the layer paints is rubbed out.
        """,
      reason: """
        Nothing is seen of the layer. What an `erase` is to spare goes into a layer of its own, beside this one.
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
  static var eraseOfAll: Problem { Problem(.eraseOfAll, "this `erase` rubs out all of the layer") }
}

extension Problem.Kind {
  static let unseen: [Problem.Kind] = [
    .coveredLayer, .layerOutside, .wideBorder, .clipWithoutEffect, .clipOfAll, .eraseWithoutEffect, .eraseOfAll,
  ]
}

/// Why what a layer paints and what a cut is about have nothing in common.
public enum CutMiss: Sendable {
  /// They lie in different places.
  case beside
  /// The path of the cut is a line.
  case line
  /// The path of the cut is empty, or a point.
  case empty

  fileprivate var hint: Hint? {
    switch self {
    case .line: "a line has no inside: `.stroked(width: 4)` after the path gives it a width"
    case .beside, .empty: nil
    }
  }
}
