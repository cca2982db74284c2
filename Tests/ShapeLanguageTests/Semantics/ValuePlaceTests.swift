import ShapeCore
import Testing

@testable import ShapeLanguage

/// All that follows the code of a program reaches each place where a value can be: each argument of each function and
/// statement, each side of each operator, and each part of each block.
@Suite("Values in every place")
struct ValuePlaceTests {
  private func places(_ scope: ValuePlace.Scope) -> [ValuePlace] { ValuePlace.all.filter { $0.scope >= scope } }

  private func text(_ diagnostic: Diagnostic, in program: Program) -> String {
    let span = Int(diagnostic.span.start)..<Int(diagnostic.span.end)
    return "\(diagnostic.problem.code) \(program.source(of: diagnostic.span).text(span))"
  }

  @Test func `are computed, so that one without a result is reported there, and only there`() {
    let filled = FilledPlaces(places(.direction), with: "(9 / 0)")
    #expect(filled.mistakes == [])
    let program = filled.compilation.program
    var wrong = filled.map { place, shape in
      let drawing = Evaluator.draw(program, shape: shape, size: program.shapes[shape].designSize)
      let texts = drawing.diagnostics.map { text($0, in: program) }
      return texts == ["E0602 9 / 0"] ? "" : "\(place.name): \(texts)"
    }
    // A constant is computed by the compiler, or for a preview.
    let constant = FilledPlaces(ValuePlace.all.filter { $0.scope == .constants }, with: "(9 / 0)")
    let found = constant.compilation.diagnostics + Linter.diagnostics(for: constant.compilation.program)
    for (place, range) in constant.places {
      let texts = found.filter { $0.severity == .error && range.contains(Int($0.span.start)) }.map {
        text($0, in: constant.compilation.program)
      }
      if Set(texts) != ["E0602 9 / 0"] { wrong.append("\(place.name): \(texts)") }
    }
    #expect(wrong.filter { !$0.isEmpty } == [])
    #expect(wrong.count > 400)
  }

  @Test func `make a picture depend on the direction of the layout`() {
    let used = FilledPlaces(places(.direction), with: "(isRightToLeft ? 2 : 3)")
    #expect(used.mistakes == [])
    var uses = DirectionUses(used.compilation.program)
    let missing = used.map { place, shape in uses.use(of: .shape(shape)).affectsPictures ? nil : place.name }
    #expect(missing.compactMap { $0 } == [])
    let unused = FilledPlaces(places(.direction), with: "2")
    uses = DirectionUses(unused.compilation.program)
    let directed = unused.map { place, shape in uses.use(of: .shape(shape)).affectsPictures ? place.name : nil }
    let ownUses = directed.compactMap { $0 }
    #expect(ownUses.filter { !$0.contains(/eading|railing|mirrored/) } == [])
    #expect(ownUses.count > 8)
  }

  @Test func `make a picture turn at a size`() {
    let filled = FilledPlaces(places(.layer), with: "(width > 77 ? 2 : 3)")
    #expect(filled.mistakes == [])
    let program = filled.compilation.program
    let missing = filled.map { place, shape in
      let points = TurningPoints(program.shapes[shape], of: program, defaults: [], stepLimit: 1_000)
      return points.widths == [76, 77, 78] ? nil : "\(place.name): \(points.widths)"
    }
    #expect(missing.compactMap { $0 } == [])
    #expect(missing.count > 300)
  }

  // MARK: Variation

  /// Returns the places of expressions whose value is a Number, in a shape with three parameters.
  private func numbers(_ statement: (String) -> String) -> [ValuePlace] {
    ValueExpression.all.compactMap { value in
      value.number.map { number in
        ValuePlace(
          program: """
            shape P@(turn: Angle = 20deg, gap: Number = 2, place: Point = (1, 2)) {
              size 40 x 40
              \(value.preparation)\(statement(number))
            }

            """, scope: .layer, name: value.text)
      }
    }
  }

  @Test func `jump with the parameter that they use`() {
    let filled = FilledPlaces(numbers { "if \($0) > 1 { fill .red }" }, with: "gap")
    #expect(filled.mistakes == [])
    let program = filled.compilation.program
    let wrong = filled.map { place, shape -> String? in
      let words = program.shapes[shape].words(for: program.variation(of: shape).jumps.map(\.jump), in: program.names)
      let causes = place.name.contains(/height [<>]/) ? ["height", "gap"] : ["gap"]
      return words.causes == causes && words.animated.last == "`gap`" ? nil : "\(place.name): \(words)"
    }
    #expect(wrong.compactMap { $0 } == [])
    #expect(wrong.count > 60)
  }

  /// The frames at five widths tell whether a function of the width is affine. Sums, multiples and members are known to
  /// be; whether a function such as `min` is may depend on its other arguments.
  @Test func `are affine functions of the size only if their frames are`() {
    let filled = FilledPlaces(numbers { "content(left: \($0), width: 5)" }, with: "(width / 16 - 1.9)")
    #expect(filled.mistakes == [])
    let program = filled.compilation.program
    var (wrong, missed): ([String], [String]) = ([], [])
    var count = 0
    for (name, isAffine, lefts) in filled.map({ place, shape in
      (place.name, !program.variation(of: shape).affineSlots.isEmpty, lefts(program, shape))
    }) where lefts.count > 2 {
      count += isAffine ? 1 : 0
      let slopes = zip(lefts, lefts.dropFirst()).map { ($1.left - $0.left) / ($1.width - $0.width) }
      let isLine = zip(slopes, slopes.dropFirst()).allSatisfy { abs($0 - $1) < 1e-6 }
      if isAffine && !isLine { wrong.append(name) }
      if !isAffine && isLine && !name.contains(/[a-z2]\(|[<>?=]/) { missed.append(name) }
    }
    #expect(wrong == [])
    #expect(missed == [])
    #expect(count > 60)
  }

  /// Returns the left edges of the slot at several widths, without those at which the shape can't be drawn.
  private func lefts(_ program: Program, _ shape: ShapeID) -> [(width: Double, left: Double)] {
    [4, 17, 36, 47, 90].compactMap { width in
      let scene = Evaluator.draw(program, shape: shape, size: Size(width, 40)).scene
      return scene?.layers.first { $0.role == .emptySlot }.map { (width, $0.frame.x) }
    }
  }
}
