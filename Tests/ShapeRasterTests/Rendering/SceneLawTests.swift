@_spi(Generated) import ShapeCore
import TestSupport
import Testing

@testable import ShapeRaster

/// Random scenes of nested layers with all effects but blurs, compared with a painter that knows only points.
///
/// All edges are between pixels, so that a pixel has the color of its center.
@Suite("Laws of scenes")
struct SceneLawTests {
  /// Draws random scenes.
  private struct Generator {
    var random: RandomSource
    /// The number of layers that may still be added.
    var rest = 7

    private mutating func place() -> Double { Double(2 * random.whole(-2...9)) }

    mutating func rect() -> Path {
      .rect(
        Rect(x: place(), y: place(), width: Double(2 * random.whole(1...7)), height: Double(2 * random.whole(1...7))))
    }

    /// Returns a rectangle, a step, or two rectangles that wind in the same direction or not.
    mutating func path() -> Path {
      switch random.below(4) {
      case 0: return rect().appending(random.chance(50) ? rect() : rect().reversed())
      case 1:
        let (x, y) = (place(), place())
        let points = [(0, 0), (8, 0), (8, 4), (4, 4), (4, 10), (0, 10)].map { Point(x + $0.0, y + $0.1) }
        return .polygon(random.chance(50) ? points : points.reversed())
      default: return rect()
      }
    }

    mutating func color() -> Color {
      let alpha = random.pick([255, 255, UInt8(random.whole(40...250))])
      return Color(hex: UInt32(random.below(1 << 24)), alpha: alpha)
    }

    mutating func paint() -> Paint {
      guard random.chance(30) else { return .color(color()) }
      let stops: [GradientStop] = [.stop(color(), at: 0.1), .stop(color(), at: 0.4), .stop(color(), at: 0.9)]
      switch random.below(3) {
      case 0: return .linearGradient(stops, from: Point(place() + 1, place()), to: Point(place(), place() + 5))
      case 1: return .radialGradient(stops, center: Point(place(), place()), radius: Double(random.whole(6...14)))
      default:
        // The same color on both sides of the start, where pixels show shares of both.
        let seamless = stops.dropLast() + [.stop(stops[0].color, at: 0.9)]
        return .conicGradient(Array(seamless), center: Point(place() + 0.3, place() + 0.2), from: Angle(degrees: 77))
      }
    }

    mutating func shadow() -> Shadow {
      var shadow = Shadow(color: color(), radius: 0, offset: Point(place() - 6, place() - 6))
      if random.chance(25) {
        shadow.caster = rect()
        shadow.spread = 2
      }
      if random.chance(8) { shadow.color = .clear }
      return shadow
    }

    mutating func layer(_ role: SceneLayer.Role, depth: Int, isHalved: Bool, in sketch: inout Sketch) {
      rest -= 1
      var isHalved = isHalved
      let masks = role != .mask && random.chance(30) || random.chance(10) ? random.whole(1...2) : 0
      let borders = random.chance(25) ? random.whole(1...2) : 0
      let blends = random.chance(25)
      let frame = Rect(x: place(), y: place(), width: 4 * Double(random.whole(1...3)), height: 8)
      sketch.layer(
        role,
        { layer in
          layer.frame = frame
          if random.chance(35) { layer.opacity = random.pick([0.25, 0.7, 0]) }
          if random.chance(30) { layer.rotation = Angle(degrees: Double(90 * random.whole(1...3))) }
          if random.chance(30) {
            layer.scale = Point(random.pick([-1, 2, isHalved ? 1 : 0.5]), random.pick([1, -1, isHalved ? -2 : -0.5]))
            if abs(layer.scale.x) < 1 || abs(layer.scale.y) < 1 { isHalved = true }
          }
          if random.chance(25) {
            layer.clips = (0..<random.whole(1...2)).map { _ in Clip(path: path(), rule: random.pick(FillRule.allCases))
            }
          }
          if random.chance(20) { layer.erasure = rect() }
          if random.chance(35) { layer.shadows = (0..<random.whole(1...3)).map { _ in shadow() } }
          if random.chance(25) { layer.innerShadows = (0..<random.whole(1...2)).map { _ in shadow() } }
          (layer.maskCount, layer.borderCount) = (Int32(masks), Int32(borders))
          layer.isolatesBlending = blends
          if case .part = role { layer.blend = random.pick(modes) }
        }
      ) { sketch in
        for _ in 0..<masks { self.layer(.mask, depth: depth + 1, isHalved: isHalved, in: &sketch) }
        for _ in 0..<random.whole(1...3) { item(depth: depth + 1, isHalved: isHalved, blends, in: &sketch) }
        for _ in 0..<borders { shape(in: &sketch) }
      }
    }

