import ShapeCore

extension Problem {
  static var stopsOutOfOrder: Problem {
    Problem(
      .stopsOutOfOrder, "the stops of this gradient are out of order",
      hint: "sort them by position, as in `[stop(.red, at: 0%), stop(.blue, at: 100%)]`", fix: .sortStops)
  }

  static func tooFewStops(_ count: Int) -> Problem {
    Problem(.tooFewStops, "expected at least two colors in a gradient, found \(count)")
  }

  /// - Parameters:
  ///   - needed: The length of the tangents. Infinite if the second line goes straight back.
  ///   - available: The length of the shorter line. 0 if the corner isn't rounded at all.
  static func reducedCorner(needed: Double, available: Double) -> Problem {
    if needed == .infinity {
      return Problem(
        .reducedCorner, "this corner is not rounded: its second line goes straight back", hint: "use `line` instead")
    }
    if available == 0 {
      return Problem(
        .reducedCorner, "this corner is not rounded: one of its lines has no length",
        hint: "use the radius 0, or a smaller one for the corner before if that takes all of the line")
    }
    return Problem(
      .reducedCorner,
      "the radius of this corner is reduced: it needs \(number(needed)) along both lines, but one has only "
        + number(available),
      hint: "use a smaller radius, such as `min(radius, length / 2)`")
  }

  static func emptyPath(_ what: String) -> Problem { Problem(.emptyPath, "an empty path has no \(what)") }

  static func tooFewPoints(_ what: String, _ count: Int, _ parts: String = "points", minimum: Int) -> Problem {
    Problem(.tooFewPoints, "expected at least \(minimum) \(parts) for \(what), found \(count)")
  }

  static var joinedClosedPath: Problem {
    Problem(
      .joinedClosedPath, "a closed path can't be joined to another",
      hint: "remove `joined: true`, or open the path, as in `path.trimmed(from: 0%, to: 50%)`")
  }

  static var badDash: Problem {
    Problem(.badDash, "dashes and gaps can't be negative or all 0", hint: "use lengths such as `dash: [4, 2]`")
  }

  static var alignedOpenPath: Problem {
    Problem(
      .alignedOpenPath, "`align:` is not allowed for an open path, because it has no inside",
      hint: "end the path with `close`, or remove `align:`")
  }

  static var tooManyDashes: Problem {
    Problem(
      .tooManyDashes, "too many dashes: the limit for the whole picture is \(PictureLimits.dashes)",
      hint: "use longer dashes and gaps here, or in other strokes and borders of the picture")
  }
}
