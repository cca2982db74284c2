import ShapeCore
import ShapeLanguage

extension SyntaxTree {
  /// The paths of the files that the file imports.
  public var importedPaths: [String] { writtenImports.map { $0.path } }

  /// The paths in imports, and the files that they mean.
  private var writtenImports: [(literal: StringSyntax, path: String)] {
    let folder = FolderPath(ofFile: source.path)
    return declarations.compactMap { declaration in
      guard case .import(let view) = declaration, let literal = view.path, !literal.content.isEmpty else { return nil }
      return (literal, folder.file(at: literal.content))
    }
  }

  /// Returns the edits of imports for when files move, this one or those that it imports.
  ///
  /// - Parameter newPath: Returns the new path of a file, or the same if it stays.
  public func importEdits(whenMoved newPath: (String) -> String) -> [TextEdit] {
    let folder = FolderPath(ofFile: newPath(source.path))
    return writtenImports.compactMap { literal, path in
      let target = newPath(path)
      guard literal.hasStraightQuotes, folder.file(at: literal.content) != target, target.hasSuffix(".shape"),
        let written = folder.path(to: target)
      else { return nil }
      let escaped = written.reduce(into: "") { result, character in
        if character == "\"" || character == "\\" { result += "\\" }
        result.append(character)
      }
      return TextEdit(literal.span, "\"\(escaped)\"")
    }
  }
}

extension FolderPath {
  /// Returns the path of the file that an import in the folder means.
  fileprivate func file(at written: String) -> String {
    let name = written.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(written[written.utf8.index(after: $0)...]) }
    return FolderPath(ofFile: text + "/" + written).text + "/" + (name ?? written)
  }

  /// Returns the path of a file as an import in the folder writes it.
  public func path(to file: String) -> String? {
    guard let common = FolderPath(ofFile: file).common(with: self)?.text else { return nil }
    let depth = text.split(separator: "/").count - common.split(separator: "/").count
    return String(repeating: "../", count: depth) + String(file.dropFirst(common == "/" ? 1 : common.count + 1))
  }
}
