/// Paths that are drawn command by command.
extension ProgramGenerator {
  /// `path { … }`
  mutating func commands(_ depth: Int) -> Term {
    let (lines, isClosed) = commandLines(depth)
    var result = Term("path \(braced(lines))")
    (result.isClosed, result.isFilled, result.weight) = (isClosed, true, 3 * lines.count + 6)
    return result
  }

  /// Returns the commands of a path, the first of which surely draw something.
  mutating func commandLines(_ depth: Int) -> (lines: [String], isClosed: Bool) {
    scoped { inner in
      var lines: [String] = []
      if inner.chance(25) { lines += inner.letStatement(depth - 1) }
      switch inner.random.below(5) {
      case 0: lines.append(inner.arc(depth))
      case 1: lines.append("add \(inner.path(depth - 1, isFilled: true).text)")
      default:
        let start = inner.point(depth - 1)
        lines.append("move \(start.text)")
        lines.append(
          "line by: (\(inner.literal(.length, in: Interval(5, 30)).text), \(inner.literal(.length, in: Interval(-20, 20)).text))"
        )
      }
      // If `add` adds an empty path, there may be no current point.
      if lines.last?.hasPrefix("add") == true { lines.append("move \(inner.point(depth - 1).text)") }
      for _ in 0..<inner.random.whole(1...4) { lines += inner.command(depth) }
      let isClosed = inner.chance(40)
      if isClosed { lines.append("close") }
      // The pieces before a closed last piece may be open.
      let hasOnePiece = !lines.dropFirst().contains {
        $0.contains("move") || $0.contains("add") || $0.contains("close\n")
      }
      return (lines, isClosed && hasOnePiece && !lines[0].hasPrefix("add") && !lines[0].hasPrefix("let"))
    }
  }

  private mutating func command(_ depth: Int) -> [String] {
    switch random.below(16) {
    case 0: return ["line \(point(depth - 1).text)"]
    case 1: return ["line by: \(point(depth - 1).text)"]
    case 2:
      return ["quad \(list([destination(depth)] + labeled([("control", point(depth - 1).text)]), inBrackets: false))"]
    case 3, 4:
      let controls = [("control1", point(depth - 1).text), ("control2", point(depth - 1).text)]
      return ["curve \(list([destination(depth)] + labeled(controls), inBrackets: false))"]
    case 5, 6: return [arc(depth)]
    case 7: return corner(depth)
    case 8: return ["close"]
    case 9: return ["move \(destination(depth))"]
    case 10:
      return ["add \(path(depth - 1).text)", "move \(point(depth - 1).text)"]
    case 11:
      let ends = "\(point(depth - 1).text), \(point(depth - 1).text)"
      return ["add polyline([\(ends)]), joined: \(bool(depth - 1).text)"]
    case 12:
      let control = chance(50) ? [("control2", point(depth - 1).text)] : []
      return ["smooth \(list([destination(depth)] + labeled(control), inBrackets: false))"]
    case 13: return [endpointArc(depth)]
    default:
      guard depth > 1 else { return ["line \(point(0).text)"] }
      return choice(in: .path, depth: depth - 1) { inner, _ in
        (0..<inner.random.whole(1...2)).flatMap { _ in inner.command(depth - 1) }
      }
    }
  }

  private mutating func destination(_ depth: Int) -> String {
    (chance(35) ? "by: " : "") + point(depth - 1).text
  }

  private mutating func arc(_ depth: Int) -> String {
    var arguments = [("center", point(depth - 1).text), radii(depth)]
    if chance(30) { arguments.append(("rotation", angle(depth - 1).text)) }
    let start = angleLiteral(in: Interval(0, 3)).text
    if chance(50) {
      arguments += [("from", start), ("sweep", angle(in: Interval(0.4, 6), depth - 1).text)]
    } else {
      arguments += [("from", start), ("to", angle(in: Interval(3.5, 6), depth - 1).text)]
    }
    if chance(35) { arguments.append(("clockwise", bool(depth - 1).text)) }
    return "arc \(list(labeled(arguments), inBrackets: false))"
  }

  private mutating func endpointArc(_ depth: Int) -> String {
    let end = destination(depth)
    var arguments = [radii(depth)]
    if chance(30) { arguments.append(("rotation", angle(depth - 1).text)) }
    if chance(35) { arguments.append(("large", bool(depth - 1).text)) }
    if chance(35) { arguments.append(("clockwise", bool(depth - 1).text)) }
    return "arc \(list([end] + labeled(arguments), inBrackets: false))"
  }

  private mutating func radii(_ depth: Int) -> (String, String) {
    chance(65)
      ? ("radius", number(.length, in: Interval(2, 60), depth - 1).text)
      : ("radii", size(in: Interval(2, 60), depth - 1).text)
  }

  /// Returns a corner, most often one that surely fits.
  private mutating func corner(_ depth: Int) -> [String] {
    var rect = self.rect(depth - 1)
    if rect.extent.low < 2 {
      rect = Term(
        "Rect(x: \(exact(3, .length).text), y: \(exact(4, .length).text), width: \(exact(30, .length).text), height: \(exact(24, .length).text))",
        .postfix, extent: Interval(24, 30))
    }
    let most = chance(15) ? 60 : min(40, (rect.extent.low * 0.9).rounded(.down))
    let radius = number(.length, in: Interval(0, max(0, most)), depth - 1)
    let labels = labeled([("to", "\(rect.text).bottomRight"), ("radius", radius.text)] + cornerCurve(depth))
    return [
      "line \(rect.text).topLeft", "corner \(list(["\(rect.text).topRight"] + labels, inBrackets: false))",
    ]
  }
}
