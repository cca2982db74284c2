/// The contents of blocks of shapes, layers and styles, except layers.
extension ProgramGenerator {
  /// The maximum depth of the expressions in statements.
  static let expressionDepth = 3

  /// Paints, cuts, shadows, styles; one or several lines.
  mutating func paintStatement(in place: Place, _ depth: Int) -> [String] {
    let deep = random.whole(1...Self.expressionDepth)
    switch random.below(13) {
    case 0, 1, 2: return [fill(deep)]
    case 3, 4: return [stroke(deep)]
    case 5: return [border(deep)]
    case 6 where !options.isOpaque: return [shadow(deep)]
    case 7: return [chance(35) ? clip(deep) : erase(deep)]
    case 8 where !styles.isEmpty: return [apply(deep)]
    case 9 where depth > 0, 10 where depth > 0:
      return choice(in: place, depth: depth) { inner, place in
        (0..<inner.random.whole(1...2)).flatMap { _ in inner.paintStatement(in: place, depth - 1) }
      }
    default: return [fill(deep)]
    }
  }

  private mutating func statement(_ keyword: String, _ positional: [String], _ labels: [(String, String)]) -> String {
    let arguments = list(positional + labeled(labels), inBrackets: false)
    return arguments.isEmpty ? keyword : "\(keyword) \(arguments)"
  }

  private mutating func fill(_ depth: Int) -> String {
    var labels: [(String, String)] = []
    if chance(65) { labels.append(("path", pathOrRect(depth))) }
    if chance(20) { labels.append(("rule", fillRule(depth).text)) }
    if !options.isOpaque, chance(20) { labels.append(("opacity", share(in: depth).text)) }
    return statement("fill", [paint(depth).text], labels)
  }

  private mutating func stroke(_ depth: Int) -> String {
    var labels: [(String, String)] = []
    // A line without a width has one that does not double.
    if options.isHomogeneous || chance(75) {
      labels.append(("width", number(.length, in: Interval(0, 12), depth).text))
    }
    let isAligned = chance(25)
    if isAligned { labels.append(("align", enumeration(2, depth).text)) }
    if chance(25) { labels.append(("cap", lineCap(depth).text)) }
    if chance(25) { labels.append(("join", lineJoin(depth).text)) }
    if chance(15) { labels.append(("miterLimit", number(.none, in: Interval(1, 12), depth).text)) }
    if !isAligned, chance(20) {
      labels.append(("dash", dash(depth).text))
      if chance(60) { labels.append(("phase", number(.length, depth).text)) }
      if chance(40) { labels.append(("fitted", bool(depth).text)) }
    }
    // An outline may be open, and a line aligned with it would be refused.
    if isAligned || chance(60) { labels.append(("path", pathOrRect(depth, isClosed: isAligned))) }
    if !options.isOpaque, chance(15) { labels.append(("opacity", share(in: depth).text)) }
    return statement("stroke", [paint(depth).text], labels)
  }

  private mutating func border(_ depth: Int) -> String {
    var labels: [(String, String)] = []
    if options.isHomogeneous || chance(75) {
      labels.append(("width", number(.length, in: Interval(0, 10), depth).text))
    }
    if chance(60) { labels.append(("color", paint(depth).text)) }
    if chance(20) {
      labels.append(("dash", dash(depth).text))
      if chance(60) { labels.append(("phase", number(.length, depth).text)) }
      if chance(40) { labels.append(("fitted", bool(depth).text)) }
    }
    if !options.isOpaque, chance(20) { labels.append(("opacity", share(in: depth).text)) }
    return statement("border", chance(75) ? [edges(depth).text] : [], labels)
  }

  private mutating func shadow(_ depth: Int) -> String {
    var labels = [("radius", number(.length, in: Interval(0, 10), depth).text)]
    if chance(50) { labels.append(("offset", point(depth).text)) }
    if chance(40) { labels.append(("opacity", share(in: depth).text)) }
    if !hasMasks, chance(30) { labels.append(("spread", number(.length, in: Interval(-4, 6), depth).text)) }
    if chance(30) { labels.append(("inner", bool(depth).text)) }
    return statement("shadow", chance(70) ? [color(depth).text] : [], labels)
  }

  private mutating func clip(_ depth: Int) -> String {
    let rule = chance(30) ? [("rule", fillRule(depth).text)] : []
    return statement("clip", chance(60) ? [path(depth, isFilled: true).text] : [], rule)
  }

  private mutating func erase(_ depth: Int) -> String {
    let rule = chance(30) ? [("rule", fillRule(depth).text)] : []
    return statement("erase", [path(depth).text], rule)
  }

  private mutating func apply(_ depth: Int) -> String {
    let style = random.pick(styles)
    let arguments = self.arguments(for: style.parameters, depth)
    return arguments.isEmpty && chance(60) ? "apply \(style.text)" : "apply \(style.text)(\(list(arguments)))"
  }

  /// `outline path`, or a block of commands.
  mutating func outline(_ depth: Int) -> String {
    if chance(30) { return "outline \(braced(commandLines(depth).lines))" }
    return "outline \(path(depth, isFilled: true).text)"
  }

  /// Returns a requirement that is true.
  mutating func require(_ depth: Int) -> String {
    let dimension: Dimension = chance(60) ? .length : .none
    let term = number(dimension, depth)
    let isLow = chance(50)
    let limit = isLow ? term.bounds.low.rounded(.down) - 1 : term.bounds.high.rounded(.up) + 1
    var condition = Term(
      operation(
        term, isLow ? random.pick([">", ">="]) : random.pick(["<", "<="]), exact(limit, dimension), .comparison),
      .comparison)
    if chance(25) { condition = Term(operation(condition, "||", bool(depth - 1), .either), .either) }
    let message = chance(60) ? ", \(random.pick(["\"it holds\"", "\"a \\\"quoted\\\" reason\\n\"", "\"\""]))" : ""
    return "require \(condition.text)\(message)"
  }
}
