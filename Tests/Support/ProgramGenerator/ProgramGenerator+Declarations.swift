/// Whole files.
extension ProgramGenerator {
  mutating func program() -> GeneratedProgram {
    var library: GeneratedProgram.Library?
    var lines: [String] = []
    if chance(25) {
      let name = "library\(number).shape"
      let text = declarations(isLibrary: true).joined(separator: "\n")
      library = GeneratedProgram.Library(name: name, template: text + "\n")
      lines.append(importLine(name))
    }
    publicShapes = []
    lines += declarations(isLibrary: false)
    if chance(3) { lines.insert("\u{FEFF}// a comment\r", at: 0) }
    return GeneratedProgram(
      number: number, shapes: publicShapes, library: library, template: lines.joined(separator: "\n") + "\n")
  }

  /// Returns an import of the other file, with or without a name.
  private mutating func importLine(_ file: String) -> String {
    guard chance(50) else { return "import \"\(file)\"" }
    let prefix = random.pick(["lib", "palette", "shared"])
    taken.insert(prefix)
    for index in names.indices { names[index].text = "\(prefix).\(names[index].text)" }
    for index in enumerations.indices.dropFirst(Self.builtinEnumerations.count) {
      enumerations[index].text = "\(prefix).\(enumerations[index].text)"
    }
    for index in functions.indices { functions[index].text = "\(prefix).\(functions[index].text)" }
    for index in styles.indices { styles[index].text = "\(prefix).\(styles[index].text)" }
    for index in shapes.indices { shapes[index].text = "\(prefix).\(shapes[index].text)" }
    return "import \"\(file)\" as \(prefix)"
  }

  private mutating func declarations(isLibrary: Bool) -> [String] {
    var lines: [String] = []
    for _ in 0..<random.whole(0...2) { lines += prefixed(isLibrary, [enumDeclaration()]) }
    for _ in 0..<random.whole(isLibrary ? 1...3 : 0...4) { lines += prefixed(isLibrary, globalLet()) }
    for _ in 0..<random.whole(0...2) { lines += prefixed(isLibrary, [function()]) }
    for _ in 0..<random.whole(0...2) { lines += prefixed(isLibrary, [style()]) }
    let count = isLibrary ? random.whole(0...1) : random.whole(1...3)
    for index in 0..<count {
      let isPrivate = !isLibrary && index + 1 < count && chance(30)
      lines += shape(isPrivate: isPrivate)
    }
    if !isLibrary {
      for shape in shapes.suffix(2) where !shape.text.contains(".") && chance(40) { lines.append(preview(shape)) }
    }
    // Names can be used before they are declared.
    if chance(15) { lines.shuffle(using: &random) }
    return lines
  }

  private mutating func prefixed(_ isLibrary: Bool, _ lines: [String]) -> [String] {
    var lines = lines
    if !isLibrary, chance(20) { lines[0] = "private \(lines[0])" }
    if chance(10) { lines[0] = "// \(random.pick(["first", "a note: { } ;", "ünïcode"]))\n\(lines[0])" }
    return lines
  }

  private mutating func enumDeclaration() -> String {
    let name = declarationName("Kind")
    let words = ["a", "b", "plain", "fancy", "in", "self", "default", "init", "none", "left", "red", "x", "case"]
    let cases = Array(words.shuffled(using: &random).prefix(random.whole(2...4)))
    enumerations.append(Enumeration(text: name, cases: cases))
    return "enum \(name) { \(cases.joined(separator: chance(85) ? ", " : ",\n  "))\(chance(15) ? "," : "") }"
  }

  private mutating func globalLet() -> [String] {
    let name = declarationName(random.pick(["ink", "gap", "steps"]))
    return letStatement(2, name: name)
  }

  // MARK: Parameters

  private enum Owner { case shape, style, function }

