import ShapeCore

@testable import ShapeLanguage

/// A shape `P` with one gap for a Number, in one of the places of the language where a value can be.
struct ValuePlace {
  /// What a value in the gap can use.
  enum Scope: Int, Comparable {
    case constants, direction, layer
    static func < (a: Scope, b: Scope) -> Bool { a.rawValue < b.rawValue }
  }

  /// The place, without the rest of the program.
  var name: String
  /// The program. `#` is the gap, and `@` stands for a suffix that makes names distinct.
  var template: String
  var scope = Scope.layer

  /// Creates a place in the block of the shape.
  init(_ body: String, _ declarations: String = "", scope: Scope = .layer) {
    name = body
    template = "shape P@ {\n  size 40 x 40\n  \(body)\n}\n\(declarations)\n"
    self.scope = scope
  }

  init(program template: String, scope: Scope, name: String? = nil) {
    (self.name, self.template, self.scope) = (name ?? template, template, scope)
  }

  static let all = values + commands + headers + statements + pathStatements + declarations

  private static let values = ValueExpression.all.compactMap { value in
    value.statement.map { ValuePlace("\(value.preparation)\($0)") }
  }
}

/// Many places in one program, each with the same value in its gap.
struct FilledPlaces {
  private(set) var places: [(place: ValuePlace, range: Range<Int>)] = []
  let compilation: Compilation

  init(_ all: [ValuePlace], with value: String) {
    var bytes: [UInt8] = []
    for (index, place) in all.enumerated() {
      let start = bytes.count
      let text = place.template.replacing("@", with: "\(index)").replacing("#", with: value)
      bytes += Array(text.utf8)
      places.append((place, start..<bytes.count))
    }
    compilation = Compiler.compile(SourceFile(path: "main.shape", bytes: bytes)) { _ in
      .failure(.unreadable("no such file"))
    }
  }

  /// The mistakes that the compiler found.
  var mistakes: [String] {
    compilation.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let place = places.first { $0.range.contains(Int(diagnostic.span.start)) }
      return "\(place?.place.name ?? "?"): \(diagnostic.problem.message)"
    }
  }

  /// Returns a value of the shape of each place.
  func map<Result>(_ value: (ValuePlace, ShapeID) -> Result) -> [Result] {
    let program = compilation.program
    var shapes: [Int: ShapeID] = [:]
    for shape in program.shapes.indices {
      let name = program.names.spelling(program.shapes[shape].name)
      if name.hasPrefix("P"), let index = Int(name.dropFirst()) { shapes[index] = shape }
    }
    return places.enumerated().compactMap { index, filled in shapes[index].map { value(filled.place, $0) } }
  }
}

// MARK: Statements

extension ValuePlace {
  /// Each argument of each statement, and of each command of a path.
  private static let commands: [ValuePlace] = Command.allCases.flatMap { command -> [ValuePlace] in
    switch command {
    case .size, .apply: []
    case .path:
      ValueExpression.arguments(of: command.signature).map { arguments in
        ValuePlace("stroke .red, path: path { move (1, 2); line (7, 3); \(command.name) \(arguments) }")
      }
    case .require, .fill, .stroke, .border, .shadow, .clip, .erase:
      ValueExpression.arguments(of: command.signature).map { ValuePlace("\(command.name) \($0)") }
    }
  }

  /// Each argument of the header of a layer. One needs another.
  private static let layerArguments = ValueExpression.arguments(of: Header.layer).map { argument in
    argument.hasPrefix("\(LayerParameters.align.name):") ? "fit: 9 x 8, \(argument)" : argument
  }

  /// Each argument of the headers of layers, masks and slots.
  private static let headers: [ValuePlace] =
    layerArguments.map { ValuePlace("layer(\($0)) { fill .red }") }
    + ValueExpression.arguments(of: Header.content).map { ValuePlace("content(\($0))") }
    + layerArguments.filter { argument in
      !LayerParameters.ofPaintOnly.contains { argument.hasPrefix("\($0):") }
    }.map { ValuePlace("fill .red; mask layer(\($0)) { fill .black }") }

  private static let line = "stroke .red, width: #"

