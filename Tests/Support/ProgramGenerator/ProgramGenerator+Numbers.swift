/// Numbers: their construction, and how they are kept within bounds.
extension ProgramGenerator {
  private static let rectMembers = [
    "x", "y", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "left", "right", "top", "bottom",
  ]

  /// Numbers beyond this are reduced.
  private static let large = 20_000.0

  // MARK: Within bounds

  /// Returns a number within bounds.
  mutating func number(_ dimension: Dimension, in wanted: Interval, _ depth: Int) -> Term {
    // If there is no room, as in a layer that may have no size, any number will do.
    let wanted = Interval(wanted.low, max(wanted.low, wanted.high))
    if depth <= 0 || chance(30) { return literal(dimension, in: wanted) }
    return fitted(number(dimension, depth - 1), dimension, wanted)
  }

  /// Returns a number clamped to bounds if necessary.
  private mutating func fitted(_ term: Term, _ dimension: Dimension, _ wanted: Interval) -> Term {
    if wanted.contains(term.bounds) { return term }
    let low = exact(wanted.low, dimension)
    let high = exact(wanted.high, dimension)
    if term.bounds.low >= wanted.low, term.bounds.low <= wanted.high {
      return call("min", [term, high], term.bounds.minimum(wanted))
    }
    if wanted.low == 0, wanted.contains(term.bounds.absolute) { return call("abs", [term], term.bounds.absolute) }
    if term.bounds.high <= wanted.high, term.bounds.high >= wanted.low {
      return call("max", chance(50) ? [low, term] : [term, low], term.bounds.maximum(wanted))
    }
    switch random.below(4) {
    case 0: return call("min", [call("max", [term, low]), high], wanted)
    case 1 where wanted.low == 0 && wanted.high > 0: return call("mod", [term, high], wanted)
    case 2 where dimension == .none && wanted == .share:
      return call("abs", [call("sin", [angle(1)])], .share)
    default: return call("clamp", [term, low, high], wanted)
    }
  }

  /// Returns the literal of a value.
  func exact(_ value: Double, _ dimension: Dimension) -> Term {
    let digits = value == value.rounded() ? "\(Int(value.magnitude))" : "\(value.magnitude)"
    let (open, close) = (GeneratedProgram.openingMark, GeneratedProgram.closingMark)
    var text: String
    switch dimension {
    case .none: text = digits
    case .length: text = "\(open)\(digits)\(close)"
    // An area doubles with both of its sides.
    case .area: text = "\(open)1\(close) * \(open)\(digits)\(close)"
    }
    var level = dimension == .area ? Term.Level.product : .postfix
    if value < 0 {
      text = dimension == .area ? "-(\(text))" : "-\(text)"
      level = .prefix
    }
    return Term(text, level, Interval(value))
  }

  /// Returns a literal within bounds, in one of its forms.
  mutating func literal(_ dimension: Dimension, in wanted: Interval) -> Term {
    let low = max(wanted.low, -400)
    let high = max(low, min(wanted.high, 400))
    var value = Double.random(in: low...high, using: &random)
    if chance(60), value.rounded() >= low, value.rounded() <= high {
      value = value.rounded()
    } else {
      let short = (value * 100).rounded() / 100
      value = short >= low && short <= high ? short : low
    }
    guard dimension == .none, value >= 0 else { return exact(value, dimension) }
    switch random.below(8) {
    case 0, 1:
      let share = (value * 100).rounded()
      let text = "\(Int(share))%"
      if share / 100 >= low, share / 100 <= high { return Term(text, .postfix, Interval(share / 100)) }
    case 2 where value >= 1 && value == value.rounded() && value < 10:
      return Term("\(Int(value))e0", .postfix, Interval(value))
    case 3 where value != value.rounded(): return Term("\(value * 100)e-2", .postfix, Interval(value))
    default: break
    }
    return exact(value, dimension)
  }

  // MARK: Any

  /// Returns a number with known bounds.
  mutating func number(_ dimension: Dimension, _ depth: Int) -> Term {
    var dimension = dimension
    if !options.isHomogeneous, dimension != .area, chance(15) { dimension = dimension == .none ? .length : .none }
    let term: Term
    if chance(8), let call = functionCall({ $0 == .number(dimension) }, depth) {
      term = call
    } else if chance(8),
      let element = chance(60) ? element(of: .number(dimension), depth) : extreme(of: .number(dimension), depth)
    {
      term = element
    } else if depth <= 0 || chance(25) {
      term = leaf(dimension)
    } else {
      switch dimension {
      case .none: term = chance(35) ? common(dimension, depth) : share(depth)
      case .length: term = chance(55) ? common(dimension, depth) : length(depth)
      case .area: term = area(depth)
      }
    }
    if term.bounds.magnitude < Self.large || dimension == .area { return term }
    return literal(dimension, in: Interval(-20, 200))
  }

