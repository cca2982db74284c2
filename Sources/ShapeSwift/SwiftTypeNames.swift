import ShapeCore
import ShapeLanguage

/// The names of the types of one module, which may be generated from several programs that share files.
struct SwiftTypeNames {
  /// The place of a shape's or an enum's declaration: the same for all programs that read its file.
  struct Declaration: Hashable {
    var file: Int
    var start: Int32
  }

  private var names: [Declaration: String] = [:]
  /// All names.
  private(set) var all: Set<String> = []

  /// The files that another program of the module imports.
  let imported: Set<Int>

  private struct Entry {
    var declaration: Declaration
    var name: String
    /// The file, without its folder.
    var source: String
    /// A public name is kept.
    var rank: Int
  }

  /// Private declarations, and those of files that are only imported, get another name if theirs is taken.
  init(of parts: [SwiftWriter.Part]) {
    imported = Set(parts.flatMap { $0.files.dropFirst() })
    let given = Set(parts.map { $0.file })
    var entries: [Entry] = []
    var seen: Set<Declaration> = []
    for part in parts {
      if part.hasPaletteType, seen.insert(part.paletteDeclaration).inserted {
        let source = part.program.sources.first.map { Self.lastComponent($0.path) } ?? ""
        entries.append(
          Entry(
            declaration: part.paletteDeclaration, name: Self.paletteType(source), source: source, rank: 0))
      }
      for (name, source, isPrivate) in Self.declarations(in: part.program) {
        let declaration = part.declaration(at: source)
        guard seen.insert(declaration).inserted else { continue }
        entries.append(
          Entry(
            declaration: declaration, name: SwiftNames.type(name),
            source: Self.lastComponent(part.program.source(of: source).path),
            rank: isPrivate ? 2 : given.contains(declaration.file) ? 0 : 1))
      }
    }
    var taken = SwiftNameSet()
    for rank in 0...2 {
      for entry in entries where entry.rank == rank {
        var name = entry.name
        if taken.contains(name) { name = taken.add(Self.stem(entry.source) + name) } else { taken.insert(name) }
        all.insert(name)
        names[entry.declaration] = name
      }
    }
  }

  func name(of declaration: Declaration) -> String? { names[declaration] }

  /// Returns the shapes and enums of a program in the order of its files, without the language's own enums.
  private static func declarations(in program: Program) -> [(name: String, source: SourceSpan, isPrivate: Bool)] {
    let shapes = program.shapes.map {
      (name: program.names.spelling($0.name), source: $0.source, isPrivate: $0.isPrivate)
    }
    let enums = program.enumerations.dropFirst(BuiltinEnum.allCases.count).map {
      (name: $0.name, source: $0.source, isPrivate: $0.isPrivate)
    }
    return (enums + shapes).sorted { ($0.source.file, $0.source.start) < ($1.source.file, $1.source.start) }
  }

  static func lastComponent(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// Returns the name of the type for the palette in a file.
  static func paletteType(_ file: String) -> String {
    SwiftNames.type(typeName(file) ?? "Palette", suffix: "Palette")
  }

  /// Returns the name of a file without its extension, as the beginning of a type's name.
  private static func stem(_ file: String) -> String { typeName(file) ?? "Other" }

  private static func typeName(_ file: String) -> String? {
    var result = ""
    for part in file.split(separator: ".").first?.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) ?? [] {
      result += part.prefix(1).uppercased() + part.dropFirst()
    }
    let isName = result.allSatisfy { $0.isASCII } && result.first?.isLetter == true
    return isName ? result : nil
  }
}

extension SwiftWriter.Part {
  /// The number of the file among all files of the module.
  fileprivate var file: Int { files.first ?? 0 }

  /// Whether it is a palette with values, which become the members of a type.
  var hasPaletteType: Bool { program.isPalette && program.hasPublicValues }

  /// The declaration of the palette's type, which is the whole file.
  var paletteDeclaration: SwiftTypeNames.Declaration { SwiftTypeNames.Declaration(file: file, start: -1) }

  /// Returns what would be the declaration of a palette in a file.
  func palette(ofFile index: Int) -> SwiftTypeNames.Declaration {
    SwiftTypeNames.Declaration(file: files.indices.contains(index) ? files[index] : -1, start: -1)
  }

  func declaration(at source: SourceSpan) -> SwiftTypeNames.Declaration {
    let isRead = files.indices.contains(Int(source.file))
    return SwiftTypeNames.Declaration(file: isRead ? files[Int(source.file)] : -1, start: source.start)
  }
}
