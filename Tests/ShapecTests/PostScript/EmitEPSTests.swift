import Foundation
import TestSupport
import Testing

@Suite("shapec --emit eps")
struct EmitEPSTests {
  private static let cast = "shape A { size 9 x 9; fill .red; shadow .black, radius: 2 }\n"

  @Test
  func `draws a file to standard output`() throws {
    let work = try Workspace(source: Source.dot)
    let picture = try work.shapec("a.shape", "--emit", "eps").picture()
    #expect(picture.hasPrefix("%!PS-Adobe-3.0 EPSF-3.0\n") && picture.hasSuffix("%%EOF\n"))
  }

  @Test
  func `names the files of a folder by their format`() throws {
    let work = try Workspace(source: Source.two)
    _ = try work.shapec("a.shape", "--emit", "eps", "-o", "out/").picture()
    #expect(try work.names(in: "out") == ["One.eps", "Two.eps"])
  }

  @Test
  func `suggests the name that fits the format`() throws {
    let run = try Workspace(source: Source.dot).shapec("a.shape", "--emit", "eps", "-o", "b.shape")
    #expect(run.errors.contains("use the extension `.eps`"))
  }

  @Test
  func `draws translucent paint without its transparency`() throws {
    let work = try Workspace(source: "shape A { size 9 x 9; fill #FF000080 }\n")
    #expect(try work.shapec("a.shape", "--emit", "eps").picture().contains("\n1 .498 .498 rg\n"))
  }

  @Test(arguments: ["transparent", "#00000000", "#FF000080"])
  func `refuses translucent paper`(color: String) throws {
    let run = try Workspace(source: Source.dot).shapec("a.shape", "--emit", "eps", "--paper", color)
    #expect(
      run.verdict == "2 shapec: error: `\(color)` is not an opaque color"
        && run.errors.contains("use a color without opacity: `--paper '#FFF8E0'`"))
  }

  @Test(arguments: [([], true), (["--without", "shadows"], false)])
  func `draws a soft shadow as an image unless it is omitted`(options: [String], hasImage: Bool) throws {
    let work = try Workspace(source: Self.cast)
    let arguments = ["a.shape", "--emit", "eps"] + options
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: work.folder)
    #expect(
      run.text.contains("\n% Image of a blurred shadow: ") == hasImage
        && run.errors.contains("EPS of `A` contains an image") == hasImage)
  }

  @Test
  func `omits shadows from SVG, too, and reserves no space for them`() throws {
    let work = try Workspace(source: Self.cast)
    let picture = try work.shapec("a.shape", "--emit", "svg", "--without", "shadows").picture()
    #expect(picture.contains("width=\"9\"") && !picture.contains("filter"))
  }

  @Test
  func `draws in the scheme of a preview, and in light colors by default`() throws {
    let work = try Workspace(
      source: """
        shape A { size 9 x 9; fill adaptive(light: .red, dark: .blue) }
        preview A(), scheme: .dark, named: "night"

        """)
    let pictures = try [
      work.shapec("a.shape", "--emit", "eps"), work.shapec("a.shape", "--emit", "eps", "--preview", "night"),
      work.shapec("a.shape", "--emit", "eps", "--scheme", "dark"),
    ].map { try $0.picture().contains("0 0 1 rg") }
    #expect(pictures == [false, true, true])
  }
}
