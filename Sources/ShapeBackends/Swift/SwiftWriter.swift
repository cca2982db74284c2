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
  /// A file of Swift source.
  public struct File: Sendable {
    /// Without an ending.
    public var name: String
    public var bytes: [UInt8]
  }

  /// All shapes, and what they use, as one file.
  public static func file(for program: Program, shapes: [Int32], options: SwiftOptions = SwiftOptions()) -> [UInt8] {
    let types = Self.types(program, shapes, options)
    return bytes(types.map(\.lines), sources: types.map(\.source), SwiftProgramNames(program))
  }

  /// Each shape, and each enum, as a file of its own; with those that they use.
  public static func files(for program: Program, shapes: [Int32], options: SwiftOptions = SwiftOptions()) -> [File] {
    let names = SwiftProgramNames(program)
    return Self.types(program, shapes, options).map { type in
      File(name: type.name, bytes: bytes([type.lines], sources: [type.source], names))
    }
  }

  private struct TypeText {
    var name: String
    var lines: [String]
    /// The file it comes from.
    var source: Int32
  }

  /// The types of shapes and of what they use, those that are asked for first and the rest in the order of the program.
  private static func types(_ program: Program, _ shapes: [Int32], _ options: SwiftOptions) -> [TypeText] {
    let names = SwiftProgramNames(program)
    var written: [Int32: TypeText] = [:]
    var enumerations: Set<Int32> = []
    var waiting = shapes
    while let shape = waiting.popLast() {
      guard written[shape] == nil else { continue }
      var writer = SwiftShapeWriter(names, shape: shape, options: options)
      let lines = writer.text()
      written[shape] = TypeText(
        name: names.shapes[Int(shape)], lines: lines, source: program.shapes[Int(shape)].source.file)
      enumerations.formUnion(writer.needs.enumerations)
      waiting += writer.needs.shapes.sorted()
    }
    let rest = written.keys.filter { !shapes.contains($0) }.sorted()
    let enums = enumerations.sorted().map { index in
      TypeText(
        name: names.enumerations[Int(index)], lines: Self.enumeration(index, names, options),
        source: program.enumerations[Int(index)].source.file)
    }
    return enums + (shapes + rest).compactMap { written[$0] }
  }

  private static func enumeration(
    _ index: Int32, _ names: SwiftProgramNames, _ options: SwiftOptions
  ) -> [String] {
    let enumeration = names.program.enumerations[Int(index)]
    let cases = enumeration.cases.map { SwiftNames.identifier(names.spelling($0)) }
    let hasClash = cases.contains("allCases")
    let access = options.access == .internal ? "" : "\(options.access.rawValue) "
    return [
      "/// Made from `enum \(enumeration.name)`, \(names.place(enumeration.source)).",
      "\(access)enum \(names.enumerations[Int(index)]): Hashable\(hasClash ? "" : ", CaseIterable"), Sendable {",
      "  case \(cases.joined(separator: ", "))",
      "}",
    ]
  }

  private static func bytes(_ texts: [[String]], sources: [Int32], _ names: SwiftProgramNames) -> [UInt8] {
    var files: [String] = []
    for source in sources where source >= 0 {
      let file = names.file(Int(source))
      if !files.contains(file) { files.append(file) }
    }
    var lines = [
      "// Made by shapec from \(files.joined(separator: ", ")). Changes are lost when it is made again.", "",
    ]
    lines += ["import ShapeKit"]
    for text in texts { lines += [""] + text }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
