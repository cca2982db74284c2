import Foundation
import Testing

@Suite("shapec --emit svg")
struct EmitTests {
  @Test
  func `draws a file to standard output`() throws {
    let work = try Workspace(source: Source.dot)
    #expect(try work.shapec("a.shape", "--emit", "svg").picture().hasSuffix("</svg>\n"))
  }

  @Test
  func `accepts options before files, after them, and with an equals sign`() throws {
    let work = try Workspace(source: Source.dot)
    let pictures = try [
      work.shapec("a.shape", "--emit", "svg"), work.shapec("--emit", "svg", "a.shape"),
      work.shapec("--emit=svg", "--", "a.shape"), work.shapec("a.shape", "--emit", "svg", "-o", "-"),
    ].map { try $0.picture() }
    #expect(Set(pictures).count == 1)
  }

  @Test
  func `draws every shape of every file into a folder, which it creates`() throws {
    let work = try Workspace(["a.shape": Source.two, "b.shape": Source.dot, "c.shape": "let a = 1\n"])
    _ = try work.shapec("a.shape", "b.shape", "c.shape", "--emit", "svg", "-o", "new/out/").picture()
    #expect(try work.names(in: "new/out") == ["Dot.svg", "One.svg", "Two.svg"])
  }

  @Test
  func `writes into a file the same bytes as to standard output`() throws {
    let work = try Workspace(source: Source.dot)
    _ = try work.shapec("a.shape", "--emit", "svg", "-o", "dot.svg").picture()
    #expect(try work.text("dot.svg") == work.shapec("a.shape", "--emit", "svg").picture())
  }

  @Test
  func `compiles a file once if it is named twice`() throws {
    let work = try Workspace(source: Source.dot)
    _ = try work.shapec("a.shape", "./a.shape", "--emit", "svg", "-o", "out/").picture()
    #expect(try work.names(in: "out") == ["Dot.svg"])
  }

  @Test
  func `lists the shapes if there are several and none is named`() throws {
    let work = try Workspace(source: Source.two)
    let run = try work.shapec("a.shape", "--emit", "svg")
    #expect(run.verdict == "2 shapec: error: a.shape has several shapes: One, Two")
  }