  private mutating func leaf(_ dimension: Dimension) -> Term {
    let visible = visibleNames { $0 == .number(dimension) || ($0 == .integer && dimension == .none) }
    if !visible.isEmpty, chance(55) { return named(random.pick(visible)) }
    if dimension == .length, let layer, chance(60) {
      let isWidth = chance(50)
      let name = isWidth ? "width" : "height"
      if !isHidden(name) { return Term(name, .postfix, isWidth ? layer.width : layer.height) }
    }
    if !options.isHomogeneous, !isConstant, chance(6) { return Term("pixel", .postfix, Interval(1)) }
    if dimension == .area { return area(1) }
    return literal(dimension, in: dimension == .none ? Interval(0, 4) : Interval(-10, 90))
  }

  func named(_ name: Name) -> Term { name.term.named(name.text) }

  /// Returns a number of any dimension.
  private mutating func common(_ dimension: Dimension, _ depth: Int) -> Term {
    let a = number(dimension, depth - 1)
    switch random.below(11) {
    case 0: return binary(a, "+", number(dimension, depth - 1), .sum) { $0 + $1 }
    case 1: return binary(a, "-", number(dimension, depth - 1), .sum) { $0 - $1 }
    case 2: return binary(a, "*", number(.none, depth - 1), .product) { $0 * $1 }
    case 3: return binary(number(.none, depth - 1), "*", a, .product) { $0 * $1 }
    case 4: return binary(a, "/", divisor(.none, depth - 1), .product) { $0 / $1 }
    case 5: return Term("-" + a.text(at: .prefix), .prefix, -a.bounds)
    case 6:
      let others = [number(dimension, depth - 1)] + (chance(30) ? [number(dimension, depth - 2)] : [])
      let isMinimum = chance(50)
      let bounds = others.reduce(a.bounds) { isMinimum ? $0.minimum($1.bounds) : $0.maximum($1.bounds) }
      return call(isMinimum ? "min" : "max", [a] + others, bounds)
    case 7: return call("abs", [a], a.bounds.absolute)
    case 8:
      let modulus = divisor(dimension, depth - 1)
      return call("mod", [a, modulus], Interval(0, modulus.bounds.high))
    case 9:
      let b = number(dimension, depth - 1)
      return Term(
        "mix(\(list([a.text, b.text, "at: \(share(in: depth - 1).text)"])))", .postfix, a.bounds.joined(b.bounds))
    default:
      return conditional(a, number(dimension, depth - 1), depth)
    }
  }

  private mutating func length(_ depth: Int) -> Term {
    switch random.below(9) {
    case 0:
      let (a, b) = (number(.length, depth - 1), number(.length, depth - 1))
      return call("hypot", [a, b], Interval(0, a.bounds.magnitude + b.bounds.magnitude))
    case 1:
      let (p, q) = (point(depth - 1), point(depth - 1))
      return call("distance", [p, q], Interval(0, 2 * (p.bounds.magnitude + q.bounds.magnitude)))
    case 2:
      let p = point(depth - 1)
      return Term("\(p.text(at: .postfix)).\(random.pick(["x", "y"]))", .postfix, p.bounds)
    case 3:
      let size = self.size(depth - 1)
      return Term("\(size.text(at: .postfix)).\(random.pick(["width", "height"]))", .postfix, size.bounds)
    case 4, 5:
      let rect = self.rect(depth - 1)
      let member = random.pick(Self.rectMembers)
      let isExtent = member == "width" || member == "height"
      return Term("\(rect.text).\(member)", .postfix, isExtent ? rect.extent : rect.bounds)
    case 6:
      let path = self.path(depth - 1, isFilled: true)
      return Term("\(path.text(at: .postfix)).length", .postfix, Interval(0, 5000))
    case 7:
      return binary(
        number(.length, depth - 1), "*", call(random.pick(["sin", "cos"]), [angle(depth - 1)], Interval(-1, 1)),
        .product
      ) {
        $0 * $1
      }
    default:
      let area = self.area(depth - 1)
      if chance(50) { return call("sqrt", [call("abs", [area])], Interval(0, area.bounds.magnitude.squareRoot())) }
      return binary(area, "/", divisor(.length, depth - 1), .product) { $0 / $1 }
    }
  }

  private mutating func area(_ depth: Int) -> Term {
    if depth > 0, chance(50) {
      let path = self.path(depth - 1, isFilled: true)
      if path.weight < 60 { return Term("\(path.text(at: .postfix)).area", .postfix, Interval(0, 1e5)) }
    }
    return binary(number(.length, depth - 1), "*", number(.length, depth - 1), .product) { $0 * $1 }
  }

