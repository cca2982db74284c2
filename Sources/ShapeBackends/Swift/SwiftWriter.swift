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
  /// A program of which some shapes are written.
  public struct Part: Sendable {
    public var program: Program
    public var shapes: [ShapeID]
    /// For each source of the program, a number for its file: the same one in all programs of a module that read it.
    public var files: [Int]

    /// Creates a program that is alone in its module, unless the numbers of its files are given.
    public init(program: Program, shapes: [ShapeID], files: [Int]? = nil) {
      self.program = program
      self.shapes = shapes
      self.files = files ?? Array(program.sources.indices)
    }
  }

  /// A type that a shape or an enum of a program becomes.
  public struct TypeSource: Equatable, Sendable {
    public var name: String
    /// The file it comes from, without its folder.
    public var source: String
    /// Which of the parts it is written for.
    public var part: Int
    /// The name in the source, where others know it by that: it is public, and its file is one that was given.
    public var publicName: String?
    var lines: [String]
  }

  /// Returns the types of some shapes, and of all that these use.
  public static func types(
    for program: Program, shapes: [ShapeID], options: SwiftOptions = SwiftOptions()
  ) -> [TypeSource] {
    types(of: [Part(program: program, shapes: shapes)], options: options)
  }

  /// Returns the types of the shapes of several programs, and of all that these use, for one module: what several of
  /// them share is written once, and no two types have the same name, though two may have the same `publicName`.
  public static func types(of parts: [Part], options: SwiftOptions = SwiftOptions()) -> [TypeSource] {
    var module = SwiftModuleWriter(parts, options)
    for index in parts.indices { module.write(part: index) }
    return module.types
  }

  /// Returns some types as one file.
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
}
