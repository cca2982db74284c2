import Foundation
import TestSupport
import Testing

@Suite("shapec --emit png")
struct EmitPNGTests {
  /// Returns the width, the height and the color type in the header of a PNG.
  private func header(_ data: Data) -> [Int] {
    let bytes = [UInt8](data)
    guard bytes.count > 26, bytes[1...3].elementsEqual("PNG".utf8) else { return [] }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return [number(at: 16), number(at: 20), Int(bytes[25])]
  }

  @Test(arguments: [([], [12, 9, 3]), (["--scale", "2"], [24, 18, 3]), (["--scale", "1.5"], [18, 14, 3])])
  func `has the number of pixels that the scale gives`(options: [String], expected: [Int]) throws {
    let work = try Workspace(source: "shape A { size 12 x 9; fill .red }\n")
    let arguments = ["a.shape", "--emit", "png"] + options
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: work.folder)
    #expect(header(run.output) == expected)
  }

  /// The color types are gray, red and green and blue, a palette, gray with alpha, and all four.
  @Test(arguments: [
    ("fill .gray", 0), ("fill conicGradient([.red, .blue, .yellow])", 2), ("fill .red.opacity(50%)", 3),
    ("fill conicGradient([.black, .white]), opacity: 50%; fill .white, path: rect(bounds / 2)", 4),
    ("fill conicGradient([.red, .blue, .yellow]), opacity: 50%", 6),
  ])
  func `has what the colors need`(statement: String, colorType: Int) throws {
    let work = try Workspace(source: "shape A { size 60 x 60; \(statement) }\n")
    #expect(try header(work.shapec("a.shape", "--emit", "png").output) == [60, 60, colorType])
  }

  @Test func `has no alpha over an opaque background`() throws {
    let work = try Workspace(
      source: "shape A { size 60 x 60; fill conicGradient([.red, .blue, .yellow]), opacity: 50% }\n")
    let run = try work.shapec("a.shape", "--emit", "png", "--background", "#FFF")
    #expect(header(run.output) == [60, 60, 2])
  }

  @Test func `is larger if it is compressed fast`() throws {
    let work = try Workspace(
      source: "shape A { size 200 x 200; fill conicGradient([.red, .blue, .red]); shadow .black, radius: 4 }\n")
    let fast = try work.shapec("a.shape", "--emit", "png", "--compression", "fast").output.count
    #expect(try fast > work.shapec("a.shape", "--emit", "png").output.count)
  }

  @Test(arguments: [
    (["--scale", "0"], "`0` is not a scale"), (["--background", "wite"], "`wite` is not a color"),
    (["--resolution", "300"], "`--resolution` has no effect on PNG"),
    (["--scale", "1000"], "`A` would have 100000 x 100000 pixels"),
  ])
  func `refuses options that it can't carry out`(options: [String], message: String) throws {
    let work = try Workspace(source: "shape A { size 100 x 100; fill .red }\n")
    let arguments = ["a.shape", "--emit", "png", "-o", "a.png"] + options
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: work.folder)
    #expect(try run.verdict == "2 shapec: error: \(message)" && work.names() == ["a.shape"])
  }

  @Test(arguments: [
    "shadow .black, radius: 1000000", "shadow .black, radius: 1000000, inner: true",
    "shadow .black, radius: 4, offset: (10000000, 0)",
    "repeat i in 0..<90000 { layer(left: i / 1000, width: 0.01, opacity: 50%) { fill .red } }",
  ])
  func `draws extreme shapes in bounded time`(statement: String) throws {
    let work = try Workspace(source: "shape A { size 100 x 100; fill .white; \(statement) }\n")
    let run = try work.shell("ulimit -v 2000000; \"$shapec\" a.shape --emit png --canvas bounds")
    #expect(header(run.output).prefix(2) == [100, 100])
  }
}
