import Foundation
import TestSupport
import Testing

@Suite("The documentation")
struct DocumentationTests {
  @Test(arguments: Page.blocks(tagged: "shape"))
  func `has examples that are correct at all sizes and values`(block: Page.CodeBlock) throws {
    let run = try Workspace.ofExamples().shapec("check", "-", "--stdin-name", "example.shape", input: block.source)
    #expect(run.status == 0 && run.errors == "", "\(block) is not correct")
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

  @Test func `states the number of recipes, each of which has a picture on top`() throws {
    let lines = try Page(Repository.cookbook).text.split(separator: "\n")
    let anchors = lines.filter { $0.hasPrefix("### ") }.map { title in
      title.dropFirst(4).lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
        .replacing(" ", with: "-")
    }
    let pictures = lines.compactMap { $0.firstMatch(of: /^<a href="#([^"]+)"/).map { String($0.1) } }
    #expect(pictures == anchors)
    #expect(try Page("README.md").text.contains("how to draw \(anchors.count) everyday shapes"))
  }

  @Test(arguments: ["main", "release", "test"])
  func `names the commands that set up everything`(name: String) throws {
    let marked = try Page("README.md").text.split(separator: "<!-- \(name) command -->\n```sh\n")
    #expect(marked.count == 2 && marked[1].split(separator: "\n")[1] == "```")
  }
}