  private mutating func parameters(for owner: Owner, count: Int) -> (text: String, parameters: [Parameter]) {
    var texts: [String] = []
    var parameters: [Parameter] = []
    for _ in 0..<count {
      let name = owner == .shape ? newName() : parameterName(parameters.map(\.name))
      guard !parameters.contains(where: { $0.name == name }) else { continue }
      var (text, parameter) = parameter(name, owner, after: parameters)
      parameter.isUnlabeled = owner == .function && name != "in" && chance(30)
      if parameter.isUnlabeled { text = "_ \(text)" }
      texts.append(text)
      parameters.append(parameter)
    }
    return (list(texts), parameters)
  }

  private mutating func parameter(
    _ name: String, _ owner: Owner, after earlier: [Parameter]
  ) -> (text: String, parameter: Parameter) {
    let kinds: [Kind] = [
      .number(.length), .number(.length), .number(.none), .integer, .integer, .bool, .bool, .angle, .point(.length),
      .size(.length), .rect, .color, .color, .paint, .path, .edges, .enumeration(random.below(enumerations.count)),
      .enumeration(enumerations.count - 1), .list(.number(.length)), .list(.color), .list(.point(.length)),
      .list(.integer), .list(.list(.integer)), .list(.enumeration(enumerations.count - 1)),
    ]
    let kind = random.pick(kinds)
    var wanted = Term("", .postfix, parameterBounds(kind))
    (wanted.isClosed, wanted.isFilled, wanted.weight, wanted.extent) = (true, true, 20, Interval(2, 4))
    if kind == .rect { wanted.extent = Interval(0, 4000) }
    let hasDefault = owner == .shape || chance(50)
    var all = wanted.bounds
    var ends: String?
    if chance(60) {
      ends = chance(40) ? range(kind, wanted.bounds, &all, after: earlier) : nil
      if ends == nil {
        ends = range(kind, &wanted.bounds)
        all = wanted.bounds
      }
    }
    let value = hasDefault ? constant { $0.value(kind, within: wanted, 1) } : nil
    var text = name
    // A whole number as a default makes a Number.
    var needsType = value == nil || kind == .integer || chance(50)
    switch kind {
    case .enumeration, .edges, .list, .paint: needsType = true
    case .number, .integer, .bool, .angle, .point, .size, .rect, .color, .path: break
    }
    var range = ""
    if let ends {
      range = " in \(ends)"
      if kind != .integer, chance(50) { needsType = false }
    }
    if needsType { text += ": \(typeName(kind))" }
    text += range
    if let value { text += " = \(value.text)" }
    var term = wanted
    term.bounds = all
    return (text, Parameter(name: name, kind: kind, term: term, arguments: wanted, hasDefault: hasDefault))
  }

  /// Returns the bounds of a parameter's values.
  private mutating func parameterBounds(_ kind: Kind) -> Interval {
    switch kind {
    case .number(.none): chance(50) ? .share : Interval(1, 8)
    case .number: random.pick([Interval(0, 24), Interval(-8, 40), Interval(2, 12)])
    case .integer: random.pick([Interval(0, 4), Interval(1, 6), Interval(-2, 5)])
    case .angle: Interval(0, 5.9)
    case .point, .list(.point): Interval(-40, 80)
    case .size: Interval(4, 90)
    case .list(.number): Interval(4, 30)
    case .rect: Interval(-2000, 3000)
    case .bool, .color, .paint, .path, .edges, .enumeration, .list: .far
    }
  }

  /// Returns a range for a parameter that contains its bounds, or `nil` if its type has no ranges.
  private mutating func range(_ kind: Kind, _ bounds: inout Interval) -> String? {
    let isClosed = chance(75)
    let symbol = isClosed ? "..." : "..<"
    switch kind {
    case .number(let dimension):
      let (low, high) = (exact(bounds.low, dimension).text, exact(bounds.high, dimension).text)
      // The default is less than an excluded end.
      if !isClosed { bounds.high -= (bounds.high - bounds.low) / 8 }
      return "\(low)\(symbol)\(high)"
    case .integer: return "\(Int(bounds.low))\(symbol)\(Int(bounds.high) + (isClosed ? 0 : 1))"
    case .angle: return "0deg\(symbol)\(random.pick(["340deg", "5.95rad", "0.945turn"]))"
    case .bool, .point, .size, .rect, .color, .paint, .path, .edges, .enumeration, .list: return nil
    }
  }