    private var modes: [BlendMode] {
      [.multiply, .screen, .darken, .lighten, .hardLight, .overlay, .difference, .exclusion]
    }

    private mutating func shape(in sketch: inout Sketch) {
      let color = color()
      switch random.below(4) {
      case 0: sketch.stroke(rect(), StrokeStyle(width: 4), color)
      case 1: sketch.fill(path(), color, rule: .evenOdd)
      default: sketch.fill(path(), paint())
      }
    }

    /// Adds a fill, a stroke or a layer. Layers with the role `.part` blend.
    private mutating func item(depth: Int, isHalved: Bool, _ blends: Bool, in sketch: inout Sketch) {
      guard depth < 5, rest > 0, random.chance(60) else { return shape(in: &sketch) }
      let slot = SceneLayer.Role.filledSlot(ownerDepth: Int32(random.whole(0...depth)))
      layer(blends ? .part : random.chance(15) ? slot : .layer, depth: depth, isHalved: isHalved, in: &sketch)
    }

    mutating func sketch() -> Sketch {
      rest = 7
      return Sketch(16) { sketch in
        for _ in 0..<2 { layer(.layer, depth: 1, isHalved: false, in: &sketch) }
      }
    }
  }

  /// Returns the largest distance of some components in 0...255 from exact ones in 0...1.
  private func distance(_ found: SIMD4<UInt8>, _ exact: SIMD4<Double>) -> Double {
    (0..<4).reduce(0) { max($0, abs(Double(found[$1]) - 255 * exact[$1])) }
  }

  /// The number of layers around each layer of a scene.
  private func depths(_ scene: Scene) -> [(node: Int, depth: Int)] {
    var ends: [Int] = []
    return scene.nodes.indices.compactMap { node in
      while let end = ends.last, end <= node { ends.removeLast() }
      guard case .layer = scene.nodes[node].content else { return nil }
      ends.append(node + scene.nodes[node].extent)
      return (node, ends.count - 1)
    }
  }

  /// Rounding to bytes at each step, and what blend modes make of it.
  private let slack = 6.0

  @Test func `a pixel has the color that all layers give to its center`() {
    let seed = RandomCases.seed()
    var generator = Generator(random: RandomSource(seed: seed))
    var painted = 0
    for number in 0..<RandomCases.count(quick: 14, ci: 200, long: 20_000) {
      let sketch = generator.sketch()
      let scale = Point(Double(generator.random.whole(1...2)), Double(generator.random.whole(1...2)))
      let origin = Point(Double(generator.random.whole(-3...4)), Double(generator.random.whole(-3...4)))
      let background = generator.random.chance(50) ? RGBA(red: 0.2, green: 0.4, blue: 1, alpha: 0.6) : nil
      let bitmap = SceneRenderer(
        sketch.scene, scale: scale, origin: origin, width: 19, height: 15,
        bandHeight: generator.random.pick([15, 15, 8, 3])
      ).bitmap(background: background)
      let painter = PointPainter(scene: sketch.scene)
      let paper: SIMD4<Double> = background == nil ? .zero : SIMD4(0.12, 0.24, 0.6, 0.6)
      var (worst, place) = (0.0, Point.zero)
      for _ in 0..<20 {
        let (x, y) = (generator.random.below(19), generator.random.below(15))
        let point = Point(origin.x + (Double(x) + 0.5) / scale.x, origin.y + (Double(y) + 0.5) / scale.y)
        let exact = painter.color(at: point, over: paper)
        if exact != paper { painted += 1 }
        let error = distance(bitmap[x, y], exact)
        if error > worst { (worst, place) = (error, point) }
      }
      #expect(worst <= slack, "seed \(seed), scene \(number), at \(place)")
    }
    #expect(painted > 0)
  }

