/// Points, sizes and rectangles.
extension ProgramGenerator {
  mutating func point(_ depth: Int) -> Term {
    let visible = visibleNames { $0 == .point(.length) }
    if !visible.isEmpty, chance(25) { return named(random.pick(visible)) }
    if let layer, !isHidden("center"), chance(25) {
      return Term("center", .postfix, layer.width.joined(layer.height) * Interval(0.5))
    }
    guard depth > 0, chance(70) else {
      let (x, y) = (number(.length, max(0, depth - 1)), number(.length, max(0, depth - 1)))
      return Term("(\(list([x.text, y.text], inBrackets: false)))", .postfix, x.bounds.joined(y.bounds))
    }
    if chance(8), let call = functionCall({ $0 == .point(.length) }, depth) { return call }
    if chance(8), let element = element(of: .point(.length), depth) { return element }
    let a = point(depth - 1)
    let term: Term
    switch random.below(14) {
    case 0: term = binary(a, "+", point(depth - 1), .sum) { $0 + $1 }
    case 1: term = binary(a, "-", point(depth - 1), .sum) { $0 - $1 }
    case 2: term = binary(a, "*", number(.none, depth - 1), .product) { $0 * $1 }
    case 3: term = binary(number(.none, depth - 1), "*", a, .product) { $0 * $1 }
    case 4: term = binary(a, "/", number(.none, in: Interval(1, 8), depth - 1), .product) { $0 / $1 }
    case 5: term = Term("-" + a.text(at: .prefix), .prefix, -a.bounds)
    case 6, 7:
      let rect = self.rect(depth - 1)
      let member = random.pick(["center", "topLeft", "topRight", "bottomRight", "bottomLeft"])
      term = Term("\(rect.text).\(member)", .postfix, rect.bounds)
    case 8:
      let path = self.path(depth - 1, isFilled: true)
      let question = chance(60) ? "point(at: \(share(in: depth - 1).text))" : "nearestPoint(to: \(a.text))"
      term = Term("\(path.text(at: .postfix)).\(question)", .postfix, Interval(-2000, 3000))
    case 9:
      let b = point(depth - 1)
      term = Term(
        "mix(\(list([a.text, b.text, "at: \(share(in: depth - 1).text)"])))", .postfix, a.bounds.joined(b.bounds))
    case 10: term = conditional(a, point(depth - 1), depth)
    case 11:
      let radius = number(.length, depth - 1)
      let reach = radius.bounds.magnitude
      term = call("polar", [radius, angle(depth - 1)], Interval(-reach, reach))
    case 12:
      let b = point(depth - 1)
      let reach = 2 * a.bounds.magnitude + 3 * b.bounds.magnitude
      var arguments = [("by", angle(depth - 1).text)]
      if chance(60) { arguments.append(("around", b.text)) }
      term = Term("\(a.text(at: .postfix)).rotated(\(list(labeled(arguments))))", .postfix, Interval(-reach, reach))
    default:
      let length = number(.length, depth - 1)
      let direction = self.direction(depth - 1)
      term = binary(length, "*", direction, .product) { $0 * $1 }
    }
    return term.bounds.magnitude < 5000
      ? term
      : Term("(\(literal(.length, in: Interval(0, 90)).text), \(exact(8, .length).text))", .postfix, Interval(0, 90))
  }

  /// Returns a point that is a direction, without a length.
  private mutating func direction(_ depth: Int) -> Term {
    let visible = visibleNames { $0 == .point(.none) }
    if !visible.isEmpty, chance(50) { return named(random.pick(visible)) }
    let a = angle(depth).text
    return Term("(cos(\(a)), sin(\(a)))", .postfix, Interval(-1, 1))
  }

  mutating func direction() -> Term { direction(1) }

  mutating func size(_ depth: Int) -> Term { size(in: Interval(0, 300), depth) }

