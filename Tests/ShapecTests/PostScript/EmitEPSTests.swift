import Foundation
import TestSupport
import Testing

@Suite("shapec --emit eps")
struct EmitEPSTests {
  private static let pale = "shape A { size 9 x 9; fill #FF000080; layer b(opacity: 10%) { fill .red } }\n"
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
  func `refuses everything that needs transparency at once, and writes nothing`() throws {
    let work = try Workspace(["a.shape": Self.pale, "b.shape": Source.dot])
    let run = try work.shapec("b.shape", "a.shape", "--emit", "eps", "-o", "out/")
    let codes = run.errors.matches(of: /(\S+): error: .*\[(E\d+)\]/).map { "\($0.1) \($0.2)" }
    #expect(codes == ["a.shape:1:23 E0802", "a.shape:1:39 E0803"] && run.status == 1)
    #expect(try work.names() == ["a.shape", "b.shape"])
  }

  @Test
  func `refuses soft shadows unless they are omitted`() throws {
    let work = try Workspace(source: Self.cast)
    #expect(try work.shapec("a.shape", "--emit", "eps").verdict == "1 a.shape:1:34: error E0804")
    #expect(
      try work.shapec("a.shape", "--emit", "eps", "--without", "shadows").picture().contains("\n0 0 9 9") == false)
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
    ].map { try $0.picture().contains("0 0 1 setrgbcolor") }
    #expect(pictures == [false, true, true])
  }

  @Test(arguments: ReferencePicture.all)
  func `reports which examples need more than opaque paint`(picture: ReferencePicture) throws {
    let arguments = BuiltCompiler.arguments(for: picture) + ["--emit", "eps", "--without", "shadows"]
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: Repository.root)
    let codes = Set(run.errors.matches(of: /\[(E\d+)\]/).map { String($0.1) })
    let expected: Set<String> =
      switch picture.shape {
      case "GradientFill", "Contours": ["E0802"]
      case "Card": ["E0803"]
      default: []
      }
    #expect(codes == expected && (run.status == 0) == expected.isEmpty)
  }
}
