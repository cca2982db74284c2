@_spi(Generated) import ShapeCore
import TestSupport

/// Makes random scenes of 40 by 40 points, in which layers with everything are in layers with everything. No two
/// lengths, colors or opacities are equal.
struct RandomPicture {
  /// What a scene may contain.
  struct Features: OptionSet {
    let rawValue: Int
    static let blurs = Features(rawValue: 1)
    static let blends = Features(rawValue: 2)
    static let conicGradients = Features(rawValue: 4)
    static let translucency = Features(rawValue: 8)
  }

  var random: RandomSource
  let features: Features

  /// Returns the scene of a seed, with what that seed has.
  static func scene(seed: UInt64) -> Scene {
    var features: Features = []
    if seed % 3 != 0 { features.insert(.translucency) }
    if seed % 2 == 0 { features.insert(.blends) }
    // Debug builds blur slowly.
    if seed % 6 == 4 { features.insert(.blurs) }
    if seed % 5 == 0 { features.insert(.conicGradients) }
    return scene(seed: seed, features)
  }

  static func scene(seed: UInt64, _ features: Features) -> Scene {
    var picture = RandomPicture(random: RandomSource(seed: seed), features: features)
    let side = 40.0
    let root = picture.effects(depth: 0, inMask: false)
    return SceneBuilder.scene(side, side, root: { root($0.frame, &$0) }) { builder in
      picture.content(&builder, depth: 0, inMask: false)
    }
  }

  private init(random: RandomSource, features: Features) { (self.random, self.features) = (random, features) }

  // MARK: Layers

  private mutating func content(_ builder: inout SceneBuilder, depth: Int, inMask: Bool, mayMask: Bool = true) {
    let layer = builder.scene.layers.last ?? SceneLayer(frame: .zero)
    // A layer with a spread contains no masks.
    let mayMask = mayMask && (layer.shadows + layer.innerShadows).allSatisfy { $0.caster == nil }
    if layer.role == .emptySlot { return }
    for _ in 0..<layer.maskCount {
      let opacity = fraction()
      let inside = plainMasks(depth: depth + 1)
      builder.layer(
        frame: rect(),
        { layer in
          (layer.role, layer.opacity, layer.maskCount) = (.mask, opacity, inside)
        }
      ) { content(&$0, depth: depth + 1, inMask: true) }
    }
    for _ in 0..<random.whole(1...3) {
      if depth < 2, random.chance(45) {
        let change = effects(depth: depth + 1, inMask: inMask, mayMask: mayMask, mayBlend: layer.isolatesBlending)
        let frame = rect()
        builder.layer(frame: frame, { change(frame, &$0) }) {
          content(&$0, depth: depth + 1, inMask: inMask, mayMask: mayMask)
        }
      } else {
        drawing(&builder)
      }
    }
    // A caster is the silhouette of something.
    if (layer.shadows + layer.innerShadows).contains(where: { $0.caster != nil }) {
      builder.fill(path(), .color(Color(RGBA(hex: 0x336699))))
    }
    for _ in 0..<layer.borderCount { builder.stroke(path(), paint(), style()) }
  }

  private mutating func plainMasks(depth: Int) -> Int32 { depth < 3 && random.chance(20) ? 1 : 0 }

  /// Returns random effects of a layer.
  private mutating func effects(
    depth: Int, inMask: Bool, mayMask: Bool = true, mayBlend: Bool = false
  ) -> (Rect, inout SceneLayer) -> Void {
    var model = SceneLayer(frame: .zero)
    if random.chance(25) { return { _, _ in } }
    if !inMask, depth > 0, random.chance(12) {
      model.role = .emptySlot
      model.name = "slot \(random.below(1000))"
    } else if !inMask, depth > 0, random.chance(15) {
      model.role = .filledSlot(ownerDepth: Int32(random.below(depth)))
      model.name = "<slot> \(random.below(1000))"
    }
    if features.contains(.translucency), random.chance(30) { model.opacity = fraction() }
    if random.chance(30) { model.scale = Point(factor(), factor()) }
    if random.chance(15) { model.scale.x = model.scale.y }
    if random.chance(30) {
      model.rotation =
        random.chance(30) ? Angle(degrees: random.pick([90, 180, -90])) : Angle(radians: random.number(-3...3))
    }
    if model.role != .emptySlot {
      for _ in 0..<random.pick([0, 0, 0, 1, 2]) {
        model.clips.append(Clip(path: area(), rule: random.chance(50) ? .nonZero : .evenOdd))
      }
      if random.chance(15) { model.erasure = .ellipse(in: rect()) }
      if features.contains(.translucency), mayMask { model.maskCount = random.pick([0, 0, 0, 1, 2]) }
      if depth >= 2 { model.maskCount = min(model.maskCount, 1) }
      let mayHaveCaster = model.maskCount == 0 && random.chance(40)
      for _ in 0..<random.pick([0, 0, 0, 1, 1, 2]) { model.shadows.append(shadow(mayHaveCaster)) }
      for _ in 0..<random.pick([0, 0, 0, 0, 1, 2]) { model.innerShadows.append(shadow(mayHaveCaster)) }
      if random.chance(20) { model.borderCount = Int32(random.whole(1...2)) }
    }
    if features.contains(.blends), !inMask {
      if mayBlend, random.chance(70) { model.blend = random.pick(BlendMode.allCases) }
      model.isolatesBlending = random.chance(40)
    }
    return { frame, layer in
      layer = model
      layer.frame = frame
    }
  }

