import ShapeLanguage

/// Layers, slots and used shapes.
extension ProgramGenerator {
  /// Returns the body of a layer or a shape: its `let`s, its outline, its paints and its children.
  mutating func body(_ place: Place, _ depth: Int) -> [String] {
    var lines: [String] = []
    for _ in 0..<random.whole(0...(place == .shape ? 5 : 2)) { lines += letStatement(Self.expressionDepth) }
    // A `let` can be after its uses.
    var late: [String] = []
    if lines.count > 1, chance(25) { late = [lines.removeLast()] }
    let limits = layer
    if place == .shape, chance(30) { lines.append(require(2)) }
    if chance(35) {
      if chance(25) {
        lines += choice(in: place, depth: 1) { inner, place in
          place == .rounds ? inner.paintStatement(in: place, 0) : [inner.outline(2)]
        }
      } else {
        lines.append(outline(2))
      }
    }
    var order = ChildOrder()
    for _ in 0..<random.whole(1...(place == .shape ? 6 : 3)) {
      lines += child(in: place, depth, &order)
    }
    layer = limits
    for line in late { lines.insert(line, at: random.whole(0...lines.count)) }
    return lines
  }

  /// The names of the children of a layer so far, and the pairs of which a constraint puts the second one above the first.
  struct ChildOrder {
    var names: [String] = []
    var pairs: [(lower: String, upper: String)] = []
  }

  private mutating func child(in place: Place, _ depth: Int, _ order: inout ChildOrder) -> [String] {
    guard depth > 0 else { return paintStatement(in: place, 1) }
    switch random.below(10) {
    case 0, 1, 2: return [layerStatement(in: place, depth, &order)]
    case 3 where !shapes.isEmpty: return use(depth) ?? paintStatement(in: place, 1)
    case 4 where maySlot && slots.count < 3 && (place == .shape || place == .layer): return [content(&order)]
    case 5 where hasMasks && !options.isOpaque && chance(60): return [maskStatement(in: place, depth)]
    case 5:
      var local = order
      let lines = choice(in: place, depth: 1) { inner, place in inner.child(in: place, depth - 1, &local) }
      order = local
      return lines
    case 6 where chance(25): return [concentricLayers()]
    default: return paintStatement(in: place, 2)
    }
  }

