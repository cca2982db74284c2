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
  static let uselessMask = Problem.Kind(
    "W0023",
    Explanation(
      "Mask without effect, or of everything",
      meaning: """
        In every picture that `shapec check` draws, the mask is opaque wherever its layer paints something, so that it
        hides nothing; or it paints nothing there, so that it hides all of it.
        """,
      reason: """
        A mask keeps what is below its opaque parts, whatever their color. To hide something, leave it clear.
        """,
      wrong: """
        shape Faded {
          size 40 x 40
          fill .teal
          mask layer { fill linearGradient([.white, .black]) }
        }
        """,
      right: """
        shape Faded {
          size 40 x 40
          fill .teal
          mask layer { fill linearGradient([.white, .transparent]) }
        }
        """))
}

extension Problem {
  static func uselessMask(_ reason: UselessMask) -> Problem {
    switch reason {
    case .keepsAll:
      Problem(
        .uselessMask, "this `mask` is opaque over the whole layer, so it hides nothing",
        hint: "only the opacity of a mask counts; use `.transparent` for the parts that hide the layer")
    case .hidesAll: Problem(.uselessMask, "this `mask` paints nothing over the layer, so it hides all of it")
    }
  }
}

/// Why a mask is useless.
public enum UselessMask: Sendable { case keepsAll, hidesAll }

/// Why a blend mode is useless.
public enum UselessBlend: Sendable { case nothingBelow, inMask }

extension Problem.Kind {
  static let blendWithoutEffect = Problem.Kind(
    "W0024",
    Explanation(
      "Blend mode without effect",
      meaning: """
        In every picture that `shapec check` draws, the parent of a layer with `blend:` paints nothing below the layer,
        or only beside it. Or the layer is in a mask: only the opacity of a mask counts. So the layer looks as it does
        without `blend:`.
        """,
      reason: """
        Every layer is a group of its own. A layer mixes only with what its own parent has painted before it, and never
        with what is below its parent.
        """,
      wrong: """
        shape Tinted {
          size 40 x 40
          layer(blend: .multiply) { fill .gold }
          fill .skyblue, path: circle(center: center, radius: 12)
        }
        """,
      right: """
        shape Tinted {
          size 40 x 40
          fill .skyblue, path: circle(center: center, radius: 12)
          layer(blend: .multiply) { fill .gold }
        }
        """))
}

extension Problem {
  static func blendWithoutEffect(_ reason: UselessBlend) -> Problem {
    switch reason {
    case .nothingBelow:
      Problem(
        .blendWithoutEffect, "this layer has nothing to blend with: its parent paints nothing below it",
        hint: "move it after the statements that it should blend with, in the same block, or remove `blend:`")
    case .inMask:
      Problem(
        .blendWithoutEffect, "this `blend:` has no effect: only the opacity of a mask counts",
        hint: "remove `blend:`, or blend the masked layer itself")
    }
  }
}

extension Problem.Kind {
  static let unseenCuts: [Problem.Kind] = [
    .clipWithoutEffect, .clipOfAll, .eraseWithoutEffect, .eraseOfAll, .uselessMask,
    .blendWithoutEffect,
  ]
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