  mutating func size(in wanted: Interval, _ depth: Int) -> Term {
    let visible = visibleNames { $0 == .size(.length) }.filter { wanted.contains($0.term.bounds) }
    if !visible.isEmpty, chance(35) { return named(random.pick(visible)) }
    let a = number(.length, in: wanted, depth - 1)
    let b = number(.length, in: wanted, depth - 1)
    let plain = Term(operation(a, "x", b, .dimensions), .dimensions, a.bounds.joined(b.bounds))
    guard depth > 0, chance(60) else { return plain }
    let term: Term
    switch random.below(5) {
    case 0: term = binary(plain, "*", number(.none, in: Interval(0.3, 2), depth - 1), .product) { $0 * $1 }
    case 1: term = binary(number(.none, in: Interval(0.3, 2), depth - 1), "*", plain, .product) { $0 * $1 }
    case 2: term = binary(plain, "/", number(.none, in: Interval(1, 4), depth - 1), .product) { $0 / $1 }
    case 3: term = conditional(plain, size(in: wanted, depth - 1), depth)
    default:
      let rect = self.rect(depth - 1)
      term = Term("\(rect.text).size", .postfix, rect.extent)
    }
    return wanted.contains(term.bounds) ? term : plain
  }

  // MARK: Rectangles

  mutating func rect(_ depth: Int) -> Term {
    let visible = visibleNames { $0 == .rect }
    if !visible.isEmpty, chance(30) { return named(random.pick(visible)) }
    if chance(10), let element = element(of: .rect, depth) { return element }
    if let layer, !isHidden("bounds"), chance(depth > 0 ? 30 : 70) {
      let both = layer.width.joined(layer.height)
      return Term("bounds", .postfix, Interval(0, both.high), extent: both)
    }
    guard depth > 0, chance(70) else { return newRect(depth) }
    switch random.below(5) {
    case 0, 1:
      let rect = self.rect(depth - 1)
      let amount = number(.length, in: Interval(0, 30), depth - 1)
      return insetRect(rect, "by: \(amount.text)", amount.bounds.high)
    case 2:
      let rect = self.rect(depth - 1)
      var arguments: [(String, String)] = []
      let isFlowing = !isConstant && chance(30)
      let labels = isFlowing ? ["leading", "top", "trailing", "bottom"] : ["left", "top", "right", "bottom"]
      for label in labels where chance(50) {
        arguments.append((label, number(.length, in: Interval(0, 30), depth - 1).text))
      }
      if arguments.isEmpty { arguments.append(("left", exact(2, .length).text)) }
      return insetRect(rect, list(labeled(arguments)), 30)
    case 3:
      let rect = self.rect(depth - 1)
      let by = point(depth - 1)
      return Term(
        "\(rect.text(at: .postfix)).translated(by: \(by.text))", .postfix, rect.bounds + by.bounds, extent: rect.extent)
    default:
      let path = self.path(depth - 1, isFilled: true)
      return Term("\(path.text(at: .postfix)).bounds", .postfix, Interval(-2000, 3000), extent: Interval(0, 4000))
    }
  }

  private func insetRect(_ rect: Term, _ arguments: String, _ amount: Double) -> Term {
    Term(
      "\(rect.text(at: .postfix)).inset(\(arguments))", .postfix,
      Interval(rect.bounds.low - amount, rect.bounds.high + amount),
      extent: Interval(max(0, rect.extent.low - 2 * amount), rect.extent.high))
  }

  private mutating func newRect(_ depth: Int) -> Term {
    if chance(35) {
      let center = point(depth - 1)
      let size = self.size(in: Interval(4, 200), depth - 1)
      return Term(
        "Rect(\(list(labeled([("center", center.text), ("size", size.text)]))))", .postfix,
        Interval(center.bounds.low - size.bounds.high / 2, center.bounds.high + size.bounds.high / 2),
        extent: size.bounds)
    }
    let (x, y) = (number(.length, depth - 1), number(.length, depth - 1))
    let width = number(.length, in: Interval(6, 200), depth - 1)
    let height = number(.length, in: Interval(6, 200), depth - 1)
    let arguments = [("x", x.text), ("y", y.text), ("width", width.text), ("height", height.text)]
    let extent = width.bounds.joined(height.bounds)
    let corner = x.bounds.joined(y.bounds)
    return Term(
      "Rect(\(list(labeled(arguments))))", .postfix, Interval(corner.low, corner.high + extent.high), extent: extent)
  }
}
