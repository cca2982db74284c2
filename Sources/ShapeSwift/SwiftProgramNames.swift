import ShapeCore
import ShapeLanguage

/// The Swift names of a program's declarations, and their places in the sources.
struct SwiftProgramNames {
  let program: Program
  /// The types of the shapes and of the program's own enums.
  private(set) var shapes: Arena<ShapeDeclaration>.Table<String>
  private(set) var enumerations: Arena<Enumeration>.Table<String>
  /// The distinct names of the cases of each enum, without backticks.
  private(set) var cases: Arena<Enumeration>.Table<[String]>
  /// The type of each file that is a palette of the module, by the index of the file.
  private(set) var palettes: [Int32: String] = [:]
  /// The members of a type for the `let`s of files, for functions and for styles.
  private(set) var globals = Arena<Global>.Table<String>()
  private(set) var functions = Arena<Function>.Table<String>()
  private(set) var styles = Arena<Style>.Table<String>()
  /// All of them, and those of every type.
  private(set) var members = SwiftNameSet(reserved: [
    "shapeName", "shapeTitle", "designSize", "animatableParameters", "affineSlots", "slotsDependOnSize",
    "layersAroundSlots",
  ])
  /// The functions whose values depend on the direction of the layout.
  private(set) var needsDirection: Set<FunctionID> = []
  /// Names of types of `ShapeCore` that a declaration of the program may have too: those types are qualified.
  private(set) var hiddenTypes: SwiftNameSet
  /// Names that no value within a shape's type can have: those that generated code uses, and the types.
  let reserved: Set<String>
  /// Whether another program of the module imports the file of this one.
  let isImported: Bool
  private let files: [String]
  /// Other names for types that share their name with a parameter of a shape.
  private var aliases: [String: String] = [:]
  private let part: SwiftWriter.Part

  init(_ program: Program) {
    let part = SwiftWriter.Part(program: program, shapes: [])
    self.init(part, types: SwiftTypeNames(of: [part]))
  }

  init(_ part: SwiftWriter.Part, types: SwiftTypeNames) {
    let program = part.program
    self.part = part
    self.program = program
    hiddenTypes = SwiftNameSet(reserved: types.all.union(Self.values(of: program)))
    reserved = SwiftShapeWriter.ownNames.union(types.all)
    isImported = part.files.first.map { types.imported.contains($0) } ?? false
    files = program.sources.map { SwiftTypeNames.lastComponent($0.path) }
    shapes = Arena.Table(program.shapes) { types.name(of: part.declaration(at: $0.source)) ?? "" }
    enumerations = Arena.Table(program.enumerations) { types.name(of: part.declaration(at: $0.source)) ?? $0.name }
    cases = Arena.Table(program.enumerations) { enumeration in
      SwiftNames.distinct(enumeration.cases.map { program.names.spelling($0.name) })
    }
    for index in program.sources.indices {
      palettes[Int32(index)] = types.name(of: part.palette(ofFile: index))
    }
    // The members of a palette have the same names in all programs.
    var ofPalettes: [Int32: SwiftNameSet] = [:]
    func member(_ name: NameID, _ source: SourceSpan) -> String {
      let name = program.names.spelling(name)
      guard palettes[source.file] != nil else {
        return SwiftNames.quoted(members.add(name) { types.all.contains($0) })
      }
      return SwiftNames.quoted(ofPalettes[source.file, default: SwiftNameSet()].add(name) { types.all.contains($0) })
    }
    globals = Arena.Table(program.globals) { member($0.name, $0.source) }
    // A function of a block has a name in its block.
    functions = Arena.Table(program.functions) { $0.local == nil ? member($0.name, $0.source) : "" }
    styles = Arena.Table(program.styles) { member($0.name, $0.source) }
    var uses = DirectionUses(program)
    for id in program.functions.indices where uses.use(of: .function(id)).affectsValues { needsDirection.insert(id) }
    let taken = members
    let properties = Set(program.shapes.flatMap { parameters($0.parameters) })
    for type in types.all.sorted() where properties.contains(type) {
      aliases[type] = hiddenTypes.add(type + "Type") { taken.contains($0) }
    }
  }

  /// Returns the names of all values of a program, which a type may share.
  private static func values(of program: Program) -> [String] {
    var values = program.bindings.map { $0.name } + program.globals.map { $0.name } + program.functions.map { $0.name }
    values +=
      program.styles.map { $0.name }
      + (program.repeats.map { $0.nest } + program.comprehensions.map { $0.nest }).flatMap { nest in
        nest.loops.flatMap { loop in
          [loop.variable.name] + loop.others.map { $0.variable.name } + (loop.index.map { [$0.name] } ?? [])
        }
      }
    values += program.functions.flatMap { $0.parameters.map { $0.name } }
    values += program.styles.flatMap { $0.parameters.map { $0.name } }
    values += program.shapes.flatMap { $0.parameters.map { $0.name } }
    return values.map { program.names.spelling($0) }
  }

  /// Returns the name of a type of the program in a context where a value could be.
  func alias(of type: String) -> String { aliases[type] ?? type }

  /// Returns the type that has a `let` or a function as a member, or `nil` if it is copied into each type that needs it.
  /// That is the type of a palette. `isOwn` is whether the palette itself is being written.
  func palette(at source: SourceSpan) -> (type: String, isOwn: Bool)? {
    palettes[source.file].map { ($0, source.file == 0) }
  }

  /// Returns the declaration of a shape or an enum, the same for all programs of the module.
  func declaration(at source: SourceSpan) -> SwiftTypeNames.Declaration { part.declaration(at: source) }

  /// Returns the name of a source file, safe in a comment.
  func file(of span: SourceSpan) -> String {
    files.indices.contains(Int(span.file)) ? SwiftNames.comment(files[Int(span.file)]) : ""
  }

  /// Returns distinct names for parameters, without backticks.
  func parameters(_ parameters: [Parameter]) -> [String] {
    SwiftNames.distinct(parameters.map { spelling($0.name) })
  }

  /// Returns the labels of a function's arguments. An empty one is none.
  func labels(_ parameters: [Parameter]) -> [String] {
    zip(parameters, self.parameters(parameters)).map { $0.isUnlabeled ? "" : SwiftNames.label($1) }
  }

  /// Returns distinct names for the slots of a shape, the cases of an enum with raw values.
  func slots(of shape: ShapeDeclaration) -> [String] {
    SwiftNames.distinct(shape.slots.map { spelling($0.name) }, besides: ["allCases", "rawValue", "hash", "hashValue"])
      .map { SwiftNames.quoted($0) }
  }

  /// Returns the name of a type, or of the elements of a list.
  func typeName(_ type: ValueType) -> String {
    switch type {
    case .number, .integer: "Double"
    // These have the same names in the language.
    case .bool, .angle, .point, .size, .rect, .color, .paint, .path, .edges: type.builtinSpelling
    case .string: "String"
    case .stop: "GradientStop"
    case .enumeration(let id): enumerations[id]
    case .list(let element): typeName(element)
    case .invalid: "Never"
    }
  }

  func spelling(_ name: NameID) -> String { program.names.spelling(name) }
}

extension SourceSpan {
  /// Returns whether it begins before another span, in an earlier file or the same one.
  func precedes(_ other: SourceSpan) -> Bool { (file, start) < (other.file, other.start) }
}