  private mutating func shadow(_ mayHaveCaster: Bool) -> Shadow {
    var shadow = Shadow(
      color: color(), radius: features.contains(.blurs) && random.chance(60) ? random.number(0.7...2.2) : 0,
      offset: Point(random.number(-5...5), random.number(-5...5)))
    if mayHaveCaster, random.chance(60) {
      (shadow.spread, shadow.caster) = (1, random.chance(10) ? .empty : .ellipse(in: rect()))
    }
    return shadow
  }

  // MARK: Drawings

  private mutating func drawing(_ builder: inout SceneBuilder) {
    let path = path()
    if random.chance(60) {
      builder.fill(random.chance(50) ? path : area(), paint(), rule: random.chance(50) ? .nonZero : .evenOdd)
    }
    if random.chance(50) { builder.stroke(path, paint(), style()) }
  }

  private mutating func style() -> StrokeStyle {
    StrokeStyle(
      width: random.number(0.8...4), cap: random.pick(LineCap.allCases), join: random.pick(LineJoin.allCases),
      miterLimit: random.pick([1.3, 4, 10]),
      dash: random.chance(25) ? [random.number(2...6), random.number(2...5), random.number(1...3)] : [],
      phase: random.chance(50) ? random.number(-9...9) : 0)
  }

  private mutating func paint() -> Paint {
    switch random.below(10) {
    case 0...5: return .color(color())
    case 6, 7:
      return .linearGradient(stops(), from: point(), to: point())
    case 8:
      return .radialGradient(stops(), center: point(), radius: random.number(3...20))
    default:
      if !features.contains(.conicGradients) { return .color(color()) }
      return .conicGradient(stops(), center: point(), from: Angle(radians: random.number(-4...4)))
    }
  }

  private mutating func stops() -> [GradientStop] {
    var place = random.chance(50) ? 0 : random.number(0...0.3)
    let isOpaque = random.chance(50)
    return (0..<random.whole(2...4)).map { _ in
      defer { if random.chance(80) { place = min(1, place + random.number(0.1...0.5)) } }
      var color = color()
      if isOpaque { (color.light.alpha, color.dark.alpha) = (1, 1) }
      return GradientStop(color: color, position: place)
    }
  }

  private mutating func color() -> Color {
    func component() -> RGBA {
      var result = RGBA(hex: UInt32(random.below(1 << 24)))
      if features.contains(.translucency), random.chance(35) { result.alpha = Float(fraction()) }
      return result
    }
    let light = component()
    return random.chance(50) ? Color(light) : Color(light: light, dark: component())
  }

  // MARK: Geometry

  private mutating func path() -> Path {
    switch random.below(8) {
    case 0: return .rect(rect())
    case 1: return .roundedRect(rect(), cornerRadius: random.number(1...6))
    case 2:
      return .roundedRect(
        rect(),
        radii: CornerRadii(
          topLeft: random.number(0...6), topRight: random.number(0...6), bottomRight: random.number(0...6),
          bottomLeft: random.number(0...6)))
    case 3: return random.chance(50) ? .ellipse(in: rect()) : .circle(center: point(), radius: random.number(2...12))
    case 4: return .polygon((0..<random.whole(3...6)).map { _ in point() })
    case 5: return .polyline((0..<random.whole(2...5)).map { _ in point() })
    default: return area().appending(curves())
    }
  }

  /// Returns a path that winds several times around some points.
  private mutating func area() -> Path {
    Path.ellipse(in: rect()).appending(.polygon((0..<5).map { _ in point() }))
  }

  private mutating func curves() -> Path {
    var elements: [PathElement] = [.move(to: point())]
    for _ in 0..<random.whole(1...4) {
      switch random.below(4) {
      case 0: elements.append(.line(to: point()))
      case 1: elements.append(.quad(to: point(), control: point()))
      case 2: elements.append(.curve(to: point(), control1: point(), control2: point()))
      default:
        let arc = Arc(
          center: point(), radii: Size(random.number(2...12), random.number(2...12)), rotation: random.number(-2...2),
          start: random.number(-6...6), sweep: random.number(-6...6))
        elements += [.line(to: arc.startPoint), .arc(arc)]
      }
    }
    if random.chance(50) { elements.append(.close) }
    return Path(elements)
  }

  private mutating func rect() -> Rect {
    let center = point()
    let size = Size(random.number(5...26), random.number(5...26))
    return Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  private mutating func point() -> Point { Point(random.number(3...37), random.number(3...37)) }
  private mutating func fraction() -> Double { (random.number(0.2...0.9) * 1000).rounded() / 1000 }
  private mutating func factor() -> Double { random.number(0.6...1.3) * (random.chance(20) ? -1 : 1) }
}
