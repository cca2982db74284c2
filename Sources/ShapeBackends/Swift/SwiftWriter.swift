import ShapeKit
import ShapeLanguage

/// How Swift source is to be made.
public struct SwiftOptions: Sendable {
  /// Who can use the types.
  public enum Access: String, CaseIterable, Sendable { case `public`, `internal`, `package` }

  public var access = Access.public

  public init() {}
}

/// Writes shapes as Swift source that rebuilds them, for any size and values, with `ShapeKit`.
///
/// Each shape becomes one struct. The names, the functions, the choices and the loops of the source live on in it, so
/// that it can be read beside the source; what the compiled code draws is bit for bit what the evaluator draws.
public enum SwiftWriter {
  /// A type that a shape or an enum of a program becomes.
  public struct TypeSource: Equatable, Sendable {
    public var name: String
    /// The file it comes from, without its folder.
    public var source: String
    fileprivate var lines: [String]
  }

  /// The types of some shapes, and of all that these use.
  public static func types(
    for program: Program, shapes: [Int32], options: SwiftOptions = SwiftOptions()
  ) -> [TypeSource] {
    types(program, shapes, options)
  }

  /// Some types as one file.
  public static func file(of types: [TypeSource]) -> [UInt8] {
    var sources: [String] = []
    for type in types where !sources.contains(type.source) { sources.append(type.source) }
    var lines = [
      "// Made by shapec from \(sources.joined(separator: ", ")). Changes are lost when it is made again.", "",
    ]
    lines += ["import ShapeKit"]
    for type in types { lines += [""] + type.lines }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The types of shapes and of what they use, those that are asked for first and the rest in the order of the program.
  private static func types(_ program: Program, _ shapes: [Int32], _ options: SwiftOptions) -> [TypeSource] {
    let names = SwiftProgramNames(program)
    var written: [Int32: TypeSource] = [:]
    var enumerations: Set<Int32> = []
    var waiting = shapes
    while let shape = waiting.popLast() {
      guard written[shape] == nil else { continue }
      var writer = SwiftShapeWriter(names, shape: shape, options: options)
      let lines = writer.text()
      written[shape] = TypeSource(
        name: names.shapes[Int(shape)], source: names.file(of: program.shapes[Int(shape)].source), lines: lines)
      enumerations.formUnion(writer.needs.enumerations)
      waiting += writer.needs.shapes.sorted()
    }
    let rest = written.keys.filter { !shapes.contains($0) }.sorted()
    let visible = Set(
      written.keys.filter { !program.shapes[Int($0)].isPrivate }
        .flatMap { program.shapes[Int($0)].parameters.compactMap { $0.type.enumeration } })
    let enums = enumerations.sorted().map { index in
      // What is private in its source is seen only where a public parameter is of it.
      let isHidden = program.enumerations[Int(index)].isPrivate && !visible.contains(index)
      return TypeSource(
        name: names.enumerations[Int(index)], source: names.file(of: program.enumerations[Int(index)].source),
        lines: Self.enumeration(index, names, isHidden ? .internal : options.access))
    }
    return enums + (shapes + rest).compactMap { written[$0] }
  }

  private static func enumeration(
    _ index: Int32, _ names: SwiftProgramNames, _ access: SwiftOptions.Access
  ) -> [String] {
    let enumeration = names.program.enumerations[Int(index)]
    let cases = names.cases(of: enumeration).map { SwiftNames.identifier($0) }
    let hasClash = cases.contains("allCases")
    let access = access == .internal ? "" : "\(access.rawValue) "
    let place = "Made from `enum \(enumeration.name)`, \(names.place(enumeration.source))."
    var lines = SwiftDocumentation.lines(of: enumeration.documentation, and: [place], indentation: 0)
    // Its conformances serve everywhere, even where all types belong to the main actor unless they say otherwise.
    lines.append(
      "\(access)nonisolated enum \(names.enumerations[Int(index)]): "
        + "Hashable\(hasClash ? "" : ", CaseIterable"), Sendable {")
    let together = "  case \(cases.joined(separator: ", "))"
    if together.count <= 120, enumeration.caseDocumentation.allSatisfy(\.isEmpty) {
      lines.append(together)
    } else {
      for (name, documentation) in zip(cases, enumeration.caseDocumentation) {
        lines += SwiftDocumentation.lines(of: documentation, indentation: 2) + ["  case \(name)"]
      }
    }
    return lines + ["}"]
  }
}

extension ValueType {
  /// The enum that it is, or a list of which it is.
  fileprivate var enumeration: Int32? {
    switch self {
    case .enumeration(let id): Int32(id.index)
    case .list(let element): element.enumeration
    case .invalid, .number, .integer, .angle, .bool, .string, .point, .size, .rect, .color, .paint, .path, .edges,
      .stop:
      nil
    }
  }
}
