import Foundation
import Testing

@Suite("shapec --emit swift")
struct EmitSwiftTests {
  @Test
  func `writes the Swift source of a file to standard output`() throws {
    let work = try Workspace(source: Source.dot)
    let text = try work.shapec("a.shape", "--emit", "swift").picture()
    #expect(text.hasPrefix("// Made by shapec from a.shape."))
    #expect(text.contains("\npublic struct Dot: ShapeKit.ParametricShape {\n"))
  }

  @Test
  func `writes all shapes of all files into one file, or each into its own`() throws {
    let work = try Workspace(["a.shape": Source.two, "b.shape": Source.dot])
    _ = try work.shapec("a.shape", "b.shape", "--emit", "swift", "-o", "All.swift").picture()
    let all = try work.text("All.swift")
    #expect(["One", "Two", "Dot"].allSatisfy { all.contains("struct \($0):") })
    _ = try work.shapec("a.shape", "b.shape", "--emit", "swift", "-o", "out/").picture()
    #expect(try work.names(in: "out") == ["Dot.swift", "One.swift", "Two.swift"])
  }

  @Test
  func `writes what several files import once`() throws {
    let use = { (name: String) in "import \"c.shape\"\nshape \(name) { size 9 x 9; use Part() }\n" }
    let work = try Workspace([
      "a.shape": use("A"), "b.shape": use("B"), "c.shape": "shape Part { size 9 x 9; fill .red }\n",
    ])
    _ = try work.shapec("a.shape", "b.shape", "c.shape", "--emit", "swift", "-o", "out/").picture()
    #expect(try work.names(in: "out") == ["A.swift", "B.swift", "Part.swift"])
  }

  /// Two files with a private shape of one name, and one that uses both.
  private static let parts: [(String, String)] = [
    ("pa.shape", "private shape Dot { size 9 x 9; fill .red }\nshape Pa { size 9 x 9; use Dot() }\n"),
    ("pb.shape", "private shape Dot { size 9 x 9; fill .blue }\nshape Pb { size 9 x 9; use Dot() }\n"),
    ("pm.shape", "import \"pa.shape\"\nimport \"pb.shape\"\nshape Pm { size 9 x 9; use Pa(); use Pb() }\n"),
  ]

  @Test(arguments: [
    ("pm.shape", "Dot PbDot"), ("pa.shape pb.shape", "Dot PbDot"), ("pm.shape pb.shape", "Dot PbDot"),
    ("pb.shape pm.shape ./pa.shape", "Dot PaDot"), ("pa.shape ./pa.shape", "Dot"),
  ])
  func `gives private types of one name different ones, whichever files are compiled together`(
    files: String, dots: String
  ) throws {
    let work = try Workspace(Dictionary(uniqueKeysWithValues: Self.parts))
    _ = try work.shell("$shapec \(files) --emit swift -o out/").picture()
    let names = try work.names(in: "out")
    let expected = dots.split(separator: " ").map { "\($0).swift" }
    #expect(names.filter { $0.contains("Dot") } == expected.sorted())
    for (name, color) in [("Pa", "0xFF0000"), ("Pb", "0x0000FF")] where names.contains("\(name).swift") {
      // What each of them uses is the dot of its own file.
      let text = try work.text("out/\(name).swift")
      let used = try #require(expected.first { text.contains("scene.use(\($0.dropLast(6))())") })
      #expect(try work.text("out/\(used)").contains(color))
    }
  }

  @Test
  func `writes a private enum for all where any file shows it`() throws {
    let work = try Workspace([
      "a.shape": "import \"b.shape\"\nshape A { size 9 x 9; use Inner() }\n",
      "b.shape": """
      private enum Mode { on, off }
      shape Inner { size 9 x 9; let mode: Mode = width > 3 ? .on : .off; if mode == .on { fill .red } }
      shape Shown(mode: Mode = .on) { size 9 x 9; if mode == .on { fill .red } }
      """,
    ])
    _ = try work.shapec("a.shape", "b.shape", "--emit", "swift", "-o", "out/").picture()
    #expect(try work.text("out/Mode.swift").contains("\npublic nonisolated enum Mode:"))
  }

  @Test
  func `says types of the library in full where a type of another file has the name`() throws {
    let work = try Workspace([
      "a.shape": "shape A { size 9 x 9; fill .red, path: circle(center: (1, 2), radius: 3) }\n",
      "b.shape": "shape Point { size 9 x 9 }\n",
    ])
    let text = try work.shapec("a.shape", "b.shape", "--emit", "swift").picture()
    #expect(text.contains(".circle(center: ShapeKit.Point(1, 2), radius: 3)"))
  }

  @Test(arguments: ["public", "internal", "package"])
  func `gives the access that is asked for`(_ level: String) throws {
    let work = try Workspace(source: Source.dot)
    let text = try work.shapec("a.shape", "--emit", "swift", "--access", level).picture()
    #expect(text.contains(level == "internal" ? "\nstruct Dot:" : "\n\(level) struct Dot:"))
  }

  @Test(arguments: ["--size", "--set", "--preview", "--scheme", "--canvas"])
  func `refuses options that only a picture has`(_ option: String) throws {
    let values = ["--size": "9x9", "--set": "a=1", "--preview": "x", "--scheme": "dark", "--canvas": "ink"]
    let work = try Workspace(source: Source.dot)
    let run = try work.shapec("a.shape", "--emit", "swift", option, values[option] ?? "")
    #expect(run.verdict == "2 shapec: error: `\(option)` has no effect on Swift code")
  }

  @Test
  func `refuses two types of one name`() throws {
    let work = try Workspace([
      "a.shape": "shape A { size 9 x 9; fill .red }", "b.shape": "shape A { size 8 x 8; fill .red }",
    ])
    let run = try work.shapec("a.shape", "b.shape", "--emit", "swift")
    #expect(
      run.verdict == "2 shapec: error: `A` in a.shape and `A` in b.shape become two types with the same name")
  }

  @Test
  func `refuses a file that is wrong at some size or value`() throws {
    let work = try Workspace(source: "shape A(n: Int in 0...2 = 1) { size 9 x 9; fill .red, opacity: 1 / n / 3 }\n")
    #expect(try work.shapec("a.shape", "--emit", "swift").verdict.hasPrefix("1 "))
  }
}
