import ShapeCore
import ShapeLanguage

/// Writes the struct of one shape.
struct SwiftShapeWriter: SwiftMemberWriter {
  let names: SwiftProgramNames
  let shape: ShapeDeclaration
  /// How its picture varies with its size and its parameters.
  let variation: ShapeVariation
  let typeName: String
  /// The declarations of the program that it needs.
  var needs = SwiftNeeds()
  let access: String
  /// Constants for default values, and `let`s of files that a visible default uses.
  var defaults: [(name: String, parameter: Parameter)] = []
  var defaultNames = SwiftNameSet()
  var visible: Set<GlobalID> = []
  /// Whether the outline needs elements that its lists may lack.
  private var outlineReadsElements = false

  /// Names that its functions use themselves.
  static let ownNames: Set<String> = ["scene", "size", "self", "reader", SwiftBodyWriter.directionName]

  init(_ names: SwiftProgramNames, shape: ShapeID, options: SwiftOptions) {
    self.names = names
    self.shape = names.program.shapes[shape]
    variation = names.program.variation(of: shape)
    typeName = names.shapes[shape]
    // A private shape of the source is used only by the other types.
    access = names.program.shapes[shape].isPrivate ? "" : options.accessText
  }

  private var shapeName: String { names.spelling(shape.name) }

  /// Returns the declaration of the type.
  mutating func text() -> [String] {
    var lines = documentation()
    lines.append("\(access)struct \(typeName): ShapeKit.ParametricShape {")
    lines += slots()
    lines += parameters()
    lines += constants()
    lines += animatableParameters()
    lines += affineSlots()
    lines += ["", "  /// The sizes the shape supports.", "  \(access)var sizeLimits: ShapeCore.SizeLimits {"]
    lines += sizes()
    lines += ["  }", "", "  /// Returns the outline at a supported size.", outlineVariation()]
    let outline = outline()
    let direction = outline.usesDirection ? "direction \(SwiftBodyWriter.directionName)" : "direction _"
    lines += [
      "  \(access)func outline(at size: ShapeCore.Size, \(direction): ShapeCore.LayoutDirection) -> ShapeCore.Path {"
    ]
    lines += outline.lines
    lines += ["  }", "", "  /// Draws the shape into the open layer."]
    lines += ["  \(access)func draw(into scene: inout ShapeCore.SceneBuilder) {"]
    lines += drawing()
    lines += ["  }"]
    lines += helpers()
    return lines + ["}"]
  }

  private func documentation() -> [String] {
    SwiftDocumentation.lines(
      of: shape.documentation, and: ["Generated from `shape \(shapeName)` in \(names.file(of: shape.source))."],
      indentation: 0)
  }

  /// Returns the enum of the content slots.
  private func slots() -> [String] {
    if shape.slots.isEmpty { return [] }
    let cases = zip(shape.slots, names.slots(of: shape)).map { slot, name in
      let spelling = names.spelling(slot.name)
      return name == spelling ? name : "\(name) = \(SwiftNames.string(spelling))"
    }
    return ["  /// The content slots.", "  \(access)nonisolated enum Slot: String, ShapeKit.ShapeSlot {"]
      + cases.map { "    case \($0)" } + ["  }", ""]
  }

  private func constants() -> [String] {
    let name = SwiftNames.string(shapeName)
    let title = SwiftNames.string(shape.title(named: shapeName))
    let size = "\(SwiftNames.number(shape.designSize.width)), \(SwiftNames.number(shape.designSize.height))"
    return [
      "  \(access)static let shapeName = \(name)", "  \(access)static let shapeTitle = \(title)",
      "  \(access)static let designSize = ShapeCore.Size(\(size))",
    ]
  }

  // MARK: Functions

