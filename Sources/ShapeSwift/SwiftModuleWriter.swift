import ShapeCore
import ShapeLanguage

/// Writes the types of the programs of one module.
struct SwiftModuleWriter {
  private let parts: [SwiftWriter.Part]
  private let names: [SwiftProgramNames]
  private let options: SwiftOptions
  /// The types of one part are adjacent.
  private var written: [(types: [SwiftWriter.TypeSource], enumerations: [EnumID])] = []
  private var declarations: Set<SwiftTypeNames.Declaration> = []
  /// The enums in the types of public parameters.
  private var visible: Set<SwiftTypeNames.Declaration> = []

  init(_ parts: [SwiftWriter.Part], _ options: SwiftOptions) {
    self.parts = parts
    self.options = options
    let types = SwiftTypeNames(of: parts)
    names = parts.map { SwiftProgramNames($0, types: types) }
  }

  /// All written types: for each part its enums, the requested shapes and the rest in the order of the program.
  var types: [SwiftWriter.TypeSource] {
    written.indices.flatMap { part in
      written[part].enumerations.map { enumeration($0, part) } + written[part].types
    }
  }

  mutating func write(part: Int) {
    let (program, names) = (parts[part].program, names[part])
    var types = Arena<ShapeDeclaration>.Table<SwiftWriter.TypeSource?>(repeating: nil, for: program.shapes)
    var enumerations: Set<EnumID> = []
    var waiting = parts[part].shapes
    var palette: SwiftWriter.TypeSource?
    if program.isPalette {
      palette = writePalette(part, &enumerations)
      for id in program.enumerations.indices
      where program.enumerations[id].source.file == 0 && !program.enumerations[id].isPrivate {
        enumerations.insert(id)
      }
    }
    while let index = waiting.popLast() {
      let shape = program.shapes[index]
      guard declarations.insert(names.declaration(at: shape.source)).inserted else { continue }
      var start = SwiftShapeWriter(names, shape: index, options: options)
      start.provedSizes = parts[part].proofs[index].flatMap { provedSizes(of: index, in: program, $0) }
      var writer = start
      var declaration = writer.declaration()
      if writer.hasGuards, !options.keepsGuards, case let proved = program.guardProofs(of: index), !proved.isEmpty {
        writer = start
        writer.proved = proved
        declaration = writer.declaration()
      }
      var type = source(
        names.shapes[index], shape.isPrivate ? nil : names.spelling(shape.name), shape.source, part, declaration)
      type.aliases = writer.aliases
      if !writer.access.isEmpty {
        // A package type may conform to the protocol of an internal import.
        let showsKit = options.access == .public || !writer.animatableParameters().isEmpty
        type.visibleModules = showsKit ? [.core, .kit] : [.core]
      }
      if options.writesPreviews, shape.source.file == 0 {
        let previews = program.previews.filter { $0.shape == index && $0.source.file == 0 }
        type.previews = previews.compactMap {
          SwiftPreviewWriter(names: names, options: options).declaration(of: $0)
        }
      }
      types[index] = type
      enumerations.formUnion(writer.needs.enumerations)
      waiting += writer.needs.shapes
      guard !shape.isPrivate else { continue }
      for id in shape.parameters.compactMap({ $0.type.enumeration }) {
        visible.insert(names.declaration(at: program.enumerations[id].source))
      }
    }
    let requested = parts[part].shapes.compactMap { types[$0] }
    for shape in parts[part].shapes { types[shape] = nil }
    // In the order of the source, whatever uses them.
    let rest = program.shapes.indices.sorted { program.shapes[$0].source.precedes(program.shapes[$1].source) }
      .compactMap { types[$0] }
    let new = enumerations.filter { index in
      declarations.insert(names.declaration(at: program.enumerations[index].source)).inserted
    }.sorted { program.enumerations[$0].source.precedes(program.enumerations[$1].source) }
    written.append(([palette].compactMap { $0 } + requested + rest, new))
  }