  /// Returns a range that depends on an earlier parameter, or `nil` if there is none for this type. It always contains some
  /// bounds, and is always within `all`.
  private mutating func range(
    _ kind: Kind, _ bounds: Interval, _ all: inout Interval, after earlier: [Parameter]
  ) -> String? {
    let dimension: Dimension
    switch kind {
    case .number(let own): dimension = own
    case .integer: dimension = .none
    case .bool, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .enumeration, .list: return nil
    }
    let others = earlier.filter { $0.kind == kind || ($0.kind == .integer && dimension == .none) }
    guard !others.isEmpty else { return nil }
    let other = random.pick(others)
    let offset = exact(bounds.high - other.term.bounds.low + 1, dimension)
    all = Interval(bounds.low, max(bounds.high, bounds.high - other.term.bounds.low + 1 + other.term.bounds.high))
    let low = exact(bounds.low, dimension).text
    return "\(low)\(chance(50) ? "..." : "..<")\(other.name) + \(offset.text(at: .product))"
  }

  /// Runs a closure that can use only literals and the file's own `let`s.
  private mutating func constant(_ body: (inout ProgramGenerator) -> Term) -> Term {
    let (outer, outerLayer, all) = (isConstant, layer, names)
    isConstant = true
    layer = nil
    names = names.filter { $0.text.contains(".") || taken.contains($0.text) }
    defer { (isConstant, layer, names) = (outer, outerLayer, all) }
    return body(&self)
  }

  private mutating func declare(_ parameters: [Parameter]) {
    for parameter in parameters {
      names.append(Name(text: parameter.name, kind: parameter.kind, term: parameter.term))
    }
  }

  // MARK: Functions, styles, shapes

  private mutating func function() -> String {
    let name = declarationName("make")
    let (text, parameters) = parameters(for: .function, count: random.whole(1...3))
    let kind = random.pick([Kind.number(.length), .number(.none), .point(.length), .path, .path, .color, .bool])
    let result = inLayer(nil) { inner in
      inner.declare(parameters)
      return inner.functionValue(kind, 3)
    }
    functions.append(Function(text: name, parameters: parameters, kind: kind, result: result.term))
    return "func \(name)(\(text)) = \(result.text)"
  }

  /// Returns a function of a block, which sees the names and the layer around it.
  mutating func localFunction() -> String {
    let name = declarationName("part")
    let (text, parameters) = parameters(for: .function, count: random.whole(0...2))
    let kind = random.pick([Kind.number(.length), .number(.none), .point(.length), .path, .color, .bool])
    let result = scoped { inner in
      inner.declare(parameters)
      return inner.functionValue(kind, 2)
    }
    functions.append(Function(text: name, parameters: parameters, kind: kind, result: result.term, isLocal: true))
    return "func \(name)(\(text)) = \(result.text)"
  }

  /// Returns the value of a function, alone or after a `let` in a block.
  private mutating func functionValue(_ kind: Kind, _ depth: Int) -> (text: String, term: Term) {
    let lines = chance(35) ? letStatement(1) : []
    let value = anyValue(kind, depth)
    if lines.isEmpty { return (value.text, value) }
    // A sign or a dot would continue the line before.
    let isOpen = value.text.hasPrefix("-") || value.text.hasPrefix("!") || value.text.hasPrefix(".")
    return (braced(lines + [isOpen ? "(\(value.text))" : value.text]), value)
  }

  private mutating func style() -> String {
    let name = declarationName("look")
    let (text, parameters) = parameters(for: .style, count: random.whole(0...3))
    let any = Interval(0, 900)
    let lines = inLayer(LayerSize(width: any, height: any)) { inner in
      inner.declare(parameters)
      let bindings = inner.chance(35) ? inner.letStatement(2) : []
      return bindings + (0..<inner.random.whole(1...3)).flatMap { _ in inner.paintStatement(in: .style, 2) }
    }
    styles.append(Style(text: name, parameters: parameters))
    return "style \(name)\(parameters.isEmpty && chance(60) ? "" : "(\(text))") \(braced(lines))"
  }

