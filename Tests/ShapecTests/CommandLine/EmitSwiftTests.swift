import Foundation
import Testing

@Suite("shapec --emit swift")
struct EmitSwiftTests {
  @Test("writes the Swift source of a file to standard output")
  func standardOutput() throws {
    let work = try Workspace(source: Source.dot)
    let text = try work.shapec("a.shape", "--emit", "swift").picture()
    #expect(text.hasPrefix("// Made by shapec from a.shape."))
    #expect(text.contains("\npublic struct Dot: ShapeKit.ParametricShape {\n"))
  }

  @Test("writes all shapes of all files into one file, or each into its own")
  func files() throws {
    let work = try Workspace(["a.shape": Source.two, "b.shape": Source.dot])
    _ = try work.shapec("a.shape", "b.shape", "--emit", "swift", "-o", "All.swift").picture()
    let all = try work.text("All.swift")
    #expect(["One", "Two", "Dot"].allSatisfy { all.contains("struct \($0):") })
    _ = try work.shapec("a.shape", "b.shape", "--emit", "swift", "-o", "out/").picture()
    #expect(try work.names(in: "out") == ["Dot.swift", "One.swift", "Two.swift"])
  }

  @Test("writes what several files import once")
  func imports() throws {
    let use = { (name: String) in "import \"c.shape\"\nshape \(name) { size 9 x 9; use Part() }\n" }
    let work = try Workspace([
      "a.shape": use("A"), "b.shape": use("B"), "c.shape": "shape Part { size 9 x 9; fill .red }\n",
    ])
    _ = try work.shapec("a.shape", "b.shape", "c.shape", "--emit", "swift", "-o", "out/").picture()
    #expect(try work.names(in: "out") == ["A.swift", "B.swift", "Part.swift"])
  }

  @Test("gives the access that is asked for", arguments: ["public", "internal", "package"])
  func access(_ level: String) throws {
    let work = try Workspace(source: Source.dot)
    let text = try work.shapec("a.shape", "--emit", "swift", "--access", level).picture()
    #expect(text.contains(level == "internal" ? "\nstruct Dot:" : "\n\(level) struct Dot:"))
  }

  @Test("refuses options that only a picture has", arguments: ["--size", "--set", "--preview", "--scheme", "--canvas"])
  func pictureOptions(_ option: String) throws {
    let values = ["--size": "9x9", "--set": "a=1", "--preview": "x", "--scheme": "dark", "--canvas": "ink"]
    let work = try Workspace(source: Source.dot)
    let run = try work.shapec("a.shape", "--emit", "swift", option, values[option] ?? "")
    #expect(run.verdict == "2 shapec: error: \(option) does not go with `--emit swift`")
  }

  @Test("refuses two types of one name")
  func clash() throws {
    let work = try Workspace([
      "a.shape": "shape A { size 9 x 9; fill .red }", "b.shape": "shape A { size 8 x 8; fill .red }",
    ])
    let run = try work.shapec("a.shape", "b.shape", "--emit", "swift")
    #expect(
      run.verdict == "2 shapec: error: `A` in a.shape and `A` in b.shape would be two types of one name")
  }

  @Test("refuses a file that is wrong at some size or value")
  func errors() throws {
    let work = try Workspace(source: "shape A(n: Int in 0...2 = 1) { size 9 x 9; fill .red, opacity: 1 / n / 3 }\n")
    #expect(try work.shapec("a.shape", "--emit", "swift").verdict.hasPrefix("1 "))
  }
}
