import ShapeBackends
import ShapeCore
import ShapeRaster
import TestSupport
import Testing

/// Documents whose elements have few paths and few paints, so that they share shapes, attributes and classes.
@Suite struct SharedElementTests {
  /// Each path winds twice around a part, and is long enough to be shared.
  private static let points: [[Point]] = [
    [(3.5, 4), (30.5, 6), (8.25, 28), (21.5, 1.5), (33.25, 25), (5, 17.5)],
    [(36.5, 9), (9.5, 12.5), (35, 36.25), (14.5, 3.25), (4.5, 35), (37.5, 23.5)],
    [(2.5, 20), (24.5, 38.5), (22.25, 2.5), (38.5, 30), (8.5, 32.5), (18, 9.25)],
  ].map { $0.map { Point($0.0, $0.1) } }

  private static let colors = [
    Color.hex(0xC03020), Color(light: RGBA(hex: 0x2040A0), dark: RGBA(hex: 0xE0D020)),
    Color(light: RGBA(hex: 0xC03020), dark: RGBA(hex: 0x20E0C0)), Color.hex(0x2040A0, alpha: 0.5),
    Color(light: RGBA(hex: 0x2040A0), dark: RGBA(hex: 0x20E0C0)),
  ]

  private static func scene(_ random: inout RandomSource, _ colors: [Color], isFlat: Bool) -> (
    scene: Scene, mostPaths: Int
  ) {
    var strokes = [[Bool]](repeating: [], count: points.count)
    func marks(_ builder: inout SceneBuilder, _ random: inout RandomSource, depth: Int) {
      var last = (color: colors[0], isStroke: true)
      for _ in 0..<random.whole(depth == 0 ? 3...5 : 1...2) {
        if depth < 2, !isFlat, random.chance(25) {
          let (opacity, clip) = (random.pick([0.5, 1]), random.chance(40) ? random.below(points.count) : nil)
          builder.layer(
            frame: Rect(0, 0, 40, 40),
            { layer in
              layer.opacity = opacity
              if let clip { layer.clips = [Clip(path: .polygon(points[clip]))] }
            }
          ) { marks(&$0, &random, depth: depth + 1) }
          continue
        }
        let number = random.below(points.count)
        let isClosed = random.chance(50)
        let path: Path = isClosed ? .polygon(points[number]) : .polyline(points[number])
        // Runs of equal attributes are on a group.
        if !random.chance(60) { last = (random.pick(colors), random.chance(50)) }
        if last.isStroke {
          strokes[number].append(isClosed)
          builder.stroke(path, .color(last.color), StrokeStyle(width: random.pick([2.5, 4])))
        } else {
          builder.fill(path, .color(last.color), rule: random.chance(50) ? .nonZero : .evenOdd)
        }
      }
    }
    let scene = SceneBuilder.scene(40, 40) { marks(&$0, &random, depth: 0) }
    // A stroke can't share a path that others need closed, or open.
    let alone = strokes.reduce(0) { count, kinds in count + kinds.count { $0 != kinds[0] } }
    return (scene, points.count + alone)
  }

  @Test func `shared shapes and attributes change nothing`() {
    for seed in RandomCases.seeds(quick: 16, ci: 100, long: 4000) {
      var random = RandomSource(seed: seed)
      // Two colors that share a class only.
      let colors = seed % 4 == 1 ? [Self.colors[2], Self.colors[4]] : Self.colors
      let (scene, mostPaths) = Self.scene(&random, colors, isFlat: seed % 3 == 0)
      let text = svg(scene, SVGOptions(canvas: .bounds))
      if seed % 3 == 0 { #expect(text.ranges(of: " d=\"").count <= mostPaths, "seed \(seed): \(text)") }
      for appearance in [Appearance.light, .dark] {
        do {
          let raster = try SVGPicture(text, isDark: appearance == .dark).raster()
          let bitmap = SceneRenderer(
            scene.resolved(in: appearance), pixelsPerPoint: 1, origin: .zero, width: 40, height: 40
          ).bitmap(background: nil)
          let difference = PictureInEveryFormat.blockDifference(raster, from: bitmap)
          #expect(difference < 4, "seed \(seed), \(appearance): \(difference)\n\(text)")
        } catch {
          Issue.record("seed \(seed), \(appearance): \(error)")
        }
      }
    }
  }

  @Test func `each element keeps the parameter of its color`() {
    let marks: [(parameter: UInt8, dark: UInt32)] = [
      (1, 0xA0B0C0), (1, 0xA0B0C0), (2, 0xA0B0C0), (2, 0x405060), (0, 0xA0B0C0), (0, 0x405060), (1, 0xA0B0C0),
    ]
    var scene = SceneBuilder.scene { b in
      for (index, mark) in marks.enumerated() {
        var color = Color(light: RGBA(hex: 0x102030), dark: RGBA(hex: mark.dark))
        color.parameter = mark.parameter
        b.fill(.rect(Rect(0, 0, 10, Double(20 + index))), .color(color))
      }
    }
    scene.colorParameters = ["tint", "ink"]
    func rect(_ height: Int, _ attributes: String) -> String {
      #"<rect width="10" height="\#(height)"\#(attributes)/>"#
    }
    let fill = ##" fill="#102030""##
    let (tint, ink) = (##" style="fill:var(--tint,#102030)""##, ##" style="fill:var(--ink,#102030)""##)
    #expect(
      body(scene, SVGOptions(canvas: .bounds))
        == ##"<g fill="#102030""## + tint + #" class="0">"# + rect(20, "") + rect(21, "") + "</g>"
        + rect(22, fill + ink + #" class="1""#) + rect(23, fill + ink + #" class="2""#)
        + rect(24, fill + #" class="3""#)
        + rect(25, fill + #" class="4""#) + rect(26, fill + tint + #" class="0""#)
        + "<style>@media(prefers-color-scheme:dark){.0{fill:var(--tint,#a0b0c0)!important}"
        + ".1{fill:var(--ink,#a0b0c0)!important}.2{fill:var(--ink,#405060)!important}.3{fill:#a0b0c0}.4{fill:#405060}}"
        + "</style>")
  }
}
