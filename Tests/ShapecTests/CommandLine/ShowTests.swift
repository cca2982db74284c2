import Foundation
import Testing

@Suite("shapec show")
struct ShowTests {
  /// Two shapes of one size, so that a contact sheet has room for both.
  private static let card = """
    shape Card(tint: Color = .red) { size 40 x 20; fill tint }
    preview Card(tint: .blue), size: 10 x 2, named: "blue"
    preview Card(), scheme: .dark, named: "dark"

    """

  @Test
  func `refuses a file instead of a terminal, unless the protocol is named`() throws {
    let work = try Workspace(source: Self.card)
    let run = try work.shapec("show", "a.shape")
    #expect(
      run.errors == """
        shapec: error: standard output is not a terminal
          help: add `--protocol sixel`, or write a file: `shapec card.shape -o card.png`

        """ && run.status == 2 && run.text == "")
    #expect(try work.shapec("show", "a.shape", "--protocol", "sixel").picture().hasPrefix("\u{1B}P7;1q\"1;1;40;20#"))
  }

  @Test
  func `shows the selected preview, and its size limits the picture`() throws {
    let work = try Workspace(source: Self.card)
    let text = try work.shapec(
      "show", "a.shape", "--preview", "blue", "--protocol", "blocks", environment: ["COLORTERM": "truecolor"]
    ).picture()
    #expect(text == "\u{1B}[38;2;0;0;255;48;2;0;0;255m\(String(repeating: "▀", count: 10))\u{1B}[0m\n")
  }

  @Test
  func `fits blocks into 80 columns`() throws {
    let work = try Workspace(source: Self.card)
    let text = try work.shapec("show", "a.shape", "--size", "800x40", "--protocol", "blocks").picture()
    #expect(text.count { $0 == "▀" } == 160 && text.count { $0 == "\n" } == 2)
  }

  @Test(arguments: [([], "40;20"), (["--scale", "2"], "80;40"), (["--scale", "0.25"], "10;5")])
  func `draws a number of pixels for each point`(options: [String], size: String) throws {
    let work = try Workspace(source: Self.card)
    let arguments = ["show", "a.shape", "--protocol", "sixel"] + options
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: work.folder)
    #expect(try run.picture().hasPrefix("\u{1B}P7;1q\"1;1;\(size)#"))
  }

  @Test(arguments: [["a.shape", "--preview", "all"], ["b.shape"], ["a.shape", "c.shape"]])
  func `shows several pictures as a contact sheet`(arguments: [String]) throws {
    let work = try Workspace(["a.shape": Self.card, "b.shape": Source.two, "c.shape": Source.dot])
    _ = try ShapecRun.run(
      ShapecRun.executable(), arguments + ["--sheet", "-o", "sheet.png", "--compression", "fast"], in: work.folder
    ).picture()
    let run = try ShapecRun.run(
      ShapecRun.executable(), ["show"] + arguments + ["--protocol", "iterm"], in: work.folder)
    let png = try Data(contentsOf: work.file("sheet.png"))
    #expect(
      try run.picture() == "\u{1B}]1337;File=inline=1;size=\(png.count):\(png.base64EncodedString())\u{7}\n")
  }

  @Test(arguments: [
    [], ["--scheme", "dark", "--canvas", "bounds", "--size", "17x12"], ["--preview", "night", "--without", "shadows"],
    ["--preview", "night", "--scheme", "light", "--background", "#123456", "--set", "inset=5", "--scale", "2"],
  ])
  func `shows the picture that drawing a PNG writes`(options: [String]) throws {
    let work = try Workspace(
      source: """
        shape Card(inset in 0...9 = 3) {
          size 14 x 10
          fill adaptive(light: #F0E0D0, dark: #102030)
          layer(leading: inset, top: 1, width: 4, height: 3) { fill .red.opacity(50%); shadow .black, radius: 1 }
          shadow .black, radius: 0, offset: (3, 1)
        }
        preview Card(inset: 7), size: 15 x 9, scheme: .dark, direction: .rightToLeft, named: "night"

        """)
    let draw = ["a.shape", "-o", "a.png", "--compression", "fast"] + options
    _ = try ShapecRun.run(ShapecRun.executable(), draw, in: work.folder).picture()
    let run = try ShapecRun.run(
      ShapecRun.executable(), ["show", "a.shape", "--protocol", "iterm"] + options, in: work.folder)
    let png = try Data(contentsOf: work.file("a.png"))
    #expect(
      try run.picture() == "\u{1B}]1337;File=inline=1;size=\(png.count):\(png.base64EncodedString())\u{7}\n")
  }

  @Test
  func `reports mistakes like drawing`() throws {
    let work = try Workspace(source: Self.card)
    #expect(
      try work.shapec("show", "a.shape", "--preview", "blu", "--protocol", "kitty").errors
        == "shapec: error: a.shape has no preview `blu`\n  help: did you mean `blue`?\n")
    #expect(
      try work.shapec("show", "a.shape", "--preview", "all", "--size", "1x1", "--protocol", "kitty").verdict
        == "2 shapec: error: `--size` works with one preview, but `--preview all` draws all of them")
    #expect(
      try work.shapec("show", "-", "--protocol", "kitty", input: "let a = 1\n").verdict
        == "2 standard input:1:1: error: this file has no shape to draw")
    #expect(try work.shapec("show", "-", "--protocol", "kitty", input: "shap").verdict.hasPrefix("1 standard input"))
  }
}