  private mutating func shape(isPrivate: Bool) -> [String] {
    let name = declarationName("Shape")
    let (text, parameters) = parameters(for: .shape, count: random.whole(0...4))
    let design = (width: Double(random.whole(30...150)), height: Double(random.whole(30...150)))
    let (limits, size) = sizeLimits(design, parameters)
    let outerSlots = slots
    (slots, maySlot) = ([], true)
    let body = inLayer(size) { inner in
      inner.declare(parameters)
      return inner.body(.shape, 2)
    }
    shapes.append(Shape(text: name, parameters: parameters, size: size, slots: slots))
    (slots, maySlot) = (outerSlots, false)
    if !isPrivate {
      publicShapes.append(
        GeneratedProgram.Shape(
          name: name, design: design, widths: size.width.low...size.width.high,
          heights: size.height.low...size.height.high))
    }
    let line = "size \(exact(design.width, .length).text) x \(exact(design.height, .length).text)\(limits)"
    let documentation = chance(40) ? ["/// The picture of \(name), \"quoted\" \\ and */ more.\n///\n/// Ümläut."] : []
    let list = parameters.isEmpty && chance(70) ? "" : "(\(text))"
    return documentation + ["\(isPrivate ? "private " : "")shape \(name)\(list) \(braced([line] + body))"]
  }

  /// Returns `min:` and `max:`, and the bounds of the size.
  private mutating func sizeLimits(
    _ design: (width: Double, height: Double), _ parameters: [Parameter]
  ) -> (text: String, size: LayerSize) {
    var text = ""
    let (width, height) = (Interval(design.width), Interval(design.height))
    var size = LayerSize(width: width * Interval(0.6, 3), height: height * Interval(0.6, 3))
    if chance(60) {
      let low = (width: (design.width * 0.4).rounded(.up), height: (design.height * 0.5).rounded(.up))
      var least = exact(low.width, .length)
      // It may depend on the parameters.
      let lengths = parameters.filter { $0.kind == .number(.length) && $0.term.bounds.high <= 12 }
      var leastWidth = low.width
      if let parameter = lengths.first, low.width + 12 <= design.width {
        least = Term("\(least.text) + \(parameter.name)", .sum)
        leastWidth += 12
      }
      text += ", min: \(least.text(at: .sum)) x \(exact(low.height, .length).text)"
      size.width.low = leastWidth
      size.height.low = low.height
      if leastWidth > low.width { size.width.low = low.width + 2 }
    }
    if chance(25) {
      text += ", max: \(exact(design.width * 3, .length).text) x \(exact(design.height * 3, .length).text)"
    }
    return (text, size)
  }

  private mutating func preview(_ shape: Shape) -> String {
    let arguments = shape.parameters.filter { _ in chance(50) }.map { parameter in
      (parameter.name, constant { $0.value(parameter.kind, within: parameter.arguments, 1) }.text)
    }
    var extras: [(String, String)] = []
    if chance(50) {
      let width = ((shape.size.width.low + shape.size.width.high) / 2).rounded()
      let height = ((shape.size.height.low + shape.size.height.high) / 2).rounded()
      extras.append(("size", "\(exact(width, .length).text) x \(exact(height, .length).text)"))
    }
    if chance(50) { extras.append(("scheme", ".\(random.pick(["light", "dark"]))")) }
    if chance(40) { extras.append(("direction", ".\(random.pick(["leftToRight", "rightToLeft"]))")) }
    extras.append(("named", "\"\(shape.text), \(random.whole(1...99999))\""))
    let rest = labeled(extras).map { ", \($0)" }.joined()
    return "preview \(shape.text)(\(list(labeled(arguments))))\(rest)"
  }
}
