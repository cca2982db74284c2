import Foundation
import ShapeCore
import ShapeLanguage
import TestSupport
import Testing

/// Compiles a snippet, draws its declarations, and expects exactly the messages that are written in it.
///
/// A snippet is a `.shape` source with each message below the line it is about:
///
///     fill tnit
///          ^^^^ E0201: unknown name `tnit`
///          help: did you mean `tint`?
///
/// The carets mark the underlined bytes; `>` after them means that the place continues on the next line. A note about
/// another place is written there, under `~~~~`. A note without a place follows its message as `note:`. A line
/// `--- name.shape` begins another file, which the first may import. A snippet without messages is a correct program.
///
/// With `SHAPE_REWRITE=1` in the environment, the actual messages replace the expected ones in the source of the test.
/// Read them before you commit them.
/// - Parameter includesMotion: Whether to expect warnings about animations, too.
func expect(
  _ snippet: String, includesMotion: Bool = false, path: String = #filePath,
  at location: SourceLocation = #_sourceLocation
) {
  var checked = Snippet(snippet)
  checked.includesMotion = includesMotion
  let actual = checked.annotated()
  if actual != snippet, isRewriting {
    return MultilineText.rewrite(snippet, as: actual, in: path)
  }
  #expect(actual == snippet, "the messages differ", sourceLocation: location)
}

/// The files of a snippet, without the messages.
struct Snippet {
  var files: [SourceFile] = []
  var includesMotion = false

  init(_ text: String) {
    var path = "main.shape"
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        if !(files.isEmpty && lines.isEmpty) { files.append(SourceFile(path: path, lines: lines)) }
        (path, lines) = (String(line.dropFirst(4)), [])
      } else if !Self.isMessage(line) {
        lines.append(line)
      }
    }
    files.append(SourceFile(path: path, lines: lines))
  }

  private static func isMessage(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return ["^", "~", "help: ", "note: "].contains { text.hasPrefix($0) }
  }

  /// Returns the result of compiling. The files after the first can be imported.
  func compile() -> Compilation {
    Compiler.compile(files[0]) { path in
      guard let file = files.first(where: { $0.path == path }) else { return .failure(.unreadable("no such file")) }
      return .success(file.bytes)
    }
  }

  /// Returns the messages of compiling and, if it finds no error, of drawing.
  func diagnostics() -> [Diagnostic] {
    let compilation = compile()
    guard !compilation.hasErrors else { return compilation.diagnostics }
    return compilation.diagnostics + Linter.diagnostics(for: compilation.program, includesMotion: includesMotion)
  }

  // MARK: Messages

  /// Returns the snippet with its actual messages.
  func annotated() -> String {
    let compilation = compile()
    let sources = compilation.program.sources
    var marks: [Int: [Int: [String]]] = [:]
    func mark(_ span: SourceSpan, _ sign: Character, _ lines: [String]) {
      guard span.file >= 0 else { return marks[-1, default: [:]][0, default: []] += lines }
      let table = LineTable(sources[Int(span.file)])
      let (start, end) = (table.position(of: Int(span.start)), table.position(of: Int(span.end)))
      let length = table.position(of: table.range(ofLine: start.line).upperBound).column
      let count = max(1, (start.line == end.line ? end.column : length) - start.column)
      let indent = String(repeating: " ", count: start.column - 1)
      let signs = String(repeating: sign, count: count) + (start.line == end.line ? "" : ">")
      var lines = lines.map { indent + $0 }
      lines[0] = "\(indent)\(signs) \(lines[0].dropFirst(indent.count))"
      marks[Int(span.file), default: [:]][start.line, default: []] += lines
    }
    for diagnostic in diagnostics() {
      var lines = ["\(diagnostic.problem.code): \(diagnostic.problem.message)"]
      lines += diagnostic.notes.filter { $0.span.file < 0 }.map { "note: \($0.text)" }
      if let hint = diagnostic.problem.hint { lines.append("help: \(hint)") }
      mark(diagnostic.span, "^", lines)
      for note in diagnostic.notes where note.span.file >= 0 {
        mark(note.span, "~", ["note of \(diagnostic.problem.code): \(note.text)"])
      }
    }
    var result = marks[-1]?[0] ?? []
    for file in files {
      if file.path != "main.shape" { result.append("--- \(file.path)") }
      let index = sources.firstIndex { $0.path == file.path }
      for (line, text) in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      {
        result.append(String(decoding: text, as: UTF8.self))
        if let index { result += marks[index]?[line + 1] ?? [] }
      }
    }
    return result.joined(separator: "\n")
  }
}

extension SourceFile {
  fileprivate init(path: String, lines: [Substring]) {
    self.init(path: path, bytes: Array(lines.joined(separator: "\n").utf8))
  }
}
