import Foundation
import TestSupport

/// An example, read as plain text.
struct ExampleSource {
  let url: URL
  private let header: Substring
  private let body: Substring

  enum Malformed: Error { case noShape(String), noSize }

  init(_ picture: ReferencePicture) throws {
    url = Self.folder.appending(path: "\(picture.example).shape")
    let text = try String(contentsOf: url, encoding: .utf8)
    guard let start = text.range(of: "\nshape \(picture.shape)"),
      let brace = text[start.upperBound...].firstIndex(of: "{")
    else { throw Malformed.noShape(picture.shape) }
    header = text[start.upperBound..<brace]
    body = text[brace...]
  }

  /// A parameter as it is declared.
  struct Declaration: Equatable {
    var name: String
    var range: String?
    var normal: String
  }

  /// The parameters, each `name in low...high = default`, where the type or the range may be missing.
  var parameters: [Declaration] {
    var texts = [""]
    var brackets = 0
    for character in header.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst().dropLast() {
      if "([".contains(character) { brackets += 1 }
      if ")]".contains(character) { brackets -= 1 }
      if character == ",", brackets == 0 { texts.append("") } else { texts[texts.count - 1].append(character) }
    }
    return texts.filter { !$0.isEmpty }.map { text in
      let sides = text.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      let words = sides[0].split { " :".contains($0) }.map(String.init)
      let range = words.firstIndex(of: "in").map { words[($0 + 1)...].joined() }
      return Declaration(name: words[0], range: range, normal: sides.count > 1 ? sides[1] : "")
    }
  }

  /// Returns the two numbers after the first `size`.
  func designSize() throws -> [Double] {
    guard let size = body.range(of: "size ") else { throw Malformed.noSize }
    let text = body[size.upperBound...].prefix { $0 != "," && $0 != "\n" }
    return text.split(separator: "x").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
  }

  static let folder = Repository.examples
}

/// The compiler from the same build as the tests.
enum BuiltCompiler {

  /// Compiles a picture that the compiler may refuse.
  static func run(_ picture: ReferencePicture, _ options: [String]) throws -> Command {
    try Command.run(ShapecRun.executable(), arguments(for: picture) + options + ["--emit", "svg"])
  }

  /// Returns the output of the compiler for a picture.
  static func svg(_ picture: ReferencePicture, _ options: [String] = []) throws -> String {
    try svg(arguments(for: picture) + options)
  }

  /// Returns the output of the compiler for a file and options.
  static func svg(_ arguments: [String]) throws -> String { try output(arguments, format: "svg") }

  static func output(_ arguments: [String], format: String) throws -> String {
    try String(decoding: Command.output(of: ShapecRun.executable(), arguments + ["--emit", format]), as: UTF8.self)
  }

  static func svg(preview name: String, of picture: ReferencePicture) throws -> String {
    try svg([file(of: picture), "--preview", name])
  }

  private static func file(of picture: ReferencePicture) -> String {
    "\(ExampleSource.folder.path)/\(picture.example).shape"
  }

  static func arguments(for picture: ReferencePicture) -> [String] {
    [file(of: picture), "--shape", picture.shape]
  }
}
