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
  var defaults: [[SwiftStatement]] = []
  var defaultNames = SwiftNameSet()
  var visible: Set<GlobalID> = []
  /// The sentence about the sizes and values for which it is proved that the shape can be drawn.
  var provedSizes: String?
  /// The guards that it omits.
  var proved = GuardProofs()
  /// Whether it has guards that a proof could omit.
  private(set) var hasGuards = false
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

  /// The line before a requirement of `ParametricShape` that apps don't see.
  var hidden: [SwiftStatement] { access == SwiftOptions.Access.public.text ? [.text(SwiftFile.hidden)] : [] }

  /// Returns the declaration of the type.
  mutating func declaration() -> [SwiftStatement] {
    let place = "Generated from `shape \(shapeName)` in \(names.file(of: shape.source))."
    let documentation = SwiftDocumentation.lines(
      of: shape.documentation, and: (provedSizes.map { [$0] } ?? []) + [place], indentation: 0)
    let members =
      [slots()] + parameters()
      + [
        constants(), animatableParameters(), affineSlots(), layersAroundSlots(), slotsDependOnSize(), sizes(),
        outline(),
        drawing(),
      ]
    let body = [SwiftStatement].separated(members + helpers())
    return documentation + [.block("\(access)struct \(typeName): ShapeKit.ParametricShape", body)]
  }

  /// Returns the enum of the content slots.
  private func slots() -> [SwiftStatement] {
    if shape.slots.isEmpty { return [] }
    let cases = zip(shape.slots, names.slots(of: shape)).map { slot, name in
      let spelling = names.spelling(slot.name)
      let value = SwiftExpression(.string(SwiftNames.string(spelling)))
      return name == spelling ? SwiftStatement.text("case \(name)") : .value(value, of: "case \(name)")
    }
    return [
      .text("/// The content slots."), .block("\(access)nonisolated enum Slot: String, ShapeKit.ShapeSlot", cases),
    ]
  }

  private func constants() -> [SwiftStatement] {
    let title = shape.title(named: shapeName)
    let size = [shape.designSize.width, shape.designSize.height].map { SwiftExpression.number($0) }
    return [
      .value(SwiftExpression(.string(SwiftNames.string(shapeName))), of: "\(access)static let shapeName"),
      .value(SwiftExpression(.string(SwiftNames.string(title))), of: "\(access)static let shapeTitle"),
      .value(.call("ShapeCore.Size", size), of: "\(access)static let designSize"),
    ]
  }

  // MARK: Functions

  /// Returns the writer of a function that can access the parameters.
  private mutating func function(
    hasDirection: Bool = false, _ body: (inout SwiftBodyWriter) -> Void
  ) -> SwiftBodyWriter {
    let plainNames = names.parameters(shape.parameters)
    var writer = SwiftBodyWriter(names, taken: taken, parameters: plainNames)
    writer.hasDirection = hasDirection
    writer.proved = proved
    var constants: [SwiftParameterConstant] = []
    for (index, parameter) in shape.parameters.enumerated() {
      let isHidden = Self.ownNames.contains(plainNames[index])
      let name = SwiftNames.identifier(plainNames[index])
      let property = SwiftExpression("self").member(name)
      // The values of a list are converted once, and not for each element that is read.
      let isConverted = parameter.type.element.map { Self.holdsIntegers($0) } ?? false
      if parameter.rangeUses.isEmpty, !isConverted {
        let value = isHidden ? property : SwiftExpression(name)
        writer.slots[Int32(index)] = Self.counting(value, parameter.type)
      } else {
        let local = isHidden ? writer.scope.add(plainNames[index]) : name
        writer.slots[Int32(index)] = SwiftExpression(local)
        constants.append(
          SwiftParameterConstant(index: index, name: local, source: Self.counting(property, parameter.type)))
      }
    }
    for (slot, name) in zip(shape.slots, names.slots(of: shape)) { writer.ownSlots[slot.name] = name }
    write(constants, of: shape.parameters, &writer, then: body)
    needs.form(writer.needs)
    hasGuards = hasGuards || writer.hasGuards
    return writer
  }

  private mutating func sizes() -> [SwiftStatement] {
    let shape = shape
    let writer = function { writer in
      let sizes = [("minimum", shape.minimumSize), ("maximum", shape.maximumSize)].filter { $0.1.isPresent }
      let arguments = sizes.map { label, size in writer.naming(label) { $0.part(size) }.labeled(label) }
      let limits = SwiftExpression.call("ShapeCore.SizeLimits", arguments)
      guard writer.usesReader else { return writer.add(.value(limits, to: .result)) }
      writer.add(.value(limits, of: "let limits"))
      writer.add(.value(Self.unlessElementsLack("ShapeCore.SizeLimits()", "limits"), to: .result))
    }
    return [
      .text("/// The sizes the shape supports."),
      .block("\(access)var sizeLimits: ShapeCore.SizeLimits", writer.body),
    ]
  }

  /// Returns a value, or another one if a list lacks an element.
  private static func unlessElementsLack(_ other: SwiftExpression, _ value: SwiftExpression) -> SwiftExpression {
    .sequence("reader.lacksElement", ("?", other), (":", value), as: .ternary)
  }

  private mutating func outline() -> [SwiftStatement] {
    let shape = shape
    let block = program[shape.body]
    let sides: [SwiftExpression] = ["x: 0", "y: 0", "width: size.width", "height: size.height"]
    let bounds = SwiftExpression.call(".rect", [.call("ShapeCore.Rect", sides)])
    var body: [SwiftStatement] = [.value(bounds, to: .result)]
    var direction = "_"
    if block.holdsOutline {
      let writer = function(hasDirection: true) { writer in
        writer.layer(from: "size", isSize: true) { writer in
          let name = writer.scope.add("outline")
          let body = writer.collected { writer in
            writer.block(shape.body, namingPaths: false) { $0.outlines(block, as: name) }
          }
          // An outline that lacks an element is empty, which is known at its end.
          if let last = body.last?.giving(to: .result), !writer.usesReader, writer.hasOneOutline(block) {
            writer.add(body.dropLast() + [last])
          } else {
            // A branch that is never taken may leave nothing.
            let declaration = "\(body.isEmpty ? "let" : "var") \(name): \(writer.core("Path").text)"
            writer.add([.value(bounds, of: declaration)] + body)
            let value = SwiftExpression(name)
            writer.add(.value(writer.usesReader ? Self.unlessElementsLack(".empty", value) : value, to: .result))
          }
        }
      }
      outlineReadsElements = writer.usesReader
      body = writer.body
      if writer.usesDirection { direction = SwiftBodyWriter.directionName }
    }
    let parameters: [SwiftExpression] = [
      "at size: ShapeCore.Size", "direction \(direction): ShapeCore.LayoutDirection",
    ]
    return [
      .text("/// Returns the outline at a supported size."), .text(outlineVariation()),
      .function("\(access)func outline", parameters, result: " -> ShapeCore.Path", body),
    ]
  }

  private mutating func drawing() -> [SwiftStatement] {
    let shape = shape
    // If the outline lacks an element, all of the shape is empty.
    let outline = SwiftExpression.call("self.outline", ["at: scene.bounds.size", "direction: scene.direction"])
    let shared = outlineReadsElements ? nil : outline
    let writer = function { writer in
      writer.layer(from: "scene") { $0.body(shape.body, outline: shared) }
      writer.checkReader()
    }
    return [.text("/// Draws the shape into the open layer.")] + hidden + [
      .function("\(access)func draw", ["into scene: inout ShapeCore.SceneBuilder"], result: "", writer.body)
    ]
  }
}
