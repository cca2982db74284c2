import Foundation
import ShapeSwift
import ShapeLanguage
import TestSupport
import Testing

/// Small changes of a source change few lines of its generated Swift: each edit of an example, with all lines that it
/// adds (`+`) and removes (`-`).
struct StableOutputTests {
  struct Edit: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    /// The texts to replace, each once. An empty text is the beginning of the file.
    var replacements: [(old: String, new: String)]
    var changes: [String]

    init(_ name: String, _ file: String, _ replacements: [(String, String)], _ changes: [String]) {
      testDescription = name
      self.file = file
      self.replacements = replacements
      self.changes = changes
    }
  }

  static let edits = [
    Edit("a comment on line 1", "ticket", [("", "// The ticket of the season.\n\n")], []),
    Edit(
      "a new stroke", "ticket",
      [("  fill paper\n", "  fill paper\n  stroke ink, width: 3, path: holes.offset(by: bite)\n")],
      ["+    scene.stroke(.color(ink), width: 3, path: holes.offset(by: bite))"]),
    Edit(
      "a new stroke that takes a value from before it", "ticket",
      [("  fill paper\n", "  fill paper\n  stroke ink, width: 2, path: path { move (0, 0); line (tear, bite) }\n")],
      [
        "+    do {", "+      let strokePath: Path = .drawn { pen in", "+        pen.move(to: Point(0, 0))",
        "+        pen.line(to: Point(tear, bite))", "+      }",
        "+      scene.stroke(.color(ink), width: 2, path: strokePath)", "+    }",
      ]),
    Edit(
      "a new fill that needs the center", "top-tab",
      [("  border .top", "  fill line, path: circle(center: center, radius: 4)\n  border .top")],
      [
        "+    let center: Point = scene.center",
        "+    scene.fill(.color(line), path: .circle(center: center, radius: 4))",
        "+  private typealias Point = ShapeCore.Point",
      ]),
    Edit(
      "a renamed let", "bubble",
      [("let lap = ", "let gap = "), ("left - lap", "left - gap"), ("right - lap", "right - gap")],
      [
        "-      let lap: Point = Point(0, Swift.max(borderWidth, 0.5))",
        "-      scene.fill(.color(fillColor), path: .polygon([left - lap, left, tip, right, right - lap]))",
        "+      let gap: Point = Point(0, Swift.max(borderWidth, 0.5))",
        "+      scene.fill(.color(fillColor), path: .polygon([left - gap, left, tip, right, right - gap]))",
      ]),
    Edit(
      "a new parameter", "bubble", [("  tailHeight in", "  glow: Bool = true, tailHeight in")],
      [
        "+  /// Defaults to `true`.", "+  var glow: Bool", "+", "+  ///   - glow: The value of `glow`.",
        "+    glow: Bool = true,", "+    self.glow = glow",
      ]),
    Edit(
      "a new let", "ticket",
      [
        ("  let holes", "  let middle = (tear, height / 2)\n  let holes"),
        ("  fill paper\n", "  fill paper\n  fill ink, path: circle(center: middle, radius: bite)\n"),
      ],
      [
        "+    let middle: Point = Point(tear, height / 2)",
        "+    scene.fill(.color(ink), path: .circle(center: middle, radius: bite))",
      ]),
    Edit(
      "another color", "ticket", [("#FFF4D6", "#FFF4D7")],
      [
        "-  /// Defaults to `#FFF4D6`.", "-    paper: ShapeCore.Color = ShapeCore.Color(hex: 0xFFF4D6),",
        "+  /// Defaults to `#FFF4D7`.", "+    paper: ShapeCore.Color = ShapeCore.Color(hex: 0xFFF4D7),",
      ]),
    Edit(
      "white space", "bubble",
      [("\n  layer body(bottom: tailHeight) {\n", "\n\n\n  layer body(\n    bottom: tailHeight\n  ) {\n\n")], []),
  ]

  private func swift(_ text: String, _ name: String) -> [String] {
    let compilation = Compiler.compile(SourceFile(path: name + ".shape", bytes: Array(text.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    #expect(!compilation.hasErrors, "\(compilation.diagnostics.map { $0.problem.message })")
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes)
    return String(decoding: SwiftWriter.file(of: types), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// Returns the lines that differ, the removed ones first.
  private func changes(from old: String, to new: String, in file: String) -> [String] {
    let difference = swift(new, file).difference(from: swift(old, file))
    return (difference.removals + difference.insertions).map { change in
      switch change {
      case .remove(_, let line, _): "-\(line)"
      case .insert(_, let line, _): "+\(line)"
      }
    }
  }

  private func source(_ file: String) throws -> String {
    try String(contentsOf: Repository.examples.appendingPathComponent(file + ".shape"), encoding: .utf8)
  }

  @Test(arguments: edits)
  func `an edit changes only its own lines`(edit: Edit) throws {
    let before = try source(edit.file)
    var after = before
    for (old, new) in edit.replacements {
      let place = old.isEmpty ? after.startIndex..<after.startIndex : try #require(after.range(of: old))
      after.replaceSubrange(place, with: new)
    }
    let changes = changes(from: before, to: after, in: edit.file)
    #expect(changes == edit.changes, "\(changes.joined(separator: "\n"))")
  }

  @Test func `another order of shapes only moves their types`() throws {
    let before = try source("grid-cells")
    let place = try #require(before.range(of: "/// Five buttons"))
    let after = before[place.lowerBound...] + "\n" + before[..<place.lowerBound]
    let changes = changes(from: before, to: String(after), in: "grid-cells")
    let moved = Set(swift(before, "grid-cells"))
    #expect(!changes.isEmpty && changes.filter { !moved.contains(String($0.dropFirst())) } == [])
    #expect(changes.count { $0.hasPrefix("-") } == changes.count { $0.hasPrefix("+") })
  }

  @Test func `a new shape at the end only adds its type`() throws {
    let before = try source("diamond")
    let changes = changes(
      from: before, to: before + "\nshape Last {\n  size 9 x 9\n  fill .red\n}\n", in: "diamond")
    #expect(changes.contains("+struct Last: ShapeKit.ParametricShape {") && changes.allSatisfy { $0.hasPrefix("+") })
  }
}