  @Test
  func `does not write two pictures to standard output`() throws {
    let work = try Workspace(["a.shape": Source.dot, "b.shape": "shape B { size 1 x 1 }"])
    let run = try work.shapec("a.shape", "b.shape", "--emit", "svg")
    #expect(
      run.verdict
        == "2 shapec: error: standard output takes one picture, but there are several: Dot in a.shape, B in b.shape")
  }

  @Test
  func `draws the shape that is named`() throws {
    let work = try Workspace(source: Source.two)
    #expect(try work.shapec("a.shape", "--shape", "Two", "--emit", "svg").picture().contains("width=\"20\""))
  }

  @Test
  func `suggests the shape that may be meant`() throws {
    let work = try Workspace(source: Source.two)
    let run = try work.shapec("a.shape", "--shape", "Tow", "--emit", "svg")
    #expect(run.errors == "shapec: error: a.shape has no shape `Tow`\n  help: did you mean `Two`?\n")
  }

  @Test(arguments: ["", "let a = 1\n", "private shape A { size 1 x 1 }\n"])
  func `reports it if there is nothing to draw`(source: String) throws {
    let work = try Workspace(source: source)
    let run = try work.shapec("a.shape", "--emit", "svg")
    #expect(run.errors.contains("a.shape:1:1: error: this file has no shape to draw\n") && run.status == 2)
  }

  // MARK: Size, canvas, previews

  @Test(arguments: ["333x217", "333 x 217", "333.0x217"])
  func `draws at another size`(text: String) throws {
    let work = try Workspace(source: Source.badge)
    let picture = try work.shapec("a.shape", "--size", text, "--canvas", "bounds", "--emit", "svg").picture()
    #expect(picture.contains("width=\"333\" height=\"217\""))
  }

  @Test(arguments: ["0x10", "-1x10", "nanx10", "10xinf", "1e999x10", "10", "10x", "x", "1x2x3"])
  func `refuses a wrong size`(text: String) throws {
    let work = try Workspace(source: Source.badge)
    let run = try work.shapec("a.shape", "--size=\(text)", "--emit", "svg")
    #expect(run.verdict.hasPrefix("2 shapec: error: ") && run.message.contains(text))
  }

  @Test(arguments: ["10x10", "1e6x1e6"])
  func `refuses a size below the minimum and one beyond all limits`(text: String) throws {
    let work = try Workspace(source: Source.badge)
    let run = try work.shapec("a.shape", "--size", text, "--emit", "svg")
    #expect(run.verdict.hasPrefix("1 a.shape:3:3: error E062"))
  }

  @Test
  func `grows the canvas to show everything, by default`() throws {
    let work = try Workspace(source: "shape A { size 10 x 10; fill .red; shadow .black, radius: 2 }")
    let widths = try [[], ["--canvas", "ink"], ["--canvas", "bounds"]].map { options in
      let run = try ShapecRun.run(
        ShapecRun.executable(), ["a.shape", "--emit", "svg"] + options, in: work.folder)
      return try run.picture().firstMatch(of: /width="(\d+)"/).map { String($0.1) }
    }
    #expect(widths == ["22", "22", "10"])
  }

  @Test
  func `draws a preview with its size, its values and its scheme`() throws {
    let work = try Workspace(source: Source.badge)
    let preview = try work.shapec("a.shape", "--preview", "dark, small", "--emit", "svg").picture()
    let same = try work.shapec(
      "a.shape", "--shape", "Badge", "--size", "60x40", "--set", "inset=10", "--set", "look=.round", "--scheme",
      "dark", "--emit", "svg")
    #expect(try preview == same.picture())
  }

  @Test
  func `lets the command line override a preview`() throws {
    let work = try Workspace(source: Source.badge)
    let run = try work.shapec(
      "a.shape", "--preview", "dark, small", "--size", "80x40", "--set", "inset=0", "--emit", "svg")
    #expect(try run.picture().contains("width=\"80\""))
  }

  @Test
  func `suggests the preview that may be meant`() throws {
    let work = try Workspace(source: Source.badge)
    let run = try work.shapec("a.shape", "--preview", "dark small", "--emit", "svg")
    #expect(
      run.errors == "shapec: error: a.shape has no preview `dark small`\n  help: did you mean `dark, small`?\n")
  }

  @Test
  func `freezes colors in a scheme`() throws {
    let work = try Workspace(source: "shape A { size 9 x 9; fill adaptive(light: #112233, dark: #AABBCC) }")
    let pictures = try ["light", "dark", "automatic"].map {
      try work.shapec("a.shape", "--scheme", $0, "--emit", "svg").picture().lowercased()
    }
    let found = pictures.map { [$0.contains("#123"), $0.contains("#abc"), $0.contains("prefers-color-scheme")] }
    #expect(found == [[true, false, false], [false, true, false], [true, true, true]])
  }

  // MARK: Standard input

  @Test
  func `reads standard input, and imports files beside its name`() throws {
    let work = try Workspace(["sub/palette.shape": "let ink = .red\n"])
    let source = "import \"palette.shape\"\nshape A { size 10 x 10; fill ink }\n"
    let run = try work.shapec("-", "--emit", "svg", "--stdin-name", "sub/a.shape", input: source)
    #expect(try run.picture().contains("red"))
  }

  @Test
  func `shows the name of standard input in messages`() throws {
    let run = try Workspace().shapec("-", "--emit", "svg", "--stdin-name", "sub/a.shape", input: "\nshap A { }\n")
    #expect(run.verdict == "1 sub/a.shape:2:1: error E0111")
  }

  @Test
  func `reads standard input without a name`() throws {
    #expect(try Workspace().shapec("-", "--emit", "svg", input: Source.dot).picture().hasPrefix("<svg"))
  }
}
