import ShapeCore
import ShapeLanguage

/// Converts places in the files of a compilation to those of the protocol.
struct Places {
  private let workspace: Workspace
  private let sources: [SourceFile]
  /// The lines of each file that was needed.
  private var lines: [Int: LineIndex] = [:]

  /// - Parameter trees: The trees of the compilation, by file.
  init(_ workspace: Workspace, _ trees: [SyntaxTree]) {
    self.workspace = workspace
    sources = trees.map { $0.source }
  }

  mutating func position(_ offset: Int, in file: Int = 0) -> JSONValue {
    lines(of: file).position(of: offset).json
  }

  mutating func range(_ bytes: Range<Int>, in file: Int = 0) -> JSONValue {
    ["start": position(bytes.lowerBound, in: file), "end": position(bytes.upperBound, in: file)]
  }

  mutating func range(_ span: SourceSpan) -> JSONValue { range(Int(span.start)..<Int(span.end), in: Int(span.file)) }

  /// Returns the file and the range of a span.
  mutating func location(_ span: SourceSpan) -> JSONValue {
    ["uri": .string(uri(ofFile: Int(span.file)).text), "range": range(span)]
  }

  /// Returns the address of a file, as the client wrote it if the document is open.
  func uri(ofFile file: Int) -> DocumentURI {
    workspace.uri(displayPath: sources.indices.contains(file) ? sources[file].path : "")
  }

  /// Returns the offset of a position of a request.
  mutating func offset(_ value: JSONValue?, in file: Int = 0) throws(ResponseError) -> Int {
    lines(of: file).offset(of: try LineIndex.Position(value))
  }

  /// Returns the bytes of a range of a request.
  mutating func bytes(_ value: JSONValue?, in file: Int = 0) throws(ResponseError) -> Range<Int> {
    let start = try offset(value?["start"], in: file)
    return start..<max(start, try offset(value?["end"], in: file))
  }

  /// Returns an edit of a file.
  mutating func edit(_ edit: TextEdit) -> JSONValue {
    ["range": range(edit.span), "newText": .string(edit.replacement)]
  }

  /// Returns the part of each line that a range of bytes contains.
  mutating func lines(of bytes: Range<Int>, in file: Int = 0) -> [(start: LineIndex.Position, length: Int)] {
    lines(of: file).lines(of: bytes)
  }

  private mutating func lines(of file: Int) -> LineIndex {
    if let known = lines[file] { return known }
    let index = sources.indices.contains(file) ? workspace.lines(of: sources[file]) : LineIndex([], workspace.encoding)
    lines[file] = index
    return index
  }
}
