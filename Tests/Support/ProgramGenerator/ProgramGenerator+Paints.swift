/// Colors, gradients, edges, constants of enums, lists, and a value of any kind.
extension ProgramGenerator {
  private static let colorNames = [
    "red", "tomato", "royalblue", "black", "white", "gold", "rebeccapurple", "teal", "slategray", "peru", "lime",
    "crimson", "orchid", "navy", "mintcream", "label", "systemTeal", "tint", "secondarySystemBackground",
  ]

  mutating func color(_ depth: Int) -> Term {
    let visible = visibleNames { $0 == .color }
    if !visible.isEmpty, chance(30) { return named(random.pick(visible)) }
    if chance(8), let call = functionCall({ $0 == .color }, depth) { return call }
    if chance(12), let element = element(of: .color, depth) { return element }
    guard depth > 0, chance(65) else { return colorLiteral() }
    switch random.below(9) {
    case 0:
      let parts = (0..<3).map { _ in share(in: depth - 1).text }
      return Term("rgb(\(list(parts + opacityArgument(depth))))")
    case 1:
      let parts = [angle(depth - 1).text, share(in: depth - 1).text, share(in: depth - 1).text]
      return Term("hsl(\(list(parts + opacityArgument(depth))))")
    case 2:
      let chroma = number(.none, in: Interval(0, 0.3), depth - 1).text
      return Term("oklch(\(list([share(in: depth - 1).text, chroma, angle(depth - 1).text] + opacityArgument(depth))))")
    case 3:
      let arguments = [("light", color(depth - 1).text), ("dark", color(depth - 1).text)]
      return Term("adaptive(\(list(labeled(arguments))))")
    case 4:
      var arguments = [color(depth - 1).text, color(depth - 1).text, "at: \(share(in: depth - 1).text)"]
      if chance(50) { arguments.append("in: " + random.pick([".srgb", ".oklab"])) }
      return Term("mix(\(list(arguments)))")
    case 5, 6:
      let method = random.pick(["lighter", "darker"])
      return Term("\(color(depth - 1).text(at: .postfix)).\(method)(\(share(in: depth - 1).text))")
    case 7 where !options.isOpaque:
      return Term("\(color(depth - 1).text(at: .postfix)).opacity(\(share(in: depth - 1).text))")
    default: return conditional(color(depth - 1), color(depth - 1), depth)
    }
  }

  private mutating func opacityArgument(_ depth: Int) -> [String] {
    !options.isOpaque && chance(35) ? ["opacity: \(share(in: depth - 1).text)"] : []
  }

  private mutating func colorLiteral() -> Term {
    if chance(55) {
      if !options.isOpaque, chance(4) { return Term(".transparent") }
      return Term("." + random.pick(Self.colorNames))
    }
    let digits = Array(chance(50) ? "0123456789ABCDEF" : "0123456789abcdef")
    let count = random.pick(options.isOpaque ? [3, 6] : [3, 6, 4, 8])
    return Term("#" + String((0..<count).map { _ in random.pick(digits) }))
  }

  mutating func paint(_ depth: Int) -> Term {
    let visible = visibleNames { $0 == .paint }
    if !visible.isEmpty, chance(30) { return named(random.pick(visible)) }
    if chance(12), let element = element(of: .paint, depth) { return element }
    guard depth > 0, chance(45) else { return color(depth) }
    var arguments: [(String, String)] = []
    switch random.below(4) {
    case 0:
      if chance(50) { arguments.append(("from", point(depth - 1).text)) }
      if chance(50) { arguments.append(("to", point(depth - 1).text)) }
      return Term("linearGradient(\(list([stops(depth)] + labeled(arguments))))")
    case 1:
      if chance(50) { arguments.append(("center", point(depth - 1).text)) }
      if chance(50) { arguments.append(("radius", number(.length, in: Interval(2, 150), depth - 1).text)) }
      return Term("radialGradient(\(list([stops(depth)] + labeled(arguments))))")
    case 2:
      if chance(50) { arguments.append(("center", point(depth - 1).text)) }
      if chance(50) { arguments.append(("from", angle(depth - 1).text)) }
      return Term("conicGradient(\(list([stops(depth)] + labeled(arguments))))")
    default: return conditional(paint(depth - 1), paint(depth - 1), depth)
    }
  }

