import ShapeCore
import TestSupport
import Testing

/// Strokes and fills of few styles and colors, in and between layers that save the state of the page.
@Suite struct StrokeStateTests {
  private static let styles = [
    StrokeStyle(width: 3.5, cap: .square, join: .bevel), StrokeStyle(width: 3.5, cap: .round, join: .miter),
    StrokeStyle(width: 4.5, cap: .butt, join: .miter, miterLimit: 1.2, dash: [7, 5, 6], phase: 4),
    StrokeStyle(width: 4.5, cap: .butt, join: .round, dash: [7, 5, 6], phase: -4),
    StrokeStyle(width: 3.5, cap: .butt, join: .miter, dash: [9, 4]),
  ]
  private static let colors: [UInt32] = [0x2040A0, 0xC03020, 0x000000]

  private static func scene(seed: UInt64) -> Scene {
    var random = RandomSource(seed: seed)
    var count = 0
    func marks(_ builder: inout SceneBuilder, depth: Int) {
      for _ in 0..<random.whole(2...4) where count < 8 {
        if depth < 2, random.chance(40) {
          let clip = Clip(path: .rect(Rect(1, 1, random.number(35...38), 38)))
          let rotates = random.chance(40)
          builder.layer(
            frame: Rect(0, 0, 40, 40),
            { layer in if rotates { layer.rotation = Angle(degrees: 180) } else { layer.clips = [clip] } }
          ) { marks(&$0, depth: depth + 1) }
          continue
        }
        let (x, y) = (Double(count % 2) * 19, Double(count / 2) * 9.5)
        if random.chance(20) {
          builder.fill(.rect(Rect(x + 3, y + 2, 14, 5)), random.pick(colors))
        } else {
          builder.stroke(
            .polyline([Point(x + 3, y + 8), Point(x + 9, y + 3), Point(x + 16, y + 8)]), .hex(random.pick(colors)),
            random.pick(styles))
        }
        count += 1
      }
    }
    return SceneBuilder.scene(40, 40) { builder in while count < 8 { marks(&builder, depth: 0) } }
  }

  @Test func `each stroke has its own style and color, also after a layer`() {
    for seed in RandomCases.seeds(quick: 8, ci: 100, long: 2000) {
      let mistakes = PictureInEveryFormat.mistakes(in: Self.scene(seed: seed), "seed \(seed)")
      #expect(mistakes == [])
    }
  }
}
