import ShapeCore
import ShapeLanguage

/// Writes shapes as Swift source that draws them at any size and with any values, with `ShapeCore`.
///
/// Each shape becomes one struct. The names, functions, choices and loops of the source are kept, so that it can be
/// compared with the source. The generated code draws exactly the same as the evaluator, to the bit.
public enum SwiftWriter {
  /// A program, and the shapes of it to write.
  public struct Part: Sendable {
    public var program: Program
    package var shapes: [ShapeID]
    /// A number for the file of each source: the same one in all programs of a module that read it.
    public var files: [Int]
    /// What is proved about its shapes, for their documentation.
    package var proofs: [ShapeID: ShapeProof]

    /// Creates a part. Without file numbers, the program is the only one in its module.
    package init(program: Program, shapes: [ShapeID], proofs: [ShapeID: ShapeProof] = [:], files: [Int]? = nil) {
      self.program = program
      self.shapes = shapes
      self.proofs = proofs
      self.files = files ?? Array(program.sources.indices)
    }
  }

  /// The type of a shape or an enum of a program.
  public struct TypeSource: Equatable, Sendable {
    public var name: String
    /// The source file, without its folder.
    public var source: String
    /// The index of its part.
    public var part: Int
    /// The name in the source if it is visible to others: it is public, and its file is not only imported.
    public var publicName: String?
    /// The place of the declaration in the program of its part. That of a palette is the beginning of the file.
    package var place: SourceSpan
    /// The declaration, after its documentation.
    var declaration: [SwiftStatement]
    /// The aliases in an extension of the type.
    var aliases: [SwiftStatement] = []
    /// The previews of a shape.
    var previews: [[SwiftStatement]] = []
    /// The modules that declarations with the requested access level mention.
    var visibleModules: Set<SwiftFile.Module> = []
  }

  /// Returns the types of some shapes, and all types that they use.
  package static func types(
    for program: Program, shapes: [ShapeID], proofs: [ShapeID: ShapeProof] = [:],
    options: SwiftOptions = SwiftOptions()
  ) -> [TypeSource] {
    types(of: [Part(program: program, shapes: shapes, proofs: proofs)], options: options)
  }

  /// Returns the types of the shapes of several programs, and all types that they use, for one module. Shared types are
  /// written once, and no two types have the same name, although two may have the same `publicName`.
  public static func types(of parts: [Part], options: SwiftOptions = SwiftOptions()) -> [TypeSource] {
    var module = SwiftModuleWriter(parts, options)
    for index in parts.indices { module.write(part: index) }
    return module.types
  }

  /// Returns the warning that a type hides one of those that apps use, or `nil`. In a namespace it hides none.
  public static func nameWarning(about type: TypeSource, options: SwiftOptions = SwiftOptions()) -> Diagnostic? {
    guard options.namespace == nil, let owner = AppTypeNames.owner(of: type.name) else { return nil }
    return Diagnostic(.hidesAppType(type.name, of: owner), at: type.place)
  }

  /// Returns all types of a module as one file.
  public static func file(of types: [TypeSource], options: SwiftOptions = SwiftOptions()) -> [UInt8] {
    SwiftFile(types: types, options: options, declaresNamespace: true).bytes
  }

  /// Returns a file for each type of a module, with its name without the extension and the index of its part. If there
  /// is a namespace, the first file declares it.
  public static func files(
    of types: [TypeSource], options: SwiftOptions = SwiftOptions()
  ) -> [(name: String, bytes: [UInt8], part: Int)] {
    let files: [(name: String, bytes: [UInt8], part: Int)] = types.map {
      ($0.name, SwiftFile(types: [$0], options: options, declaresNamespace: false).bytes, $0.part)
    }
    guard let namespace = options.namespace, let first = types.first else { return files }
    return [(namespace.name, SwiftFile.declaration(of: namespace, for: types, options), first.part)] + files
  }
}