  /// Returns the lines of a function that can access the parameters.
  private mutating func function(
    hasDirection: Bool = false, _ body: (inout SwiftBodyWriter) -> Void
  ) -> SwiftBodyWriter {
    let plainNames = names.parameters(shape.parameters)
    var writer = SwiftBodyWriter(names, taken: taken, parameters: plainNames, indentation: 2)
    writer.hasDirection = hasDirection
    var constants: [SwiftParameterConstant] = []
    for (index, parameter) in shape.parameters.enumerated() {
      let isHidden = Self.ownNames.contains(plainNames[index])
      let name = SwiftNames.identifier(plainNames[index])
      // The values of a list are converted once, and not for each element that is read.
      let isConverted = parameter.type.element.map { Self.holdsIntegers($0) } ?? false
      if parameter.rangeUses.isEmpty, !isConverted {
        writer.slots[Int32(index)] = SwiftFragment(Self.counting((isHidden ? "self." : "") + name, parameter.type))
      } else {
        let local = isHidden ? writer.scope.add(plainNames[index]) : name
        writer.slots[Int32(index)] = SwiftFragment(local)
        constants.append(
          SwiftParameterConstant(index: index, name: local, source: Self.counting("self.\(name)", parameter.type)))
      }
    }
    for (slot, name) in zip(shape.slots, names.slots(of: shape)) { writer.ownSlots[slot.name] = name }
    write(constants, of: shape.parameters, &writer, then: body)
    needs.form(writer.needs)
    return writer
  }

  private mutating func sizes() -> [String] {
    let shape = shape
    return function { writer in
      var arguments: [String] = []
      if shape.minimumSize.isPresent {
        arguments.append("minimum: \(writer.naming("minimum") { $0.part(shape.minimumSize).text })")
      }
      if shape.maximumSize.isPresent {
        arguments.append("maximum: \(writer.naming("maximum") { $0.part(shape.maximumSize).text })")
      }
      let limits = "ShapeCore.SizeLimits(\(arguments.joined(separator: ", ")))"
      guard writer.usesReader else { return writer.line("return \(limits)") }
      writer.line("let limits = \(limits)")
      writer.line("return reader.lacksElement ? ShapeCore.SizeLimits() : limits")
    }.functionLines
  }

  private mutating func outline() -> (lines: [String], usesDirection: Bool) {
    let block = program[shape.body]
    let bounds = "ShapeCore.Rect(x: 0, y: 0, width: size.width, height: size.height)"
    guard block.holdsOutline else { return (["    return .rect(\(bounds))"], false) }
    let shape = shape
    var readsElements = false
    let writer = function(hasDirection: true) { writer in
      // An outline that lacks an element is empty, which is known at its end.
      var trial = writer
      trial.layer(from: "size", isSize: true) { writer in
        writer.block(shape.body, namingPaths: false) { $0.outlines(block) { $0 } }
      }
      readsElements = trial.usesReader
      writer.layer(from: "size", isSize: true) { writer in
        let result = writer.scope.add("outline")
        let isOnly =
          !readsElements && writer.countOutlines(block) == 1
          && block.statements.contains { index in
            if case .outline = writer.program.statements[index].kind { return true }
            return false
          }
        let body = writer.captured { writer in
          writer.block(shape.body, namingPaths: false) { inner in
            inner.outlines(block) { isOnly ? "return \($0)" : "\(result) = \($0)" }
          }
        }
        // A branch that is never taken may leave nothing.
        let isChanged = body.contains { $0.contains("\(result) = ") }
        if !isOnly { writer.line("\(isChanged ? "var" : "let") \(result): \(writer.core("Path")) = .rect(\(bounds))") }
        writer.append(body)
        if !isOnly { writer.line("return \(readsElements ? "reader.lacksElement ? .empty : " : "")\(result)") }
      }
    }
    outlineReadsElements = readsElements
    return (writer.functionLines, writer.usesDirection)
  }

  private mutating func drawing() -> [String] {
    let shape = shape
    // If the outline lacks an element, all of the shape is empty.
    let outline = outlineReadsElements ? nil : "self.outline(at: scene.bounds.size, direction: scene.direction)"
    return function { writer in
      writer.layer(from: "scene") { $0.body(shape.body, outline: outline) }
      writer.checkReader()
    }.functionLines
  }
}
