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

  static var coveredSlot: Problem {
    Problem(
      .coveredSlot, "this content slot is completely covered by an opaque fill, which is painted later",
      hint: "move the fill before `content`", fix: .moveCoverBefore)
  }

  static var layerOutside: Problem {
    Problem(
      .layerOutside, "this layer is completely outside the shape",
      hint: "check its frame: `left:`, `top:`, `right:` and `bottom:` are distances from the edges of the parent")
  }

  static var wideBorder: Problem {
    Problem(
      .wideBorder, "this border is so wide that nothing is left inside",
      hint: "use a smaller width, or a `fill` to paint the whole layer")
  }

  static var clipWithoutEffect: Problem {
    Problem(.clipWithoutEffect, "this `clip` has no effect: the whole layer is inside")
  }

  static func clipOfAll(_ miss: CutMiss) -> Problem {
    let reason =
      switch miss {
      case .beside: "all of it is outside"
      case .line, .empty: "its path has no inside"
      }
    return Problem(.clipOfAll, "this `clip` removes the whole layer: \(reason)", hint: miss.hint)
  }

  static func eraseWithoutEffect(_ miss: CutMiss) -> Problem {
    let reason =
      switch miss {
      case .beside: "the layer paints nothing there"
      case .line, .empty: "its path has no inside"
      }
    return Problem(.eraseWithoutEffect, "this `erase` has no effect: \(reason)", hint: miss.hint)
  }

  static var eraseOfAll: Problem { Problem(.eraseOfAll, "this `erase` removes the whole layer") }

  static func uselessMask(_ reason: UselessMask) -> Problem {
    switch reason {
    case .keepsAll:
      Problem(
        .uselessMask, "this `mask` is opaque over the whole layer, so it hides nothing",
        hint: "only the opacity of a mask counts; use `.transparent` for the parts that hide the layer")
    case .hidesAll: Problem(.uselessMask, "this `mask` paints nothing over the layer, so it hides all of it")
    }
  }

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

  static func unseenShadow(_ reason: UnseenShadow) -> Problem {
    switch reason {
    case .clear:
      Problem(
        .unseenShadow, "this shadow is not visible: its color has an opacity of 0",
        hint: "use a visible color, as in `shadow .black, radius: 4, opacity: 30%`")
    case .withoutCaster:
      Problem(
        .unseenShadow, "this shadow has no effect: its layer paints nothing",
        hint: "move it into a layer that paints something")
    case .hidden:
      Problem(
        .unseenShadow, "this shadow is not visible: it is exactly below what casts it",
        hint: "add `radius:` to blur it, or `offset:` to move it")
    }
  }

  static var certainRequirement: Problem {
    Problem(
      .certainRequirement, "this condition is always true, at every size and with all values",
      hint: "remove the `require`, or compare something that can change")
  }

  static var orderWithoutEffect: Problem {
    Problem(
      .orderWithoutEffect, "this `z:` has no effect: the order of painting is the same without it",
      hint: "remove it, or use another number; layers with a larger `z:` are painted later")
  }

  static func emptyPicture(isPainted: Bool) -> Problem {
    Problem(
      .emptyPicture, "nothing in this shape is visible at its design size, with any values",
      hint: isPainted
        ? "check the opacities, the cuts, and whether everything is inside the bounds"
        : "check the opacities, widths and colors, and whether an `if` or a `repeat` omits everything")
  }

  /// - Parameter isCertain: Whether the number can be replaced separately.
  static func shareAsLength(_ text: String, _ value: Double, share: String?, isCertain: Bool = true) -> Problem {
    Problem(
      .shareAsLength, "\(quoted(text)) means \(number(value)) \(value == 1 ? "point" : "points") here, not a share",
      hint: share.map { .fix(.write($0)) } ?? "multiply it by a length, as in `50% * width`",
      fix: isCertain ? share.map { .replace(with: $0) } : nil)
  }

  /// - Parameter others: The colors beside it.
  static func grayFade(_ transparent: String, besides others: [String]) -> Problem {
    let ends = others.map { quoted("\($0).opacity(0%)") }.joined(separator: " and ")
    return Problem(
      .grayFade, "\(quoted(transparent)) is black, so \(quoted(others[0])) turns gray where it fades",
      hint: "fade the color itself: \(ends)")
  }

  private static let mirrorBoth: Hint =
    "use `left:` and `right:` in both layers, and put them into a layer with `mirrored: .inRightToLeft`"

  /// `left: icon.right`, where `icon` has a leading side.
  static func coordinateChangesSides(_ layer: String, besides label: String) -> Problem {
    Problem(
      .coordinateAsDistance, "\(quoted(layer)) changes sides from right to left, but \(quoted(label + ":")) does not",
      hint: mirrorBoth)
  }

  /// - Parameter coordinate: The edge of another layer, as in `icon.left`.
  static func coordinateAsDistance(_ label: String, _ coordinate: String) -> Problem {
    let isFixed = [LayerParameters.right.name, LayerParameters.bottom.name].contains(label)
    let length = label == LayerParameters.bottom.name ? "height" : "width"
    return Problem(
      .coordinateAsDistance,
      isFixed
        ? "\(quoted(label + ":")) is a distance from the \(label) edge, but \(quoted(coordinate)) is a coordinate"
        : "\(quoted(label + ":")) changes sides from right to left, but \(quoted(coordinate)) does not",
      hint: isFixed
        ? "subtract the coordinate from the \(length), as in `\(label): \(length) - \(coordinate)`"
        : mirrorBoth)
  }
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

/// Why a mask is useless.
enum UselessMask: Sendable { case keepsAll, hidesAll }

/// Why a blend mode is useless.
enum UselessBlend: Sendable { case nothingBelow, inMask }

/// Why the path of a cut doesn't overlap anything that its layer paints.
enum CutMiss: Sendable {
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

/// Why a shadow is not visible.
enum UnseenShadow: Sendable {
  /// Its color is transparent.
  case clear
  /// The layer paints nothing.
  case withoutCaster
  /// It is exactly below what casts it.
  case hidden
}