  /// Returns a number that is surely not 0.
  private mutating func divisor(_ dimension: Dimension, _ depth: Int) -> Term {
    number(dimension, in: dimension == .none ? Interval(1, 12) : Interval(4, 300), depth)
  }

  /// Returns a share in 0...1.
  mutating func share(in depth: Int) -> Term { number(.none, in: .share, depth) }

  /// Returns a number without a dimension.
  private mutating func share(_ depth: Int) -> Term {
    switch random.below(9) {
    case 0, 1: return integer(depth)
    case 2: return call(random.pick(["sin", "cos"]), [angle(depth - 1)], Interval(-1, 1))
    case 3: return call("tan", [angle(in: Interval(-1, 1), depth - 1)], Interval(-1.6, 1.6))
    case 4:
      let dimension: Dimension = chance(20) ? .area : .length
      let a = dimension == .area ? area(depth - 1) : number(.length, depth - 1)
      if dimension == .area {
        return binary(a, "/", call("max", [exact(10, .area), area(0)], Interval(10, 1e5)), .product) { $0 / $1 }
      }
      return binary(a, "/", divisor(.length, depth - 1), .product) { $0 / $1 }
    case 5:
      let base = number(.none, in: Interval(0.2, 4), depth - 1)
      let exponent = number(.none, in: Interval(-1, 3), depth - 1)
      return call("pow", [base, exponent], Interval(0, 64))
    case 6:
      let a = number(.none, in: Interval(0, 100), depth - 1)
      return call("sqrt", [a], Interval(0, 10))
    case 7: return call("contrast", [color(depth - 1), color(depth - 1)], Interval(1, 21))
    default:
      return binary(angle(depth - 1), "/", angle(in: Interval(0.5, 6), depth - 1), .product) { $0 / $1 }
    }
  }

  // MARK: Whole numbers

  /// Returns an Int within bounds.
  mutating func integer(in wanted: Interval, _ depth: Int) -> Term {
    let fallback = exact(Double(random.whole(Int(wanted.low)...Int(wanted.high))), .none)
    guard depth > 0, chance(65) else { return fallback }
    let term = integer(depth - 1)
    if wanted.contains(term.bounds) { return term }
    switch random.below(3) {
    case 0: return call("min", [call("max", [term, exact(wanted.low, .none)]), exact(wanted.high, .none)], wanted)
    case 1 where wanted.low == 0 && wanted.high >= 1:
      return call("mod", [term, exact(wanted.high, .none)], Interval(0, wanted.high))
    default: return call("clamp", [term, exact(wanted.low, .none), exact(wanted.high, .none)], wanted)
    }
  }

  mutating func integer(_ depth: Int) -> Term {
    let visible = visibleNames { $0 == .integer }.filter { $0.term.bounds.magnitude < 1000 }
    if !visible.isEmpty, chance(40) { return named(random.pick(visible)) }
    if chance(15), let element = chance(60) ? element(of: .integer, depth) : extreme(of: .integer, depth) {
      return element
    }
    let fallback = exact(Double(random.whole(0...6)), .none)
    guard depth > 0, chance(75) else { return fallback }
    let term: Term
    switch random.below(10) {
    case 0: term = binary(integer(depth - 1), "+", integer(depth - 1), .sum) { $0 + $1 }
    case 1: term = binary(integer(depth - 1), "-", integer(depth - 1), .sum) { $0 - $1 }
    case 2: term = binary(integer(depth - 1), "*", integer(depth - 1), .product) { $0 * $1 }
    case 3:
      let a = number(.none, depth - 1)
      let bounds = Interval(a.bounds.low - 1, a.bounds.high + 1)
      term = call(random.pick(["floor", "ceil", "round"]), [a], bounds)
    case 4: term = call("sign", [number(chance(50) ? .length : .none, depth - 1)], Interval(-1, 1))
    case 5:
      let lists = visibleNames { if case .list = $0 { true } else { false } }
      guard !lists.isEmpty else { return fallback }
      let list = named(random.pick(lists))
      term = Term("\(list.text).count", .postfix, list.extent)
    case 6:
      let path = self.path(depth - 1, isFilled: true)
      term = Term("\(path.text(at: .postfix)).winding(around: \(point(depth - 1).text))", .postfix, Interval(-9, 9))
    case 7:
      term = call("mod", [integer(depth - 1), integer(in: Interval(1, 9), depth - 1)], Interval(0, 9))
    case 8: term = conditional(integer(depth - 1), integer(depth - 1), depth)
    default:
      let a = integer(depth - 1)
      term = call("abs", [a], a.bounds.absolute)
    }
    return term.bounds.magnitude < 1000 ? term : fallback
  }
}
