import ShapeLanguage

/// Reads and compiles files with their imports.
package struct SourceReader {
  private let input: Input
  private let reach: ImportReach

  package init(_ input: Input) {
    self.input = input
    reach = ImportReach(input)
  }

  /// - Parameters:
  ///   - others: More files, which are checked with the first one. Those that it can't reach are omitted.
  ///   - files: Gets the files that are read.
  package func compile(
    _ path: String, with others: ArraySlice<String> = [], _ settings: [Setting], _ files: inout ReadFiles
  ) throws(Failure) -> Compilation {
    let name = input.name(of: path)
    files.add(path)
    let bytes = try Self.bytes(of: path, named: name)
    let root = self.root(for: name)
    let paths = others.compactMap { other in
      reach.root(for: other).map { $0.mainFolder + other.dropFirst(Files.folder(of: other).count) }
    }
    return Compiler.compile(SourceFile(path: name, bytes: bytes), with: paths, root: root, settings: settings) {
      files.imported(root.path + $0, reach.load)
    }
  }

  /// Returns the bytes of a file that the command line names.
  package static func bytes(of path: String, named name: String) throws(Failure) -> [UInt8] {
    do throws(FileFailure) {
      return try Files.read(path, limit: SourceLimits.fileBytes)
    } catch {
      throw .file("can't read \(name): \(error.reason)")
    }
  }

  /// Returns the folder that imports of a file stay within.
  package func root(for name: String) -> ImportRoot {
    reach.root(for: name) ?? ImportRoot(path: Files.folder(of: name), mainFolder: "")
  }

  /// Reads an imported file.
  package func load(_ path: String, in root: ImportRoot) -> Result<[UInt8], LoadFailure> {
    reach.load(root.path + path)
  }
}