  /// Returns a layer with a rounded outline, and one in it with corners that fit.
  private mutating func concentricLayers() -> String {
    func radii(_ values: [String]) -> String {
      let flows = chance(40)
      let corners =
        flows
        ? ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]
        : ["topLeft", "topRight", "bottomRight", "bottomLeft"]
      let labels = ["cornerRadius"] + corners.filter { _ in chance(30) }
      return labels.map { "\($0): \(random.pick(values))" }.joined(separator: ", ")
    }
    func length(_ range: ClosedRange<Int>) -> String { exact(Double(random.whole(range)), .length).text }
    let style = random.pick(["", ", style: .continuous", ", smoothing: 40%", ", topLeftStyle: .continuous"])
    let sides = ["left", "right", "top", "bottom"].map { "\($0): \(length(0...12))" }.joined(separator: ", ")
    let frame = chance(50) ? sides : "inset: \(length(-3...9))"
    let outline = "roundedRect(bounds, \(radii(["0", length(5...20), length(0...90)]))\(style))"
    let inner = "roundedRect(bounds, \(radii([".concentric", ".concentric", length(0...9)])))"
    return "layer(inset: \(length(0...4))) { outline \(outline); layer(\(frame)) { fill .teal, path: \(inner) } }"
  }

  private mutating func layerStatement(in place: Place, _ depth: Int, _ order: inout ChildOrder) -> String {
    guard let parent = layer else { return "" }
    let newName = self.newName()
    let isFree = newName != "content" && !order.names.contains(newName)
    let name = isFree && chance(65) ? newName : nil
    var (arguments, size) = header(parent)
    arguments += orderArguments(name, place == .rounds, &order)
    if !options.isOpaque, chance(20) { arguments.append(("opacity", share(in: 1).text)) }
    if chance(20) { arguments.append(("rotation", angle(2).text)) }
    if chance(20) {
      let factor = Interval(-2, 2)
      let pair = "(\(number(.none, in: factor, 1).text), \(number(.none, in: factor, 1).text))"
      arguments.append(("scale", chance(50) ? number(.none, in: factor, 2).text : pair))
    }
    // A layer that mixes with others has no slot, and is above none.
    if !options.isOpaque, !maySlot, chance(40) { arguments.append(("blend", enumeration(7, 1).text)) }
    defer {
      if let name, !taken.contains(name), !isHidden(name) {
        let lengths = size.width.joined(size.height)
        let term = Term(
          name, .postfix, Interval(-2000, 2000), extent: Interval(max(0, lengths.low), max(0, lengths.high)))
        names.append(Name(text: name, kind: .rect, term: term, layerDepth: layerDepth))
      }
    }
    var inner = size
    let wasDesigned = isDesigned
    if !isDesigned, chance(15) { (arguments, inner) = designed(arguments) }
    defer { isDesigned = wasDesigned }
    if chance(8) {
      // Nothing in it follows the direction of the layout.
      let other = enumeration(BuiltinEnum.mirroring.rawValue, 0)
      arguments.append(("mirrored", chance(80) ? ".inRightToLeft" : other.text))
      func length() -> String { number(.length, in: Interval(1, 9), 0).text }
      let lines = [
        "fill .red, path: polygon([(0, 0), (\(length()), \(length())), (\(length()), \(length()))])",
        "layer(left: \(length()), width: \(length())) { fill .blue }",
      ]
      return "layer\(name.map { " \($0)" } ?? "")\(header(of: arguments)) \(braced(lines))"
    }
    let lines = inLayer(inner) { inner in inner.body(place == .rounds ? .rounds : .layer, depth - 1) }
    return "layer\(name.map { " \($0)" } ?? "")\(header(of: arguments)) \(braced(lines))"
  }

  /// Returns a header with a design, and the size of the body.
  private mutating func designed(_ arguments: [(String, String)]) -> ([(String, String)], LayerSize) {
    let size = size(in: Interval(8, 120), 1)
    isDesigned = true
    var arguments = arguments + [(chance(60) ? "fit" : "fill", size.text)]
    if chance(50) { arguments.append(("align", edges(1).text)) }
    return (arguments, LayerSize(width: size.bounds, height: size.bounds))
  }

  private mutating func maskStatement(in place: Place, _ depth: Int) -> String {
    guard let parent = layer else { return "" }
    var (arguments, size) = header(parent)
    if chance(40) { arguments.append(("opacity", share(in: 1).text)) }
    let couldSlot = maySlot
    maySlot = false
    let lines = inLayer(size) { inner in inner.body(place == .rounds ? .rounds : .layer, depth - 1) }
    maySlot = couldSlot
    return "mask layer\(header(of: arguments)) \(braced(lines))"
  }

  private mutating func header(of arguments: [(String, String)]) -> String {
    let labels = list(labeled(arguments))
    return labels.isEmpty ? (chance(90) ? "" : "()") : "(\(labels))"
  }

  private mutating func content(_ order: inout ChildOrder) -> String {
    guard let parent = layer else { return "" }
    let isUnnamed = !slots.contains { $0.name == nil } && chance(50)
    let newName = self.newName()
    let isTaken = slots.contains { $0.name == newName } || order.names.contains(newName)
    let name = isUnnamed || isTaken ? nil : newName
    if name == "content" || name == nil && slots.contains(where: { $0.name == nil }) { return "" }
    var (arguments, size) = header(parent)
    arguments += orderArguments(name ?? "content", false, &order)
    slots.append(Slot(name: name, size: size))
    let labels = list(labeled(arguments))
    return "content\(name.map { " \($0)" } ?? "")\(labels.isEmpty ? "" : "(\(labels))")"
  }

  private mutating func orderArguments(
    _ name: String?, _ isRepeated: Bool, _ order: inout ChildOrder
  ) -> [(String, String)] {
    var arguments: [(String, String)] = []
    // A layer can always be above some layers, or below some. There is a place between two layers if a constraint orders
    // them.
    var (above, below): ([String], [String]) = ([], [])
    if !order.pairs.isEmpty, chance(20) {
      let pair = random.pick(order.pairs)
      (above, below) = ([pair.lower], [pair.upper])
    } else if !order.names.isEmpty, chance(45) {
      let names = chance(60) ? [random.pick(order.names)] : Array(order.names.shuffled(using: &random).prefix(3))
      if chance(50) { above = names } else { below = names }
    }
    if !above.isEmpty { arguments.append(("above", layerNames(above))) }
    if !below.isEmpty { arguments.append(("below", layerNames(below))) }
    if chance(25) { arguments.append(("z", number(.none, in: Interval(-3, 3), 1).text)) }
    if let name, !isRepeated {
      order.pairs += above.map { ($0, name) } + below.map { (name, $0) }
      order.names.append(name)
    }
    return arguments
  }

  private mutating func layerNames(_ names: [String]) -> String {
    names.count == 1 && chance(80) ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  // MARK: Frames

  /// Returns the header of a layer, and its size.
  mutating func header(_ parent: LayerSize) -> (arguments: [(String, String)], size: LayerSize) {
    if chance(12) {
      let center = point(2)
      let least = min(parent.width.low, parent.height.low)
      let size = self.size(in: Interval((least * 0.4).rounded(.up), max(8, least.rounded(.up))), 1)
      return ([("center", center.text), ("size", size.text)], LayerSize(width: size.bounds, height: size.bounds))
    }
    let sides = chance(30) ? ["leading", "trailing"] : ["left", "right"]
    var (columns, width, isWide) = axis(parent.width, "width", sides + ["width", "centerX"])
    let (rows, height, isHigh) = axis(parent.height, "height", ["top", "bottom", "height", "centerY"])
    var result = LayerSize(width: width, height: height)
    if isWide, isHigh, chance(50) {
      let inset = number(.length, in: Interval(0, (min(width.low, height.low) * 0.2).rounded(.down)), 1)
      columns.append(("inset", inset.text))
      result.width = width - Interval(0, 2 * inset.bounds.high)
      result.height = height - Interval(0, 2 * inset.bounds.high)
    }
    return (columns + rows, result)
  }

  /// Returns the labels for one axis: its start, its end, its length and its center, with the length, and whether an
  /// edge is left to an inset.
  private mutating func axis(
    _ parent: Interval, _ whole: String, _ labels: [String]
  ) -> (arguments: [(String, String)], length: Interval, isOpen: Bool) {
    func some(_ low: Double, _ high: Double) -> Interval { Interval(parent.low * low, parent.low * high) }
    let (start, end, size, center) = (labels[0], labels[1], labels[2], labels[3])
    switch random.below(10) {
    case 0, 1:
      let a = part(some(0, 0.3), whole, parent)
      return ([(chance(50) ? start : end, a.text)], parent - a.bounds, true)
    case 2:
      let (a, b) = (part(some(0, 0.3), whole, parent), part(some(0, 0.3), whole, parent))
      return ([(start, a.text), (end, b.text)], parent - a.bounds - b.bounds, false)
    case 3:
      let length = part(some(0.3, 0.9), whole, parent)
      return ([(size, length.text)], length.bounds, false)
    case 4:
      let length = part(some(0.3, 0.9), whole, parent)
      let place = number(.length, in: Interval(-20, 60), 1)
      return ([(random.pick([start, end, center]), place.text), (size, length.text)], length.bounds, false)
    case 5:
      let middle = part(some(0.2, 0.5), whole, parent)
      return ([(center, middle.text)], middle.bounds * Interval(2), false)
    case 6:
      // Beside the center, a leading edge would make another length from right to left.
      let start = start == "leading" ? "left" : start
      let (a, middle) = (number(.length, in: some(0, 0.2), 1), number(.length, in: some(0.4, 0.6), 1))
      return ([(start, a.text), (center, middle.text)], (middle.bounds - a.bounds) * Interval(2), false)
    case 7:
      let end = end == "trailing" ? "right" : end
      let (a, middle) = (number(.length, in: some(0, 0.2), 1), number(.length, in: some(0.3, 0.5), 1))
      return ([(end, a.text), (center, middle.text)], (parent - a.bounds - middle.bounds) * Interval(2), false)
    default: return ([], parent, true)
    }
  }

  /// Returns a length within bounds that are shares of the parent's minimum length, or the same share of the parent.
  private mutating func part(_ wanted: Interval, _ whole: String, _ parent: Interval) -> Term {
    guard parent.low > 0, !isHidden(whole), chance(45) else { return number(.length, in: wanted, 2) }
    let share = number(.none, in: Interval(wanted.low / parent.low, wanted.high / parent.low), 1)
    return binary(Term(whole, .postfix, parent), "*", share, .product) { $0 * $1 }
  }

  // MARK: Used shapes

  /// Returns a `use` of a shape whose limits include the layer, or `nil` if there is none.
  private mutating func use(_ depth: Int) -> [String]? {
    guard let layer else { return nil }
    let fitting = shapes.filter { $0.size.width.contains(layer.width) && $0.size.height.contains(layer.height) }
    guard !fitting.isEmpty else {
      // In a layer with the right size, every shape can be used.
      let shape = random.pick(shapes)
      let width = number(.length, in: shape.size.width, 1)
      let height = number(.length, in: shape.size.height, 1)
      let size = LayerSize(width: width.bounds, height: height.bounds)
      let lines = inLayer(size) { inner in [inner.useStatement(shape, depth)] }
      return ["layer(\(list(labeled([("width", width.text), ("height", height.text)])))) \(braced(lines))"]
    }
    return [useStatement(random.pick(fitting), depth)]
  }

  private mutating func useStatement(_ shape: Shape, _ depth: Int) -> String {
    let text = "use \(shape.text)(\(list(arguments(for: shape.parameters, 2))))"
    guard let first = shape.slots.first, chance(70) else { return text }
    let unnamed = shape.slots.first { $0.name == nil }
    let lines = inLayer(unnamed?.size ?? first.size) { inner in
      // Content of the unnamed slot, whose `let`s the others can use.
      var lines = unnamed == nil || inner.chance(20) ? [] : inner.body(.layer, depth - 1)
      for slot in shape.slots {
        guard let name = slot.name, inner.chance(70) else { continue }
        let body = inner.inLayer(slot.size) { $0.body(.layer, depth - 1) }
        lines.append("slot \(name) \(inner.braced(body))")
      }
      return lines
    }
    if lines.isEmpty, unnamed == nil { return text }
    return "\(text) \(braced(lines))"
  }
}
