import ShapeKit
import ShapeLanguage

/// What the things of a program are called in Swift, and where they stand in their sources.
struct SwiftProgramNames {
  let program: Program
  /// The types of the shapes and of the program's own enums.
  private(set) var shapes: [String] = []
  private(set) var enumerations: [String] = []
  /// The members of a shape's type that stand for the `let`s of files, for functions and for styles.
  private(set) var globals: [String] = []
  private(set) var functions: [String] = []
  private(set) var styles: [String] = []
  /// All of them, and those that every type has.
  private(set) var members: Set<String> = ["shapeName", "shapeTitle", "designSize"]
  /// Names of types of `ShapeKit` that something of the program may have too: those types are said in full.
  private(set) var hiddenTypes: Set<String> = []
  private let lines: [LineTable]
  private let files: [String]

  init(_ program: Program) {
    self.program = program
    lines = program.sources.map { LineTable($0) }
    files = program.sources.map { Self.lastComponent($0.path) }
    var taken: Set<String> = []
    // What others can name keeps its name; of private things, and of imported files, a second one gets another.
    let order = program.shapes.indices.sorted { a, b in
      let (first, second) = (program.shapes[a], program.shapes[b])
      return (first.isPrivate ? 1 : 0, first.file, Int32(a)) < (second.isPrivate ? 1 : 0, second.file, Int32(b))
    }
    shapes = Array(repeating: "", count: program.shapes.count)
    for index in program.enumerations.indices {
      let enumeration = program.enumerations[index]
      let isOwn = index >= BuiltinEnum.allCases.count
      enumerations.append(
        isOwn
          ? Self.unique(SwiftNames.type(enumeration.name), stem(enumeration.source), &taken) : enumeration.name)
    }
    for index in order {
      let shape = program.shapes[index]
      let name = SwiftNames.type(program.names.spelling(shape.name))
      shapes[index] = Self.unique(name, stem(shape.source), &taken)
    }
    func member(_ name: NameID) -> String {
      let result = SwiftNames.free(program.names.spelling(name)) { members.contains($0) }
      members.insert(result)
      return SwiftNames.quoted(result)
    }
    globals = program.globals.map { member($0.name) }
    functions = program.functions.map { member($0.name) }
    styles = program.styles.map { member($0.name) }
    hiddenTypes = taken.union(Self.values(of: program))
  }

  /// The names of all values of a program, of which any may be that of a type.
  private static func values(of program: Program) -> [String] {
    var values = program.bindings.map(\.name) + program.globals.map(\.name) + program.functions.map(\.name)
    values += program.styles.map(\.name) + program.repeats.flatMap { $0.loops.map(\.name) }
    values += program.functions.flatMap { $0.parameters.map(\.name) }
    values += program.styles.flatMap { $0.parameters.map(\.name) }
    values += program.shapes.flatMap { $0.parameters.map(\.name) }
    return values.map { program.names.spelling($0) }
  }

  private static func unique(_ name: String, _ stem: String, _ taken: inout Set<String>) -> String {
    var result = name
    if taken.contains(result) { result = stem + name }
    var number = 2
    while taken.contains(result) {
      result = "\(stem)\(name)\(number)"
      number += 1
    }
    taken.insert(result)
    return result
  }

  /// The name of a file without its ending, as the beginning of a type's name.
  private func stem(_ span: SourceSpan) -> String {
    guard files.indices.contains(Int(span.file)) else { return "" }
    var result = ""
    for part in files[Int(span.file)].split(separator: ".").first?.split(whereSeparator: {
      !$0.isLetter && !$0.isNumber
    }) ?? [] {
      result += part.prefix(1).uppercased() + part.dropFirst()
    }
    let isName = result.allSatisfy { $0.isASCII } && result.first?.isLetter == true
    return isName ? result : "Other"
  }

  /// Where something stands, such as `card.shape:12`.
  func place(_ span: SourceSpan) -> String {
    guard files.indices.contains(Int(span.file)) else { return "" }
    return "\(file(of: span)):\(lines[Int(span.file)].position(of: Int(span.start)).line)"
  }

  /// The name of the file that something stands in, as it may stand in a comment.
  func file(of span: SourceSpan) -> String {
    files.indices.contains(Int(span.file)) ? SwiftNames.comment(files[Int(span.file)]) : ""
  }

  private static func lastComponent(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// The names of parameters, as Swift can tell them apart; still without backticks.
  func parameters(_ parameters: [Parameter]) -> [String] {
    SwiftNames.distinct(parameters.map { spelling($0.name) })
  }

  /// The names of an enum's cases, likewise.
  func cases(of enumeration: Enumeration) -> [String] { SwiftNames.distinct(enumeration.cases.map { spelling($0) }) }

  func spelling(_ name: NameID) -> String { program.names.spelling(name) }
}

/// What a function or a type needs beside itself.
struct SwiftNeeds {
  var globals: Set<Int32> = []
  var functions: Set<Int32> = []
  var styles: Set<Int32> = []
  var shapes: Set<Int32> = []
  var enumerations: Set<Int32> = []
  /// Types of `ShapeKit` that are said without it.
  var types: Set<String> = []

  mutating func form(_ other: SwiftNeeds) {
    globals.formUnion(other.globals)
    functions.formUnion(other.functions)
    styles.formUnion(other.styles)
    shapes.formUnion(other.shapes)
    enumerations.formUnion(other.enumerations)
    types.formUnion(other.types)
  }
}
