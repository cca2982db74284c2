import Foundation
import TestSupport
import Testing

@Suite("shapec describe")
struct DescribeTests {
  @Test
  func `writes the sample of its documentation`() throws {
    let text = try Repository.text(of: "Sources/shapec/README.md")
    let page = try Page("Sources/shapec/README.md").blocks
    let index = try #require(page.firstIndex { $0.tag == ["json"] && $0.text.contains("\"version\"") })
    let source = try #require(page[..<index].last { $0.tag == ["shape"] }).text
    let written = try Workspace().shapec("describe", "-", "--stdin-name", "badge.shape", input: source).picture()
    if isRewriting {
      let file = Repository.root.appending(path: "Sources/shapec/README.md")
      try text.replacing(page[index].text, with: written).write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(written == page[index].text)
    }
  }

  @Test
  func `writes the summary in its documentation`() throws {
    let page = try Page("Sources/shapec/README.md").blocks
    let index = try #require(page.firstIndex { $0.text.hasPrefix("shape Badge: size") })
    let source = try #require(page[..<index].last { $0.tag == ["shape"] }).text
    #expect(try Workspace().shapec("describe", "-", "--summary", input: source).picture() == page[index].text)
  }

  @Test
  func `writes files with errors as they are into a summary, for Git`() throws {
    let work = try Workspace(["a.shape": Source.dot, "b.shape": "shape B {\n  fill nothing\n"])
    let text = try work.shapec("describe", "--summary", "a.shape", "b.shape").picture()
    #expect(text.hasPrefix("a.shape\n\nshape Dot: size 10 x 10, draws from 1 x 1 up, source "))
    #expect(text.hasSuffix("\n\nb.shape\n\nshape B {\n  fill nothing\n"))
  }

  @Test
  func `describes several files, each by itself`() throws {
    let work = try Workspace([
      "w/a.shape": "import \"b.shape\"\nshape A { size 9 x 9; fill ink }\n", "w/b.shape": "let ink = .red\n",
    ])
    let run = try work.shapec("describe", "w")
    let object = try JSONSerialization.jsonObject(with: Data(run.picture().utf8)) as? [String: Any]
    let files = try #require(object?["files"] as? [[String: Any]])
    #expect(files.map { $0["file"] as? String } == ["w/a.shape", "w/b.shape"])
    #expect(files.map { ($0["shapes"] as? [Any])?.count } == [1, 0])
    #expect(files.map { ($0["values"] as? [Any])?.count } == [0, 1])
  }

  @Test
  func `describes all examples`() throws {
    let work = try Workspace.ofExamples()
    let run = try work.shapec("describe", ".")
    let object = try JSONSerialization.jsonObject(with: Data(run.picture().utf8)) as? [String: Any]
    #expect(try (object?["files"] as? [Any])?.count == work.names().count)
  }

  @Test
  func `writes nothing if a file has errors`() throws {
    let work = try Workspace(["a.shape": Source.dot, "b.shape": "shape A { size 9 x 9; fil .red }\n"])
    #expect(try work.shapec("describe", "a.shape", "b.shape").verdict == "1 b.shape:1:23: error E0110")
    #expect(try work.shapec("describe", "c.shape").status == 3)
    let warned = "shape A(n = 1) { size 9 x 9; fill .red }\n"
    #expect(try work.shapec("describe", "-", "--warnings-as-errors", input: warned).status == 1)
  }
}
