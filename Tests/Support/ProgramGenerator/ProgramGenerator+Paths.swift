/// Paths as values: ready-made ones, and the results of their methods.
extension ProgramGenerator {
  /// Returns a path, closed or with a length on request.
  mutating func path(_ depth: Int, isClosed: Bool = false, isFilled: Bool = false) -> Term {
    let visible = visibleNames { $0 == .path }.filter {
      ($0.term.isClosed || !isClosed) && ($0.term.isFilled || !isFilled)
    }
    if !visible.isEmpty, chance(40) { return named(random.pick(visible)) }
    if chance(12), let call = functionCall({ $0 == .path }, depth),
      (call.isClosed || !isClosed) && (call.isFilled || !isFilled)
    {
      return call
    }
    if chance(10), !isClosed, !isFilled, let element = element(of: .path, depth) { return element }
    guard depth > 0 else { return readyMade(0) }
    if chance(55) {
      let path =
        chance(25) && !isConstant ? commands(depth) : chance(20) ? throughPoints(depth) : readyMade(depth)
      if (path.isClosed || !isClosed) && (path.isFilled || !isFilled) { return path }
      return readyMade(depth - 1)
    }
    let derived = derivation(depth)
    if (derived.isClosed || !isClosed) && (derived.isFilled || !isFilled) { return derived }
    return readyMade(depth - 1)
  }

  /// Returns a path, or a rectangle that converts to one.
  mutating func pathOrRect(_ depth: Int, isClosed: Bool = false) -> String {
    chance(10) ? sizedRect(depth).text : path(depth, isClosed: isClosed).text
  }

  // MARK: Ready-made

