import Foundation
import TestSupport
import Testing

@Suite("The documentation")
struct DocumentationTests {
  @Test(arguments: Page.blocks(tagged: "shape"))
  func `has examples that are correct at all sizes and values`(block: Page.CodeBlock) throws {
    let run = try Workspace.ofExamples().shapec("check", "-", "--stdin-name", "example.shape", input: block.source)
    #expect(run.status == 0 && run.errors == "", "\(block) is not right")
  }

  @Test(arguments: Page.blocks(tagged: "shape", words: 3))
  func `has wrong examples with the stated codes`(block: Page.CodeBlock) throws {
    let run = try Workspace.ofExamples().shapec("check", "-", "--stdin-name", "example.shape", input: block.source)
    let first = run.errors.split(separator: "\n").first { $0.contains(": error: ") }.map(String.init)
    let code = first?.firstMatch(of: /\[(E\d{4})\]$/).map { String($0.1) }
    #expect(block.tag == ["shape", "error", code ?? "none"], "\(block) ends with \(first ?? "no error")")
  }

  @Test(arguments: Page.blocks(tagged: "sh"))
  func `has commands that work in a folder with the examples`(block: Page.CodeBlock) throws {
    let work = try Workspace.ofExamples()
    for command in block.text.split(separator: "\n") where command.hasPrefix("shapec ") {
      let run = try work.shell("shapec() { \"$shapec\" \"$@\"; }\n\(command)")
      #expect(run.status == 0 && run.errors == "", "`\(command)` ends with \(run.verdict)")
    }
  }

  @Test(arguments: Page.names)
  func `has no block of an unknown kind`(page: String) throws {
    let strange = try Page(page).blocks.filter { block in
      switch block.tag.count {
      case 0: false
      case 1: !["shape", "sh", "swift", "ebnf", "json"].contains(block.tag[0])
      default: block.tag.count != 3 || block.tag[0] != "shape" || block.tag[1] != "error"
      }
    }
    #expect(strange.map(\.description) == [])
  }

  @Test(arguments: ["main", "test"])
  func `names the commands that set up everything`(name: String) throws {
    let marked = try Page("README.md").text.split(separator: "<!-- \(name) command -->\n```sh\n")
    #expect(marked.count == 2 && marked[1].split(separator: "\n")[1] == "```")
  }
}

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