  @Test func `a layer alone has the colors that its own layers give`() {
    let seed = RandomCases.seed(2)
    var generator = Generator(random: RandomSource(seed: seed))
    var painted = 0
    for number in 0..<RandomCases.count(quick: 16, ci: 150, long: 10_000) {
      let sketch = generator.sketch()
      let (node, depth) = generator.random.pick(depths(sketch.scene))
      var contents: SceneContents?
      for layer in sketch.layers where layer.contents.layerNode == node { contents = layer.contents }
      // Masks are no items of their layers.
      guard let contents else { continue }
      let bitmap = SceneRenderer(
        sketch.scene, layer: contents, pixelsPerPoint: 1, origin: Point(-2, -1), width: 20, height: 18
      ).bitmap(background: nil)
      let painter = PointPainter(scene: sketch.scene)
      var worst = 0.0
      for _ in 0..<16 {
        let (x, y) = (generator.random.below(20), generator.random.below(18))
        let exact = painter.color(ofLayerAt: node, depth: depth, at: Point(Double(x) - 1.5, Double(y) - 0.5))
        if exact.w > 0 { painted += 1 }
        worst = max(worst, distance(bitmap[x, y], exact))
      }
      // Alone, a layer has nothing to mix with.
      #expect(worst <= slack, "seed \(seed), scene \(number), node \(node)")
    }
    #expect(painted > 0)
  }

  @Test func `images of shadows and masks show their alpha inside the layer`() throws {
    let seed = RandomCases.seed(3)
    var generator = Generator(random: RandomSource(seed: seed))
    var count = 0
    func check(_ image: ShadowImage?, _ place: Comment, _ alpha: (Point) -> Double?) {
      // Without an image, nothing may be in the middle of the picture.
      guard let image else {
        let points = (0..<8).map { Point(Double($0) + 4.5, Double($0 * 5 % 8) + 4.5) }
        return #expect(points.allSatisfy { (alpha($0) ?? 0) < 1e-9 }, place)
      }
      count += 1
      #expect(image.coverage.count == image.width * image.height, place)
      #expect(image.frame.width == Double(image.width) / 2 && image.frame.height == Double(image.height) / 2, place)
      var worst = 0.0
      for _ in 0..<16 {
        // Also just outside of the image, where nothing is.
        let (x, y) = (generator.random.whole(-1...image.width), generator.random.whole(-1...image.height))
        let isInside = 0..<image.width ~= x && 0..<image.height ~= y
        let point = Point(image.frame.x + (Double(x) + 0.5) / 2, image.frame.y + (Double(y) + 0.5) / 2)
        guard let exact = alpha(point) else { continue }
        worst = max(worst, abs(255 * exact - (isInside ? Double(image.coverage[y * image.width + x]) : 0)))
      }
      #expect(worst <= 2.5, place)
    }
    for number in 0..<RandomCases.count(quick: 16, ci: 150, long: 10_000) {
      let sketch = generator.sketch()
      let scene = sketch.scene
      let painter = PointPainter(scene: scene)
      for (layer, contents) in sketch.layers {
        // A layer that is not visible has no images.
        guard layer.opacity > 0, let (node, depth) = depths(scene).first(where: { $0.node == contents.layerNode })
        else {
          continue
        }
        let place: Comment = "seed \(seed), scene \(number), node \(node)"
        for isInner in [false, true] {
          for shadow in (isInner ? layer.innerShadows : layer.shadows).prefix(1) {
            let image = try scene.shadowImage(
              of: shadow, isInner: isInner, layer: layer, contents: contents)
            check(image, place) { point in
              // An inner shadow is cut with its layer, and not in its image.
              if isInner, painter.isCutOff(layer, node: node, at: point, depth: depth) { return nil }
              return painter.alpha(of: shadow, isInner: isInner, ofLayerAt: node, depth: depth, at: point)
            }
          }
        }
      }
    }
    #expect(count > 10)
  }
}