  private mutating func readyMade(_ depth: Int) -> Term {
    let radius = Interval(2, 60)
    switch random.below(8) {
    case 0: return closed("rect(\(sizedRect(depth).text))", 5)
    case 1:
      var arguments: [(String, String)] = []
      if chance(60) {
        arguments.append(("cornerRadius", number(.length, in: Interval(0, 30), depth - 1).text))
      } else if chance(20) {
        arguments.append(("cornerRadii", size(in: Interval(1, 30), depth - 1).text))
      }
      let corners =
        isConstant || chance(60)
        ? ["topLeft", "topRight", "bottomRight", "bottomLeft"]
        : ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]
      let mixesStyles = chance(20)
      for corner in corners where chance(30) {
        arguments.append((corner, number(.length, in: Interval(0, 30), depth - 1).text))
      }
      arguments += cornerCurve(depth)
      for corner in corners where mixesStyles && chance(40) {
        arguments.append((corner + "Style", enumeration(4, depth - 1).text))
      }
      return closed("roundedRect(\(list([sizedRect(depth).text] + labeled(arguments))))", 30)
    case 2:
      let arguments = [("center", point(depth - 1).text), ("radius", number(.length, in: radius, depth - 1).text)]
      return closed("circle(\(list(labeled(arguments))))", 3)
    case 3: return closed("ellipse(\(sizedRect(depth).text))", 3)
    case 4: return closed("capsule(\(sizedRect(depth).text))", 7)
    case 5: return polygon(depth)
    case 6:
      let outer = number(.length, in: radius, depth - 1)
      var arguments = [
        ("center", point(depth - 1).text), ("sides", integer(in: Interval(3, 8), depth - 1).text),
        ("radius", outer.text),
      ]
      if chance(40) { arguments.append(("rotation", angle(depth - 1).text)) }
      return closed("regularPolygon(\(list(labeled(arguments))))", 8)
    default:
      let outer = number(.length, in: Interval(12, 60), depth - 1)
      let inner = number(.length, in: Interval(2, 11), depth - 1)
      var arguments = [
        ("center", point(depth - 1).text), ("points", integer(in: Interval(3, 8), depth - 1).text),
        ("outerRadius", outer.text), ("innerRadius", inner.text),
      ]
      if chance(40) { arguments.append(("rotation", angle(depth - 1).text)) }
      return closed("star(\(list(labeled(arguments))))", 16)
    }
  }

  /// Returns at most one of the arguments for the curve of corners.
  mutating func cornerCurve(_ depth: Int) -> [(String, String)] {
    switch random.below(10) {
    case 0...2: [("style", enumeration(4, depth - 1).text)]
    case 3: [("smoothing", number(.none, in: Interval(0, 1), depth - 1).text)]
    case 4: [("curvature", number(.none, in: Interval(-7, 7), depth - 1).text)]
    default: []
    }
  }

  /// Returns a path that may be open.
  private mutating func throughPoints(_ depth: Int) -> Term {
    let points = "[\(list((0..<random.whole(2...4)).map { _ in point(depth - 1).text }))]"
    var term: Term
    if chance(40) {
      term = Term("polyline(\(points))")
    } else {
      var arguments = [("through", points)]
      let isClosed = chance(40)
      if isClosed { arguments.append(("closed", "true")) } else if chance(40) { arguments.append(("closed", "false")) }
      if chance(50) { arguments.append(("tension", number(.none, in: Interval(0, 1), depth - 1).text)) }
      term = Term("spline(\(list(labeled(arguments))))")
      term.isClosed = isClosed
    }
    term.weight = 6
    return term
  }

  private mutating func polygon(_ depth: Int) -> Term {
    let lists = visibleNames { $0 == .list(.point(.length)) }.filter { $0.term.extent.low >= 2 }
    if !lists.isEmpty, chance(30) {
      var term = closed("polygon(\(random.pick(lists).text))", 5)
      term.isFilled = false
      return term
    }
    // Three corners that surely are not on a line, and some others.
    let rect = sizedRect(depth - 1).text
    let corners = ["topLeft", "topRight", "bottomRight"].map { "\(rect).\($0)" }
    let others = (0..<random.whole(0...2)).map { _ in point(depth - 1).text }
    return closed("polygon([\(list(corners + others))])", 6)
  }

  /// Returns a rectangle whose sides surely have a length.
  private mutating func sizedRect(_ depth: Int) -> Term {
    let rect = self.rect(depth - 1)
    if rect.extent.low > 1 { return rect }
    if let layer, layer.width.low > 1, layer.height.low > 1, !isHidden("bounds") {
      return Term("bounds", .postfix, Interval(0, layer.width.joined(layer.height).high), extent: layer.width)
    }
    let sides = Interval(6, 120)
    let arguments = [
      ("x", number(.length, depth - 1).text), ("y", number(.length, depth - 1).text),
      ("width", number(.length, in: sides, depth - 1).text), ("height", number(.length, in: sides, depth - 1).text),
    ]
    return Term("Rect(\(list(labeled(arguments))))", .postfix, Interval(-400, 900), extent: sides)
  }

  private func closed(_ text: String, _ weight: Int) -> Term {
    var term = Term(text)
    (term.isClosed, term.isFilled, term.weight) = (true, true, weight)
    return term
  }

  // MARK: Derived

  private mutating func derivation(_ depth: Int) -> Term {
    let path = self.path(depth - 1)
    let base = path.text(at: .postfix)
    /// Returns a path with the same properties as the original.
    func like(_ text: String) -> Term {
      var result = path
      (result.text, result.level) = ("\(base).\(text)", .postfix)
      return result
    }
    switch random.below(15) {
    case 0: return like("translated(by: \(point(depth - 1).text))")
    case 1:
      let around = chance(50) ? [("around", point(depth - 1).text)] : []
      return like("rotated(\(list(labeled([("by", angle(depth - 1).text)] + around))))")
    case 2:
      let around = chance(50) ? [("around", point(depth - 1).text)] : []
      return like("scaled(\(list(labeled([("by", factor(depth))] + around))))")
    case 3:
      let around = chance(50) ? [("around", point(depth - 1).text)] : []
      return like("scaled(\(list(labeled([("x", factor(depth)), ("y", factor(depth))] + around))))")
    case 4: return like("reversed()")
    case 5:
      let low = number(.none, in: Interval(0, 0.4), depth - 1).text
      let high = number(.none, in: Interval(0.5, 1), depth - 1).text
      return open(like("trimmed(\(list(labeled([("from", low), ("to", high)]))))"), path.weight + 2)
    case 6:
      let radius = [("radius", number(.length, in: Interval(0, 12), depth - 1).text)]
      let curve = cornerCurve(depth)
      return heavier(like("rounded(\(list(labeled(radius + curve))))"), (curve.isEmpty ? 2 : 7) * path.weight)
    case 7 where path.weight < 30:
      let phase = chance(40) ? ["phase: \(number(.length, depth - 1).text)"] : []
      let fitted = chance(40) ? ["fitted: \(bool(depth - 1).text)"] : []
      return open(like("dashed(\(list([dash(depth - 1).text] + phase + fitted)))"), 200)
    case 8:
      let tolerance = number(.length, in: Interval(0.1, 3), depth - 1).text
      return heavier(like("flattened(tolerance: \(tolerance))"), 4 * path.weight)
    case 9 where path.weight < 50, 10 where path.weight < 50: return stroked(base, path, depth)
    case 11 where path.weight < 40: return offset(base, path, depth)
    case 12 where path.weight < 50, 13 where path.weight < 50:
      let other = self.path(depth - 1)
      guard other.weight < 50 else { return path }
      let operation = random.pick(["union", "union", "intersection", "subtracting", "symmetricDifference"])
      let rule = chance(65) ? ["rule: \(fillRule(depth - 1).text)"] : []
      var result = like("\(operation)(\(list([other.text] + rule)))")
      result.isClosed = true
      result.isFilled = operation == "union" && path.isFilled && path.isClosed && rule.isEmpty
      result.weight = path.weight + other.weight + 8
      return result
    case 14 where path.weight < 100:
      var result = like("simplified(\(chance(40) ? "rule: \(fillRule(depth - 1).text)" : ""))")
      (result.isClosed, result.isFilled) = (true, path.isFilled && path.isClosed)
      return result
    default: return conditional(path, self.path(depth - 1), depth)
    }
  }

  private mutating func factor(_ depth: Int) -> String {
    let term = number(.none, in: Interval(0.3, 1.8), depth - 1)
    return chance(15) ? "-" + term.text(at: .prefix) : term.text
  }

  private mutating func stroked(_ base: String, _ path: Term, _ depth: Int) -> Term {
    var arguments = [("width", number(.length, in: Interval(0.5, 14), depth - 1).text)]
    if chance(35) { arguments.append(("cap", lineCap(depth - 1).text)) }
    if chance(35) { arguments.append(("join", lineJoin(depth - 1).text)) }
    if chance(20) { arguments.append(("miterLimit", number(.none, in: Interval(1, 12), depth - 1).text)) }
    let isDashed = path.weight < 10 && chance(35)
    if isDashed {
      arguments.append(("dash", dash(depth - 1).text))
      if chance(50) { arguments.append(("phase", number(.length, depth - 1).text)) }
      if chance(60) { arguments.append(("fitted", bool(depth - 1).text)) }
    }
    var result = Term("\(base).stroked(\(list(labeled(arguments))))")
    result.isClosed = true
    result.isFilled = path.isFilled && !isDashed
    result.weight = isDashed ? 200 : 4 * path.weight
    return result
  }

  private mutating func offset(_ base: String, _ path: Term, _ depth: Int) -> Term {
    var arguments = [("by", number(.length, in: Interval(-6, 12), depth - 1).text)]
    if chance(35) { arguments.append(("join", lineJoin(depth - 1).text)) }
    if chance(25) { arguments.append(("miterLimit", number(.none, in: Interval(1, 12), depth - 1).text)) }
    if chance(25) { arguments.append(("rule", fillRule(depth - 1).text)) }
    var result = Term("\(base).offset(\(list(labeled(arguments))))")
    result.isClosed = true
    result.weight = 3 * path.weight
    return result
  }

  private func open(_ term: Term, _ weight: Int) -> Term {
    var result = term
    (result.isClosed, result.weight) = (false, weight)
    return result
  }

  private func heavier(_ term: Term, _ weight: Int) -> Term {
    var result = term
    result.weight = weight
    return result
  }
}