  /// Writes the type of a palette, unless it has enums only, or is written already.
  private mutating func writePalette(_ part: Int, _ enumerations: inout Set<EnumID>) -> SwiftWriter.TypeSource? {
    let (program, names) = (parts[part].program, names[part])
    guard let name = names.palettes[0], declarations.insert(parts[part].paletteDeclaration).inserted else { return nil }
    var writer = SwiftPaletteWriter(names, typeName: name, options: options)
    let declaration = writer.declaration()
    enumerations.formUnion(writer.needs.enumerations)
    var types: [ValueType] = []
    for global in program.globals where writer.isPublic(global.source, isPrivate: global.isPrivate) {
      types.append(global.type)
    }
    for function in program.functions where writer.isPublic(function.source, isPrivate: function.isPrivate) {
      types += [function.result] + function.parameters.map { $0.type }
    }
    for id in types.compactMap({ $0.enumeration }) {
      visible.insert(names.declaration(at: program.enumerations[id].source))
    }
    // Two palettes with the same file name are a clash, like two shapes with the same name.
    let wanted = SwiftTypeNames.paletteType(names.file(of: SourceSpan(file: 0, start: 0, end: 0)))
    var type = source(name, wanted, SourceSpan(file: 0, start: 0, end: 0), part, declaration)
    type.aliases = writer.aliases
    let publicFunctions = program.functions.indices.filter { index in
      writer.isPublic(program.functions[index].source, isPrivate: program.functions[index].isPrivate)
    }
    let needsDirection = publicFunctions.contains { names.needsDirection.contains($0) }
    if needsDirection || types.contains(where: { $0.isOfCore }), options.access != .internal {
      type.visibleModules = [.core]
    }
    return type
  }

  private func source(
    _ name: String, _ publicName: String?, _ span: SourceSpan, _ part: Int, _ declaration: [SwiftStatement]
  ) -> SwiftWriter.TypeSource {
    let isGiven = parts.contains { $0.files.first == names[part].declaration(at: span).file }
    return SwiftWriter.TypeSource(
      name: name, source: names[part].file(of: span), part: part, publicName: isGiven ? publicName : nil, place: span,
      declaration: declaration)
  }

  private func enumeration(_ index: EnumID, _ part: Int) -> SwiftWriter.TypeSource {
    let names = names[part]
    let enumeration = names.program.enumerations[index]
    let cases = names.cases[index]
    let hasClash = cases.contains("allCases")
    // A private enum of the source is visible only if a public parameter has its type.
    let isHidden = enumeration.isPrivate && !visible.contains(names.declaration(at: enumeration.source))
    let access = isHidden ? "" : options.accessText
    let place = "Generated from `enum \(enumeration.name)` in \(names.file(of: enumeration.source))."
    // The conformances must be usable everywhere, even if types belong to the main actor by default. An app that keeps a
    // value by its name reads it again when the cases have another order.
    let protocols = "String\(hasClash ? "" : ", CaseIterable"), Codable, Sendable"
    let head: SwiftExpression = "\(access)nonisolated enum \(names.enumerations[index]): \(protocols)"
    let body = zip(cases, enumeration.cases).flatMap { name, declared in
      let spelling = names.spelling(declared.name)
      let value = SwiftExpression(.string(SwiftNames.string(spelling)))
      return SwiftDocumentation.lines(of: declared.documentation) + [
        name == spelling
          ? .text("case \(SwiftNames.identifier(name))") : .value(value, of: "case \(SwiftNames.identifier(name))")
      ]
    }
    let declaration =
      SwiftDocumentation.lines(of: enumeration.documentation, and: [place], indentation: 0) + [.block(head, body)]
    let publicName = enumeration.isPrivate ? nil : enumeration.name
    return source(names.enumerations[index], publicName, enumeration.source, part, declaration)
  }
}

extension ValueType {
  /// The enum, or the enum of the elements of a list.
  fileprivate var enumeration: EnumID? { if case .enumeration(let id) = self { id } else { element?.enumeration } }

  /// Whether it is a type of `ShapeCore`, or a list of them.
  var isOfCore: Bool {
    switch self {
    case .enumeration(let id): id.index < BuiltinEnum.allCases.count
    case .list(let element): element.isOfCore
    case .angle, .point, .size, .rect, .color, .paint, .path, .edges, .stop: true
    case .invalid, .number, .integer, .bool, .string: false
    }
  }
}
