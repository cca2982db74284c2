@_spi(Generated) import ShapeCore
import TestSupport
import Testing

/// A stroke on one side of a ready-made path is drawn in another way than along any path, with the same result.
@Suite("Aligned strokes")
struct AlignedStrokeLawTests {
  private func painted(_ path: Path, _ style: StrokeStyle, _ alignment: StrokeAlignment) -> Path {
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(100, 80))
    builder.beginLayer(name: "Test", frame: Rect(x: 0, y: 0, width: 100, height: 80))
    builder.stroke(path, style: style, alignment: alignment, paint: .color(.black))
    builder.endLayer()
    return builder.scene.silhouette
  }

  @Test(arguments: [StrokeAlignment.inside, .outside])
  func `a ready-made path has the stroke of its elements`(alignment: StrokeAlignment) {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 60, ci: 200, long: 5000) {
      let rect = Rect(x: 20, y: 15, width: random.number(20...60), height: random.number(20...50))
      let radii = CornerRadii(
        topLeft: random.number(1...9), topRight: random.number(1...9), bottomRight: random.number(1...9),
        bottomLeft: random.number(1...9))
      let path = random.pick([Path.rect(rect), .roundedRect(rect, radii: radii), .roundedRect(rect, cornerRadius: 3)])
      let style = StrokeStyle(
        width: random.number(0.5...9), join: random.pick(LineJoin.allCases),
        // A miter of a right angle is 1.4142 widths long.
        miterLimit: random.pick([1, 1.4142, 1.4143, 4]))
      let stroke = painted(path, style, alignment)
      let expected = painted(Path(path.elements), style, alignment)
      #expect(stroke.symmetricDifference(expected).area() < 1e-4, "seed \(seed): \(path), \(style)")
    }
  }
}
