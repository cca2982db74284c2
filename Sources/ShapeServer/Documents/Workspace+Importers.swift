import ShapeEditing
import ShapeLanguage

/// Questions about files that no document imports.
extension Workspace {
  /// Returns the documents and files that import a file, directly or through others, by their paths.
  ///
  /// - Complexity: O(n) for n files.
  mutating func importers(of path: String) -> [String: FileOutline] {
    let summaries = summaries(besides: path)
    var importers: [String: [String]] = [:]
    for (path, summary) in summaries {
      for imported in summary.imports { importers[imported, default: []].append(path) }
    }
    var result: [String: FileOutline] = [:]
    var waiting = [path]
    while let next = waiting.popLast() {
      for importer in importers[next] ?? [] where result[importer] == nil {
        result[importer] = summaries[importer]
        waiting.append(importer)
      }
    }
    return result
  }

  /// Returns the documents and files that import a file, directly or through others, in the order of their paths.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: Files without this name are omitted.
  ///   - newName: A name that the file may get. Files in which it could clash with another one are not omitted.
  mutating func importers(of path: String, naming name: String, or newName: String? = nil) -> [DocumentURI] {
    let summaries = newName == nil ? [:] : summaries()
    func canClash(_ file: FileOutline) -> Bool {
      guard let newName else { return false }
      return file.names.mayContain(newName)
        || file.imports.contains { summaries[$0]?.names.mayContain(newName) ?? false }
    }
    return importers(of: path).filter { $0.value.names.mayContain(name) || canClash($0.value) }.keys.sorted()
      .map { uri(displayPath: $0) }
  }

  /// Returns the compilation of a file, whether or not it is open. `nil` if it can't be read.
  mutating func compilation(of uri: DocumentURI) -> Compilation? {
    if let compilation = compiled(uri) { return compilation }
    guard let path = uri.path, let text = text(of: path) else { return nil }
    var compiler = IncrementalCompiler()
    return compiler.compilation(
      of: SourceFile(path: path, bytes: text), root: root(of: uri), load: loader(for: uri))
  }
}