  /// Returns the colors of a gradient, at least two, the placed ones in order.
  private mutating func stops(_ depth: Int) -> String {
    let lists = visibleNames { $0 == .list(.color) }.filter { $0.term.extent.low >= 2 }
    if !lists.isEmpty, chance(30) { return random.pick(lists).text }
    var place = 0.0
    let elements = (0..<random.whole(2...4)).map { _ -> String in
      let color = color(depth - 1)
      guard chance(45) else { return color.text }
      let next = number(.none, in: Interval(place, min(1, place + 0.25)), chance(20) ? 1 : 0)
      place = min(1, place + 0.25)
      return "stop(\(list([color.text, "at: \(next.text)"])))"
    }
    return "[\(list(elements))]"
  }

  // MARK: Constants

  mutating func constant(of index: Int) -> Term { Term("." + random.pick(enumerations[index].cases)) }

  mutating func enumeration(_ index: Int, _ depth: Int) -> Term {
    let visible = visibleNames { $0 == .enumeration(index) }
    if !visible.isEmpty, chance(45) { return named(random.pick(visible)) }
    if chance(20), let element = element(of: .enumeration(index), depth) { return element }
    guard depth > 0, chance(25) else { return constant(of: index) }
    return conditional(constant(of: index), enumeration(index, depth - 1), depth)
  }

  mutating func lineCap(_ depth: Int) -> Term { enumeration(0, depth) }
  mutating func lineJoin(_ depth: Int) -> Term { enumeration(1, depth) }
  mutating func fillRule(_ depth: Int) -> Term { enumeration(3, depth) }

  mutating func edges(_ depth: Int) -> Term {
    let visible = visibleNames { $0 == .edges }
    if !visible.isEmpty, chance(35) { return named(random.pick(visible)) }
    if chance(20), let element = element(of: .edges, depth) { return element }
    let constants = ["top", "right", "bottom", "left", "leading", "trailing", "all", "none", "horizontal", "vertical"]
    guard depth > 0, chance(60) else { return Term("." + random.pick(constants)) }
    if chance(35) { return conditional(edges(depth - 1), edges(depth - 1), depth) }
    return Term("[\(list((0..<random.whole(1...3)).map { _ in edges(depth - 2).text }))]")
  }

  // MARK: Any kind

  /// Returns a value of a kind that is valid in a context.
  mutating func value(_ kind: Kind, within wanted: Term, _ depth: Int) -> Term {
    switch kind {
    case .number(let dimension): number(dimension, in: wanted.bounds, depth)
    case .integer: integer(in: wanted.bounds, depth)
    case .bool: bool(depth)
    case .angle: angle(in: wanted.bounds, depth)
    case .point(.none): direction()
    case .point: pointValue(wanted, depth)
    case .size: size(in: wanted.bounds, depth)
    case .rect: rect(depth)
    case .color: color(depth)
    case .paint: paint(depth)
    case .path: path(depth, isClosed: wanted.isClosed, isFilled: true)
    case .edges: edges(depth)
    case .enumeration(let index): enumeration(index, depth)
    case .list(let element): list(of: element, within: wanted, count: 2...4, depth)
    }
  }

  private mutating func pointValue(_ wanted: Term, _ depth: Int) -> Term {
    let term = point(depth)
    if wanted.bounds.contains(term.bounds) { return term }
    let (x, y) = (number(.length, in: wanted.bounds, depth - 1), number(.length, in: wanted.bounds, depth - 1))
    return Term("(\(x.text), \(y.text))", .postfix, x.bounds.joined(y.bounds))
  }

  /// Returns a call of one of the program's functions with a result of a kind, or `nil` if there is none.
  mutating func functionCall(_ isWanted: (Kind) -> Bool, _ depth: Int) -> Term? {
    let fitting = functions.filter { isWanted($0.kind) && !(isConstant && $0.isLocal) }
    guard depth > 0, !fitting.isEmpty else { return nil }
    let function = random.pick(fitting)
    return function.result.named("\(function.text)(\(list(arguments(for: function.parameters, depth - 1))))")
  }

  /// Returns arguments for parameters. Those with a default may be omitted.
  mutating func arguments(for parameters: [Parameter], _ depth: Int) -> [String] {
    var given: [(String, String)] = []
    var unlabeled: [String] = []
    for parameter in parameters where !parameter.hasDefault || parameter.isUnlabeled || chance(60) {
      let text = value(parameter.kind, within: parameter.arguments, depth).text
      if parameter.isUnlabeled { unlabeled.append(text) } else { given.append((parameter.name, text)) }
    }
    let all = unlabeled + labeled(given)
    // Arguments with labels can also be before those without.
    return chance(80) ? all : labeled(given) + unlabeled
  }
}
