import ShapeBackends
import ShapeCore
import ShapeEditing
import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeWorkbench

@Suite("Pictures beside the text")
struct ShownPictureTests {
  private static let text = """
    shape A(r in 1...9 = 3, tint: Color = .red) {
      size 20 x 10, min: 4 x 4, max: 90 x 40
      let edge = isRightToLeft ? width - 5 : 5
      fill tint, path: circle(center: (edge, 5), radius: r)
      if width > 30 { fill .blue }
    }
    shape B { size 8 x 8; fill .green }
    preview A(r: 5), size: 40 x 10, scheme: .dark, direction: .rightToLeft, named: "wide"

    """

  private func summary(_ change: (inout PictureRequest) -> Void) -> String {
    let shown = ExampleFile.shown(Self.text, change)
    guard let scene = shown.scene, let picture = shown.picture else {
      return shown.diagnostics.map { $0.problem.message }.joined(separator: "\n")
    }
    let box = scene.outlines().dropFirst().first?.path.bounds.map { "\($0)" } ?? ""
    return "\(picture.name) \(scene.size) \(picture.scheme) \(box)"
  }

  @Test func `are those that a request selects`() {
    #expect(summary { _ in } == "A 20 x 10 automatic (2, 2) 6 x 6")
    #expect(summary { $0.shape = "B" } == "B 8 x 8 automatic (0, 0) 8 x 8")
    #expect(summary { $0.conditions.size = Size(24, 10) } == "A 24 x 10 automatic (2, 2) 6 x 6")
    #expect(summary { $0.values = Array(#"{"r": 4}"#.utf8) } == "A 20 x 10 automatic (1, 1) 8 x 8")
    #expect(summary { $0.conditions.direction = .rightToLeft } == "A 20 x 10 automatic (12, 2) 6 x 6")
    #expect(summary { $0.preview = "wide" } == "A 40 x 10 dark (30, 0) 10 x 10")
    #expect(
      summary {
        $0.preview = "wide"
        $0.values = Array(#"{"r": 2}"#.utf8)
        $0.conditions = PictureConditions(size: Size(50, 20), scheme: .light, direction: .leftToRight)
      } == "A 50 x 20 light (3, 3) 4 x 4")
    #expect(summary { $0.shape = "C" } == "")
    #expect(summary { $0.values = Array(#"{"r": 40}"#.utf8) }.contains("1...9"))
    #expect(summary { $0.values = Array(#"{"q": 4}"#.utf8) }.contains("`q`"))
    #expect(summary { $0.conditions.size = Size(2, 2) }.contains("4 x 4"))
  }

  @Test func `stop at the sizes at which something happens`() {
    let compilation = ExampleFile.compile(Array(Self.text.utf8))
    let stops = compilation.shape(named: "A").map { compilation.sizeStops(of: $0) } ?? []
    #expect(
      stops.map { "\($0.size) \($0.reason)" } == [
        "20 x 10 design size", "4 x 4 minimum size", "90 x 40 maximum size", "40 x 10 preview `wide`",
        "30 x 10 the shape changes at the width 30",
      ])
  }

  /// Values that are added to a compilation are the same as those that are compiled with it.
  @Test(arguments: ExampleFile.all)
  func `values need no other compilation`(example: ExampleFile) throws {
    let compilation = example.compilation
    let description = try #require(compilation.description())
    for shape in description.shapes where !shape.name.isPrivate {
      let members = shape.parameters.compactMap { parameter in
        parameter.defaultValue?.value.map { JSONValue.Member(parameter.name.name, $0) }
      }
      let values = SourceFile(path: "values", bytes: JSONWriter.bytes(.object(members)))
      var request = PictureRequest()
      (request.shape, request.values) = (shape.name.name, values.bytes)
      let compiled = Compiler.compile(
        SourceFile(path: "a.shape", bytes: Array(example.text.utf8)),
        settings: [Setting(values, as: .json, for: .shape(named: shape.name.name))]
      ) { path in
        (try? Repository.text(of: "Examples/\(path)")).map { .success(Array($0.utf8)) } ?? .failure(.unreadable(""))
      }
      let id = try #require(compiled.shape(named: shape.name.name))
      var operands: [ExpressionID] = compiled.program.shapes[id].parameters.map { _ in .none }
      for value in compiled.settings[0] { operands[value.parameter] = value.value }
      let expected = Evaluator.draw(
        compiled.program, shape: id, size: compiled.program.shapes[id].designSize, values: operands)
      let shown = ShownPicture(request, of: compilation)
      #expect(shown.scene != nil && shown.scene == expected.scene, "\(shape.name.name)")
    }
  }
}
