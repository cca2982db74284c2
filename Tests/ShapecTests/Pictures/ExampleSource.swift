import Foundation

/// An example, read as plain text: the ranges of its parameters and its smallest size.
struct ExampleSource {
  let url: URL
  private let header: Substring
  private let body: Substring

  enum Malformed: Error { case noShape(String), noRange(parameter: String), noMinimum }

  init(_ picture: ReferencePicture) throws {
    url = Self.folder.appending(path: "\(picture.example).shape")
    let text = try String(contentsOf: url, encoding: .utf8)
    guard let start = text.range(of: "shape \(picture.shape)"),
      let brace = text[start.upperBound...].firstIndex(of: "{")
    else { throw Malformed.noShape(picture.shape) }
    header = text[start.upperBound..<brace]
    body = text[brace...]
  }

  /// The two ends of `name in low...high` or `name: Type in low...high`, as they are spelt.
  func range(of name: String) throws -> [String] {
    for parameter in header.split(whereSeparator: { "(,)".contains($0) }) {
      let words = parameter.split { " :\n".contains($0) }.map(String.init)
      guard words.first == name, let word = words.firstIndex(of: "in"), word + 1 < words.count,
        let dots = words[word + 1].range(of: "...")
      else { continue }
      return [String(words[word + 1][..<dots.lowerBound]), String(words[word + 1][dots.upperBound...])]
    }
    throw Malformed.noRange(parameter: name)
  }

  /// What follows `min:` in the first `size` of the shape.
  func minimum() throws -> (width: Double, height: Double) {
    guard let size = body.range(of: "size "), let line = body[size.upperBound...].split(separator: "\n").first,
      let label = line.range(of: "min:")
    else { throw Malformed.noMinimum }
    let numbers = line[label.upperBound...].prefix { !",;/".contains($0) }.split(separator: "x")
      .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2 else { throw Malformed.noMinimum }
    return (numbers[0], numbers[1])
  }

  static var folder: URL {
    var root = URL(filePath: #filePath)
    for _ in 1...4 { root.deleteLastPathComponent() }
    return root.appending(path: "Examples")
  }
}

/// The compiler that was built along with the tests.
enum BuiltCompiler {
  struct Missing: Error {}

  static func run(_ arguments: [String]) throws -> Command { try Command.run(path(), arguments) }

  /// What the compiler writes for a picture.
  static func svg(_ source: ExampleSource, shape: String, _ options: [String] = []) throws -> String {
    let arguments = [source.url.path, "--shape", shape] + options + ["--emit", "svg"]
    return try String(decoding: Command.output(of: path(), arguments), as: UTF8.self)
  }

  /// The executable lies beside the bundle of the tests, whose path is among the arguments of the test run.
  private static func path() throws -> String {
    for argument in CommandLine.arguments {
      var url = URL(filePath: argument)
      guard url.pathComponents.contains(where: { $0.hasSuffix(".xctest") }) else { continue }
      while !url.lastPathComponent.hasSuffix(".xctest") { url.deleteLastPathComponent() }
      let executable = url.deletingLastPathComponent().appending(path: "shapec").path
      if FileManager.default.isExecutableFile(atPath: executable) { return executable }
    }
    throw Missing()
  }
}
