@_spi(Generated) import ShapeCore
import TestSupport

/// Makes random drawings in which no two colors or components of colors are equal, and few lengths are.
///
/// All lengths are multiples of an eighth, so that any two labels state the same frame to the bit.
package struct DrawingGenerator {
  package struct Options: Sendable {
    package var hasSlots = true
    package var hasBlends = true
    package var hasSpreads = true
    /// Whether shadows can have a radius.
    package var hasBlurs = true
    package init() {}
  }

  private var random: RandomSource
  private let options: Options
  private var slots = 0
  /// The number of further shadows.
  private var shadows = 4
  /// The number of further layers, masks, slots and shapes.
  private var layers = 9

  /// Returns the drawing of a seed.
  package static func drawing(seed: UInt64, options: Options = Options()) -> Drawing {
    var generator = DrawingGenerator(random: RandomSource(seed: seed), options: options)
    var drawing = Drawing(
      frame: Rect(x: 0, y: 0, width: generator.eighths(90...150), height: generator.eighths(60...88)))
    drawing.name = "Root"
    let theme = Theme.allCases[Int(seed % UInt64(Theme.allCases.count))]
    generator.draw(&drawing, Context(depth: 0, isOwn: true, theme: theme))
    return drawing
  }

  /// What a drawing has most of: rules meet more often in it.
  private enum Theme: CaseIterable {
    case order, borders, shadows, cuts, mixed
    /// A few paints, for the layers in others.
    case plain

    static let allCases: [Theme] = [.order, .borders, .shadows, .cuts, .order, .borders, .mixed]

    var kinds: [Kind] {
      switch self {
      case .order: [.layer, .layer, .layer, .slot, .slot, .mask, .fill]
      case .borders: [.border, .shadow]
      case .shadows: [.shadow, .shadow, .slot, .layer, .fill, .stroke, .border, .use]
      case .cuts: [.clip, .erase, .erase, .erase, .mask, .fill, .layer, .stroke]
      case .mixed:
        [
          .layer, .layer, .layer, .mask, .use, .slot, .stroke, .stroke, .border, .border, .clip, .erase, .shadow, .fill,
          .fill, .fill,
        ]
      case .plain: [.fill, .fill, .stroke, .border]
      }
    }
  }

  private enum Kind { case layer, mask, use, slot, stroke, border, clip, erase, shadow, fill }

  private init(random: RandomSource, options: Options) {
    (self.random, self.options) = (random, options)
  }

  /// Where statements are.
  private struct Context {
    var depth: Int
    /// Whether they belong to the picture itself, and not to a used shape.
    var isOwn: Bool
    var isMask = false
    var theme: Theme

    /// The context of the statements in a layer inside.
    func inside(_ random: inout RandomSource) -> Context {
      var context = self
      context.depth += 1
      let staysMixed = theme == .mixed || theme == .shadows && depth == 0
      if !staysMixed || random.chance(20) { context.theme = .plain }
      return context
    }
  }

  // MARK: Layers

  private mutating func draw(_ layer: inout Drawing, _ context: Context) {
    if random.chance(50) { layer.outline = outline(in: layer.bounds) }
    // Most slots are those of a used shape.
    if context.depth == 0, context.theme == .order || context.theme == .shadows, options.hasSlots, random.chance(60) {
      var inner = context
      (inner.depth, inner.isOwn) = (1, false)
      layer.statements = [
        .fill(nil, rule(), paint(in: layer.bounds), opacity: opacity()), .use(shape(in: layer, inner)),
      ]
    } else {
      if context.isMask || context.depth > 0 || random.chance(60) {
        layer.statements.append(.fill(nil, rule(), paint(in: layer.bounds), opacity: opacity()))
      }
      let count = context.theme == .plain ? random.below(3) : random.whole(3...5)
      for _ in 0..<count { layer.statements.append(statement(in: layer, context)) }
      if context.theme == .borders { addPairOfBorders(to: &layer) }
    }
    order(&layer)
    // A spread is refused where a mask is.
    guard layer.containsMask else { return }
    layer.statements = layer.statements.map { statement in
      guard case .shadow(var shadow, let isInner) = statement else { return statement }
      shadow.spread = 0
      return .shadow(shadow, isInner: isInner)
    }
  }

  private mutating func statement(in layer: Drawing, _ context: Context) -> Statement {
    var kind = random.pick(context.theme.kinds)
    switch kind {
    case .layer, .mask, .use, .slot:
      if context.depth < 3, layers > 0 { layers -= 1 } else { kind = .fill }
      if kind == .slot, !options.hasSlots || context.isMask { kind = .layer }
    case .shadow:
      if shadows > 0 { shadows -= 1 } else { kind = .fill }
    case .stroke, .border, .clip, .erase, .fill: break
    }
    var inner = context.inside(&random)
    switch kind {
    case .layer: return .layer(child(of: layer, inner))
    case .mask:
      inner.isMask = true
      return .mask(child(of: layer, inner))
    case .use:
      inner.isOwn = false
      return .use(shape(in: layer, inner))
    case .slot: return slot(in: layer, inner)
    case .stroke:
      let other = random.chance(40) ? area(in: layer.bounds) : nil
      return .stroke(other, line(along: other ?? layer.area), paint(in: layer.bounds), opacity: opacity())
    case .border:
      let edges = random.pick([
        Edges.all, .left, .top, .right, .bottom, [.left, .top], .horizontal, [.bottom, .right],
      ])
      let width = random.chance(25) ? eighths(12...90) : eighths(1...12)
      return .border(edges, width: width, paint(in: layer.bounds))
    case .clip: return .clip(random.chance(60) ? nil : area(in: layer.bounds), rule())
    case .erase: return .erase(area(in: layer.bounds), rule())
    case .shadow: return .shadow(shadow(of: layer), isInner: random.chance(45))
    case .fill:
      return .fill(
        random.chance(40) ? nil : area(in: layer.bounds), rule(), paint(in: layer.bounds), opacity: opacity())
    }
  }

  /// Adds two borders that meet: thin ones in a corner, or wide ones between opposite edges.
  private mutating func addPairOfBorders(to layer: inout Drawing) {
    let isWide = random.chance(40)
    let pairs: [[Edges]] =
      isWide ? [[.left, .right], [.top, .bottom]] : [[.left, .top], [.bottom, .right], [.top, .right]]
    for edge in random.pick(pairs) {
      let width = isWide ? eighths(20...80) : eighths(2...14)
      layer.statements.append(.border(edge, width: width, paint(in: layer.bounds)))
    }
  }

  private mutating func shape(in parent: Drawing, _ context: Context) -> Drawing {
    var shape = Drawing(frame: parent.bounds)
    shape.name = "Used"
    draw(&shape, context)
    return shape
  }

  private mutating func child(of parent: Drawing, _ context: Context) -> Drawing {
    var layer = placed(in: parent)
    if random.chance(35) { layer.opacity = random.pick([0.25, 0.5, 0.75, 0.875, 0.375, 0]) }
    if random.chance(25) {
      layer.scale = random.pick([
        Point(-1, 1), Point(1.5, 0.75), Point(-0.5, 1.25), Point(2, 2), Point(1, -1), Point(0, 1),
      ])
    }
    if random.chance(25) { layer.rotation = Angle(degrees: random.pick([90, -90, 180, 37, -61])) }
    if !context.isMask {
      layer.name = random.pick(["", "a", "b", "c"])
      if options.hasBlends, random.chance(20) { layer.blend = random.pick(Tint.modes) }
    }
    draw(&layer, context)
    return layer
  }

  private mutating func slot(in parent: Drawing, _ context: Context) -> Statement {
    var layer = placed(in: parent)
    slots += 1
    layer.name = "slot\(slots)"
    if context.isOwn { return .slot(layer, .empty) }
    if random.chance(45) { return .slot(layer, .omitted) }
    // Its user is the picture, or a shape whose slots are filled, too.
    draw(&layer, context)
    return .slot(layer, .filled)
  }

  private mutating func placed(in parent: Drawing) -> Drawing {
    var layer = Drawing(
      frame: Rect(
        x: eighths(-10...40), y: eighths(-8...30), width: eighths(30...90), height: eighths(24...70)))
    if random.chance(30) { layer.frame = parent.bounds }
    layer.labels = (random.below(6), random.below(6))
    return layer
  }

  /// Gives layers and slots a z, and at most one of them a constraint among those without.
  private mutating func order(_ layer: inout Drawing) {
    var names: [String] = []
    var places: [Int] = []
    for (place, statement) in layer.statements.enumerated() {
      switch statement {
      case .layer(var inner):
        if random.chance(40) { inner.order.z = random.pick([-1, 1, 1, 2]) }
        layer.statements[place] = .layer(inner)
        names.append(inner.name)
        places.append(place)
      case .slot(var inner, let kind):
        if random.chance(40) { inner.order.z = random.pick([-1, 1, 1, 2]) }
        layer.statements[place] = .slot(inner, kind)
        names.append(inner.name)
        places.append(place)
      case .fill, .stroke, .border, .clip, .erase, .shadow, .mask, .use: break
      }
    }
    guard names.count > 1, random.chance(80) else { return }
    let mover = random.below(names.count)
    let own = names[mover]
    let others = names.filter { !$0.isEmpty && $0 != own }
    guard !others.isEmpty else { return }
    func constrain(_ inner: inout Drawing) {
      let named = (0..<random.whole(1...2)).map { _ in random.pick(others) }
      if random.chance(50) { inner.order.above = named } else { inner.order.below = named }
    }
    switch layer.statements[places[mover]] {
    case .layer(var inner):
      constrain(&inner)
      layer.statements[places[mover]] = .layer(inner)
    case .slot(var inner, let kind):
      constrain(&inner)
      layer.statements[places[mover]] = .slot(inner, kind)
    case .fill, .stroke, .border, .clip, .erase, .shadow, .mask, .use: break
    }
  }

  // MARK: Values

  private mutating func eighths(_ range: ClosedRange<Int>) -> Double {
    Double(random.whole(8 * range.lowerBound...8 * range.upperBound)) / 8
  }

  private mutating func opacity() -> Double { random.chance(75) ? 1 : random.pick([0.5, 0.75]) }
  private mutating func rule() -> FillRule { random.chance(50) ? .nonZero : .evenOdd }

  private mutating func radii(in rect: Rect) -> CornerRadii {
    let longest = min(rect.width, rect.height) / 2
    if random.chance(25) { return CornerRadii(max(longest / 3, 0.125)) }
    func radius() -> Double { 0.125 + random.number(0...1) * (longest - 0.125) }
    return CornerRadii(topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
  }

  /// Returns an outline within the bounds, convex unless it is round.
  private mutating func outline(in bounds: Rect) -> Area {
    switch random.below(5) {
    case 0: return .rect(part(of: bounds))
    case 1: return .circle(Point(bounds.width / 2, bounds.height / 2), min(bounds.width, bounds.height) / 2)
    case 2:
      return .polygon([
        Point(bounds.width * random.number(0.3...0.7), 0), Point(bounds.width, bounds.height * 0.9),
        Point(0, bounds.height),
      ])
    default: return .rounded(bounds, radii(in: bounds))
    }
  }

  private mutating func part(of bounds: Rect) -> Rect {
    Rect(x: eighths(0...8), y: eighths(0...6), width: bounds.width - 10, height: bounds.height - 7)
  }

  private mutating func area(in bounds: Rect) -> Area {
    let rect = Rect(x: eighths(-6...50), y: eighths(-6...40), width: eighths(20...60), height: eighths(12...50))
    switch random.below(5) {
    case 0: return .circle(Point(rect.x + 9, rect.y + 7), eighths(8...24))
    case 1: return .rounded(rect, radii(in: rect))
    case 2, 3:
      // A star whose edges cross, so that the rules differ in its middle.
      let center = Point(rect.x + rect.width / 2, rect.y + rect.height / 2)
      return .polygon(
        [(0.0, -1.0), (0.588, 0.809), (-0.951, -0.309), (0.951, -0.309), (-0.588, 0.809)].map {
          center + Point($0.0 * rect.width / 2, $0.1 * rect.height / 2)
        })
    default: return .rect(rect)
    }
  }

  private mutating func line(along area: Area) -> Line {
    let isPolygon = if case .polygon = area { true } else { false }
    return Line(
      width: eighths(1...10), alignment: random.pick([.center, .inside, .outside]),
      join: isPolygon || random.chance(50) ? .round : .miter)
  }

  private mutating func shadow(of layer: Drawing) -> Shadow {
    var shadow = Shadow(
      color: color(), radius: options.hasBlurs && random.chance(60) ? eighths(1...5) : 0,
      offset: Point(eighths(-12...12), eighths(-9...9)))
    if options.hasSpreads, random.chance(35) { shadow.spread = random.pick([2.5, -1.5, 4]) }
    return shadow
  }

  private mutating func rgba() -> RGBA {
    func component() -> Float { Float(random.number(0.05...1)) }
    return RGBA(
      red: component(), green: component(), blue: component(),
      alpha: random.chance(35) ? 1 : Float(random.number(0.3...0.9)))
  }

  private mutating func color() -> Color { Color(light: rgba(), dark: rgba()) }

  private mutating func paint(in bounds: Rect) -> Paint {
    switch random.below(20) {
    case 0...12: return .color(color())
    case 13:
      // Transparent in one appearance or in both.
      var color = color()
      color.dark.alpha = 0
      if random.chance(50) { color.light.alpha = 0 }
      return .color(color)
    default: return gradient(in: bounds)
    }
  }

  private mutating func gradient(in bounds: Rect) -> Paint {
    func stop(_ position: Double) -> GradientStop { GradientStop(color: color(), position: position) }
    let stops = [stop(random.pick([0, 0.125])), stop(0.4), stop(random.pick([0.75, 1]))]
    func point() -> Point? { random.chance(60) ? Point(eighths(0...60), eighths(0...40)) : nil }
    switch random.below(3) {
    case 0: return .linearGradient(stops, from: point(), to: point())
    case 1:
      return .radialGradient(stops, center: point(), radius: random.chance(50) ? eighths(0...40) : nil)
    default:
      return .conicGradient(stops, center: point(), from: Angle(degrees: random.pick([0, 30, -135, 400])))
    }
  }
}
