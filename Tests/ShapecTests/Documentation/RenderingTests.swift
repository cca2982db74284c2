import Foundation
import TestSupport
import Testing

/// The pictures that the pages show. `SHAPE_REWRITE=1 swift test --filter RenderingTests` draws them again.
@Suite("The committed renderings")
struct RenderingTests {
  static let folder = Repository.examples.appending(path: "Rendered")
  static let names = Set(Page.names.flatMap { (try? Page($0).renderings) ?? [] }).sorted()

  @Test(arguments: names)
  func `are the current output of the compiler`(name: String) throws {
    let file = Self.folder.appending(path: "\(name).svg")
    let drawn = try Self.draw(name)
    if isRewriting {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(drawn.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == drawn)
  }

  @Test(.disabled(if: isRewriting, "they are being drawn"))
  func `are those that the pages show, and no others`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(found == Self.names.map { "\($0).svg" }.sorted())
  }

  /// Draws the shape with that name in the README or the cookbook, or else the shape or the preview with that name in
  /// the examples.
  private static func draw(_ name: String) throws -> String {
    let work = try Workspace.ofExamples()
    for block in try ["README.md", Repository.cookbook].flatMap({ try Page($0).blocks })
    where declares("shape \(name)", in: block.text) {
      return try work.shapec("-", "--shape", name, "--emit", "svg", input: block.text).picture()
    }
    for file in try work.names() {
      let text = try work.text(file)
      if declares("shape \(name)", in: text) {
        return try work.shapec(file, "--shape", name, "--emit", "svg").picture()
      }
      if text.contains("named: \"\(name)\"") {
        return try work.shapec(file, "--preview", name, "--emit", "svg").picture()
      }
    }
    throw Unknown(name: name)
  }

  private static func declares(_ declaration: String, in text: String) -> Bool {
    text.split(separator: "\n").contains { $0.hasPrefix(declaration + "(") || $0.hasPrefix(declaration + " ") }
  }

  struct Unknown: Error { var name: String }
}
