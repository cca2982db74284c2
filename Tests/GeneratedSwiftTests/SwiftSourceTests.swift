import Foundation
import ShapeBackends
import ShapeLanguage
import Testing

/// What stands in generated Swift, where that shows in no picture of values within their ranges.
struct SwiftSourceTests {
  private func swift(_ source: String, _ options: SwiftOptions = SwiftOptions()) -> String {
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    #expect(!compilation.hasErrors)
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes, options: options)
    return String(decoding: SwiftWriter.file(of: types), as: UTF8.self)
  }

  @Test(arguments: [
    ("n: Int in 0...9 = 4", "clamp(n, 0, 9)"), ("n: Int in 0..<9 = 4", "clamp(n, 0, 8)"),
    ("r in 0...2 = 1", "clamp(r, 0, 2, else: 1)"), ("r in 0..<2 = 1", "clamp(r, 0, 1.9999999999999998, else: 1)"),
  ])
  func valuesAreBroughtIntoTheirRange(parameter: String, clamping: String) {
    let text = swift("shape A(\(parameter)) { size 9 x 9; require \(parameter.prefix(1)) >= 0 }")
    #expect(text.components(separatedBy: clamping).count == 3, "\(text)")
  }

  @Test func whatIsPrivateInItsSourceIsNotPublic() {
    let text = swift("private shape Part { size 9 x 9 }\nshape A { size 9 x 9; use Part() }")
    #expect(text.contains("\npublic struct A: ") && text.contains("\nstruct Part: "))
  }

  @Test func aPrivateEnumIsPublicOnlyWhereAParameterIsOfIt() {
    let text = swift(
      """
      private enum Hidden { a, b }
      private enum Shown { a, b }
      shape A(shown: Shown = .a) {
        size 9 x 9
        let hidden: Hidden = shown == .a ? .a : .b
        if hidden == .b { fill .red }
      }
      """)
    #expect(text.contains("\nenum Hidden: ") && text.contains("\npublic enum Shown: "))
  }

  @Test func whatTheUserCountsIsWhole() {
    let text = swift("shape A(ns: [Int] = [1, 2 * 3]) { size 9 x 9; repeat n in ns { border .top, width: n } }")
    #expect(text.contains("ns: [Int] = [1, 6]") && text.contains("in ns.map(Double.init)"), "\(text)")
  }

  @Test func aFunctionOfManyParametersHasALineForEach() {
    let text = swift(
      """
      func longest(first: Number, second: Number, third: Number, fourth: Number, fifth: Number, sixth: Number) =
        first + second + third + fourth + fifth + sixth
      shape A {
        size 9 x 9
        border .top, width: longest(first: width, second: 1, third: 1, fourth: 1, fifth: 1, sixth: 1)
      }
      """)
    #expect(text.contains("func longest(\n    first: Double,\n"))
    #expect(text.contains("\n    sixth: Double\n  ) -> Double {"))
  }
}