  private static let statements: [ValuePlace] = [
    ValuePlace("let v = #; stroke .red, width: v"),
    ValuePlace("func f(x: Number) = x + #; stroke .red, width: f(x: 1)"),
    ValuePlace("func f(x: Number) = x + 1; stroke .red, width: f(x: #)"),
    ValuePlace("func f(_ x: Number) = x + 1; stroke .red, width: f(#)"),
    ValuePlace("func f() = { let v = #; v }; stroke .red, width: f()"),
    ValuePlace("func f() = { let v = 1; v + # }; stroke .red, width: f()"),
    ValuePlace("outline circle(center: (#, 3), radius: 4)"),
    ValuePlace("outline { move (0, 0); line (#, 3); close }"),
    ValuePlace("if height > 0 { outline circle(center: (#, 3), radius: 4) }"),
    ValuePlace("if # > 2 { fill .red }"),
    ValuePlace("if height > 0 { \(line) }"),
    ValuePlace("if height > 0 { let v = #; stroke .red, width: v }"),
    ValuePlace("if height < 0 { fill .red } else { \(line) }"),
    ValuePlace("if height < 0 { fill .red } else if # > 2 { fill .blue }"),
    ValuePlace("switch round(#) { case 2: fill .red; default: fill .blue }"),
    ValuePlace("switch round(height) { case 40: \(line); default: fill .blue }"),
    ValuePlace("switch round(height) { case 41: fill .red; default: \(line) }"),
    ValuePlace("repeat i in 0..<round(#) { fill .red }"),
    ValuePlace("repeat i in round(#)...4 { fill .red }"),
    ValuePlace("repeat v in [4, #] { stroke .red, width: v }"),
    ValuePlace("repeat v, w in zip([4, 6], [5, #]) { stroke .red, width: w - v }"),
    ValuePlace("repeat i in 0..<2, j in i...round(#) { fill .red }"),
    ValuePlace("repeat i in 0..<3 where i > # { fill .red }"),
    ValuePlace("repeat i in 0..<3 { \(line) }"),
    ValuePlace("layer { \(line) }"),
    ValuePlace("layer { layer { \(line) } }"),
    ValuePlace("layer a(width: #) { fill .red }; layer b(left: a.right) { fill .red }"),
    ValuePlace("fill .red; mask layer { \(line) }"),
    ValuePlace("apply s@(x: #)", "style s@(x: Number) { stroke .red, width: x }"),
    ValuePlace("apply s@", "style s@ { \(line) }"),
    ValuePlace("apply s@", "style s@ { let v = #; stroke .red, width: v }"),
    ValuePlace("apply s@", "style s@ { apply t@(x: #) }\nstyle t@(x: Number) { stroke .red, width: x }"),
    ValuePlace("use U@(x: #)", "shape U@(x: Number = 1) { size 40 x 40; stroke .red, width: x }"),
    ValuePlace("use U@()", "private shape U@ { size 40 x 40; \(line) }"),
    ValuePlace("use U@() { \(line) }", "shape U@ { size 40 x 40; content }"),
    ValuePlace("use U@() { let v = #; stroke .red, width: v }", "shape U@ { size 40 x 40; content }"),
    ValuePlace("use U@() { slot s { \(line) } }", "shape U@ { size 40 x 40; content s }"),
    ValuePlace(
      "use U@() { let v = #; slot s { stroke .red, width: v } }", "shape U@ { size 40 x 40; content s }"),
    ValuePlace("use U@() { use U@() { \(line) } }", "shape U@ { size 40 x 40; content }"),
  ]

  private static let pathStatements: [ValuePlace] = [
    "let v = #; line (v, 3)", "if # > 2 { line (5, 6) }", "if height > 0 { line (#, 6) }",
    "if height < 0 { line (5, 6) } else { line (#, 6) }",
    "switch round(#) { case 2: line (5, 6); default: line (6, 5) }",
    "switch round(height) { case 40: line (#, 6); default: line (6, 5) }",
    "switch round(height) { case 41: line (6, 5); default: line (#, 6) }", "repeat i in 0..<round(#) { line (i, 6) }",
    "repeat i in round(#)...4 { line (i, 6) }", "repeat v in [4, #] { line (v, 6) }",
    "repeat v, w in zip([4, 6], [5, #]) { line (v, w) }",
    "repeat i in 0..<3 where i > # { line (i, 6) }", "repeat i in 0..<3 { line (i, #) }",
  ].map { ValuePlace("stroke .red, path: path { move (1, 2); \($0) }") }

  private static let declarations: [ValuePlace] = [
    ValuePlace("stroke .red, width: f@()", "func f@() = #", scope: .direction),
    ValuePlace("stroke .red, width: f@()", "func f@() = { let v = #; v }", scope: .direction),
    ValuePlace("stroke .red, width: f@()", "func f@() = g@(x: #)\nfunc g@(x: Number) = x", scope: .direction),
    ValuePlace("apply s@", "style s@ { stroke .red, width: f@() }\nfunc f@() = #", scope: .direction),
    ValuePlace("stroke .red, width: g@", "let g@ = #", scope: .constants),
    ValuePlace("stroke .red, width: f@()", "func f@(x: Number = #) = x", scope: .constants),
    ValuePlace("apply s@", "style s@(x: Number = #) { stroke .red, width: x }", scope: .constants),
    ValuePlace(
      program: "shape P@(x: Number = #) { size 40 x 40; stroke .red, width: x }\n", scope: .constants),
    ValuePlace(
      program: "shape P@(x: Number = 1) { size 40 x 40; stroke .red, width: x }\npreview P@(x: #), named: \"@\"\n",
      scope: .constants),
  ]
}
