extension Pair {
  private static func drawn(_ rows: String, _ commands: String) -> Pair {
    Pair(rows, "stroke .red, width: 4, path: path { \(commands) }")
  }

  /// The commands of a path.
  static let commands: [Pair] = [
    drawn("keyword move", "move (4, 4); line (36, 4); ⟨move|line⟩ (4, 36); line (36, 36)"),
    drawn("move to", "move ⟨(4, 4)|(36, 4)⟩; line (20, 36)"),
    drawn("move by:", "move (8, 8); line (20, 8); move ⟨by: ⟩(10, 10); line (30, 36)"),
    drawn("keyword line", "move (4, 4); line (36, 20); ⟨line (4, 36)⟩"),
    drawn("line to", "move (4, 4); line ⟨(36, 20)|(20, 36)⟩"),
    drawn("line by:", "move (16, 16); line ⟨by: ⟩(10, 20)"),
    drawn("keyword quad", "move (4, 4); ⟨quad (4, 36), control: (36, 20)|line (4, 36)⟩"),
    drawn("quad to", "move (4, 4); quad ⟨(4, 36)|(20, 36)⟩, control: (36, 20)"),
    drawn("quad by:", "move (16, 16); quad ⟨by: ⟩(2, 20), control: (20, 10)"),
    drawn("quad control:", "move (4, 4); quad (4, 36), control: ⟨(36, 20)|(20, 36)⟩"),
    drawn("keyword curve", "move (4, 4); ⟨curve (4, 36), control1: (36, 4), control2: (36, 36)|line (4, 36)⟩"),
    drawn("curve to", "move (4, 4); curve ⟨(4, 36)|(20, 36)⟩, control1: (36, 4), control2: (36, 36)"),
    drawn("curve by:", "move (12, 12); curve ⟨by: ⟩(2, 20), control1: (20, 2), control2: (20, 20)"),
    drawn("curve control1:", "move (4, 4); curve (4, 36), control1: ⟨(36, 4)|(4, 20)⟩, control2: (36, 36)"),
    drawn("curve control2:", "move (4, 4); curve (4, 36), control1: (36, 4), control2: ⟨(36, 36)|(4, 20)⟩"),
    drawn("keyword arc", "⟨arc center: center, radius: 12, from: 0deg, to: 90deg|move (4, 4); line (36, 4)⟩"),
    drawn("arc center:", "arc center: ⟨(20, 20)|(14, 14)⟩, radius: 10, from: 0deg, to: 90deg"),
    drawn("arc radius:", "arc center: center, radius: ⟨5|15⟩, from: 0deg, to: 90deg"),
    drawn("arc radii:", "arc center: center, ⟨radius: 10|radii: 16 x 8⟩, from: 0deg, to: 180deg"),
    drawn("arc rotation:", "arc center: center, radii: 16 x 8⟨, rotation: 60deg⟩, from: 0deg, to: 180deg"),
    drawn("arc from:", "arc center: center, radius: 12, from: ⟨0deg|60deg⟩, to: 180deg"),
    drawn("arc to:", "arc center: center, radius: 12, from: 0deg, to: ⟨90deg|180deg⟩"),
    drawn("arc sweep:", "arc center: center, radius: 12, from: 60deg, ⟨to|sweep⟩: 180deg"),
    drawn("arc clockwise:", "arc center: center, radius: 12, from: 0deg, to: 90deg⟨, clockwise: false⟩"),
    drawn("keyword corner", "move (4, 36); ⟨corner (20, 4), to: (36, 36), radius: 6|line (20, 4)⟩; line (36, 36)"),
    drawn("corner corner", "move (4, 36); corner ⟨(20, 4)|(20, 16)⟩, to: (36, 36), radius: 6; line (36, 36)"),
    drawn("corner to:", "move (4, 36); corner (20, 4), to: ⟨(36, 36)|(36, 4)⟩, radius: 6"),
    drawn("corner radius:", "move (4, 36); corner (20, 4), to: (36, 36), radius: ⟨1|8⟩; line (36, 36)"),
    drawn("keyword close", "move (4, 4); line (36, 4); line (36, 36)⟨; close⟩"),
    drawn("keyword add", "move (4, 4); line (36, 4)⟨; add circle(center: center, radius: 9)⟩"),
    drawn("add path", "add circle(center: center, radius: ⟨5|15⟩)"),
  ]

  private static let rounded = "roundedRect(Rect(x: 2, y: 2, width: 36, height: 36)"

  static let readyMadePaths: [Pair] = [
    .area("rect, ellipse", "⟨rect|ellipse⟩(Rect(x: 4, y: 10, width: 32, height: 20))"),
    .area("rect, capsule", "⟨rect|capsule⟩(Rect(x: 4, y: 10, width: 32, height: 20))"),
    .area("rect rect", "rect(Rect(x: 4, y: 10, width: ⟨12|32⟩, height: 20))"),
    .area("ellipse rect", "ellipse(Rect(x: 4, y: 10, width: ⟨12|32⟩, height: 20))"),
    .area("capsule rect", "capsule(Rect(x: 4, y: 10, width: ⟨12|32⟩, height: 20))"),
    .area("roundedRect", "⟨roundedRect(bounds, cornerRadius: 12)|rect(bounds)⟩"),
    .area("roundedRect rect", "roundedRect(Rect(x: 4, y: 10, width: ⟨12|32⟩, height: 20), cornerRadius: 4)"),
    .area("roundedRect cornerRadius:", "\(rounded)⟨, cornerRadius: 12⟩)"),
    .area("roundedRect topLeft:", "\(rounded)⟨, topLeft: 12⟩)"),
    .area("roundedRect topRight:", "\(rounded)⟨, topRight: 12⟩)"),
    .area("roundedRect bottomRight:", "\(rounded)⟨, bottomRight: 12⟩)"),
    .area("roundedRect bottomLeft:", "\(rounded)⟨, bottomLeft: 12⟩)"),
    .area("roundedRect topLeading:", "\(rounded)⟨, topLeading: 12⟩)"),
    .area("roundedRect topTrailing:", "\(rounded)⟨, topTrailing: 12⟩)"),
    .area("roundedRect bottomTrailing:", "\(rounded)⟨, bottomTrailing: 12⟩)"),
    .area("roundedRect bottomLeading:", "\(rounded)⟨, bottomLeading: 12⟩)"),
    .area("roundedRect style:", "\(rounded), cornerRadius: 11⟨, style: .continuous⟩)"),
    .area("circle", "⟨circle(center: center, radius: 15)|rect(bounds)⟩"),
    .area("circle center:", "circle(center: ⟨(12, 12)|(28, 28)⟩, radius: 9)"),
    .area("circle radius:", "circle(center: center, radius: ⟨5|15⟩)"),
    .area("polygon", "⟨polygon([(4, 4), (36, 4), (20, 36)])|rect(bounds)⟩"),
    .area("polygon points", "polygon([(4, 4), (36, 4), (20, 36)⟨, (4, 20)⟩])"),
    .area("star", "⟨star(center: center, points: 5, outerRadius: 18, innerRadius: 8)|rect(bounds)⟩"),
    .area("star center:", "star(center: ⟨(16, 20)|(24, 20)⟩, points: 5, outerRadius: 14, innerRadius: 6)"),
    .area("star points:", "star(center: center, points: ⟨5|7⟩, outerRadius: 18, innerRadius: 8)"),
    .area("star outerRadius:", "star(center: center, points: 5, outerRadius: ⟨12|18⟩, innerRadius: 8)"),
    .area("star innerRadius:", "star(center: center, points: 5, outerRadius: 18, innerRadius: ⟨5|12⟩)"),
    .area("star rotation:", "star(center: center, points: 5, outerRadius: 18, innerRadius: 8⟨, rotation: 30deg⟩)"),
  ]

  private static let bar = "rect(Rect(x: 10, y: 16, width: 20, height: 6))"
  private static let peak = "path { move (8, 32); line (20, 8); line (32, 32) }"
  private static let disc = "circle(center: center, radius: 10)"
  private static let other = "circle(center: (26, 20), radius: 10)"
  /// A ring for one rule, a disc for the other.
  private static let twice = "path { add circle(center: center, radius: 14); add circle(center: center, radius: 6) }"

  /// Paths derived from others.
  static let derivedPaths: [Pair] = [
    .area("Path.translated", "\(bar)⟨.translated(by: (6, 6))⟩"),
    .area("Path.translated by:", "\(bar).translated(by: ⟨(6, 0)|(0, 6)⟩)"),
    .area("Path.rotated", "\(bar)⟨.rotated(by: 60deg)⟩"),
    .area("Path.rotated by:", "\(bar).rotated(by: ⟨30deg|90deg⟩)"),
    .area("Path.rotated around:", "\(bar).rotated(by: 60deg⟨, around: (10, 16)⟩)"),
    .area("Path.scaled(by:around:)", "\(bar)⟨.scaled(by: 1.5)⟩"),
    .area("Path.scaled(by:around:) by:", "\(bar).scaled(by: ⟨0.5|1.5⟩)"),
    .area("Path.scaled(by:around:) around:", "\(bar).scaled(by: 0.5⟨, around: (10, 16)⟩)"),
    .area("Path.scaled(x:y:around:)", "\(bar)⟨.scaled(x: 0.5, y: 3)⟩"),
    .area("Path.scaled(x:y:around:) x:", "\(bar).scaled(x: ⟨1|1.5⟩, y: 2)"),
    .area("Path.scaled(x:y:around:) y:", "\(bar).scaled(x: 0.5, y: ⟨1|3⟩)"),
    .area("Path.scaled(x:y:around:) around:", "\(bar).scaled(x: 0.5, y: 2⟨, around: (10, 16)⟩)"),
    .line("Path.reversed", "\(disc)⟨.reversed()⟩.trimmed(from: 0%, to: 25%)"),
    .line("Path.trimmed", "\(disc)⟨.trimmed(from: 0%, to: 25%)⟩"),
    .line("Path.trimmed from:", "\(disc).trimmed(from: ⟨0%|40%⟩, to: 60%)"),
    .line("Path.trimmed to:", "\(disc).trimmed(from: 0%, to: ⟨30%|60%⟩)"),
    .area("Path.rounded", "rect(bounds)⟨.rounded(radius: 12)⟩"),
    .area("Path.rounded radius:", "rect(bounds).rounded(radius: ⟨4|14⟩)"),
    .area("Path.stroked", "\(peak)⟨.stroked(width: 8)⟩"),
    .area("Path.stroked width:", "\(peak).stroked(width: ⟨3|8⟩)"),
    .area("Path.stroked cap:", "\(peak).stroked(width: 8⟨, cap: .round⟩)"),
    .area("Path.stroked join:", "\(peak).stroked(width: 8⟨, join: .round⟩)"),
    .area("Path.stroked miterLimit:", "\(peak).stroked(width: 8⟨, miterLimit: 1⟩)"),
    .area("Path.stroked dash:", "\(peak).stroked(width: 8⟨, dash: [6, 4]⟩)"),
    .area("Path.stroked phase:", "\(peak).stroked(width: 8, dash: [6, 4]⟨, phase: 5⟩)"),
    .area("Path.offset", "\(bar)⟨.offset(by: 5)⟩"),
    .area("Path.offset by:", "\(bar).offset(by: ⟨-2|5⟩)"),
    .area("Path.offset join:", "\(bar).offset(by: 8⟨, join: .round⟩)"),
    .area("Path.offset miterLimit:", "\(bar).offset(by: 8⟨, miterLimit: 1⟩)"),
    .area("Path.offset rule:", "\(twice).offset(by: 1⟨, rule: .evenOdd⟩)"),
    .area("Path.union, Path.intersection", "\(disc).⟨union|intersection⟩(\(other))"),
    .area("Path.subtracting, Path.symmetricDifference", "\(disc).⟨subtracting|symmetricDifference⟩(\(other))"),
    .area("Path.union other", "\(disc).union(\(other)⟨.translated(by: (0, 9))⟩)"),
    .area("Path.intersection other", "\(disc).intersection(\(other)⟨.translated(by: (0, 9))⟩)"),
    .area("Path.subtracting other", "\(disc).subtracting(\(other)⟨.translated(by: (0, 9))⟩)"),
    .area("Path.symmetricDifference other", "\(disc).symmetricDifference(\(other)⟨.translated(by: (0, 9))⟩)"),
    .area("Path.union rule:", "\(twice).union(rect(Rect(x: 30, y: 0, width: 9, height: 9))⟨, rule: .evenOdd⟩)"),
    .area("Path.intersection rule:", "\(twice).intersection(rect(bounds)⟨, rule: .evenOdd⟩)"),
    .area("Path.subtracting rule:", "rect(bounds).subtracting(\(twice)⟨, rule: .evenOdd⟩)"),
    .area("Path.symmetricDifference rule:", "rect(bounds).symmetricDifference(\(twice)⟨, rule: .evenOdd⟩)"),
    Pair("Path.simplified", "fill .red, path: \(twice)⟨.simplified()⟩, rule: .evenOdd"),
    .area("Path.simplified rule:", "\(twice).simplified(⟨rule: .evenOdd⟩)"),
    .line("Path.dashed", "\(peak)⟨.dashed([6, 4])⟩"),
    .line("Path.dashed pattern", "\(peak).dashed([⟨6, 4|10, 9⟩])"),
    .line("Path.dashed phase:", "\(peak).dashed([6, 4]⟨, phase: 5⟩)"),
    .area("Path.flattened", "\(disc)⟨.flattened(tolerance: 4)⟩"),
    .area("Path.flattened tolerance:", "\(disc).flattened(tolerance: ⟨0.1|4⟩)"),
  ]

  private static let box = "rect(Rect(x: 4, y: 10, width: 32, height: 20))"

  /// Measures of a path.
  static let pathMeasures: [Pair] = [
    .place("Path.point", "⟨\(box).point(at: 10%)|center⟩"),
    .place("Path.point at:", "\(box).point(at: ⟨10%|50%⟩)"),
    .turn("Path.tangent", "⟨\(disc).tangent(at: 10%)|0deg⟩"),
    .turn("Path.tangent at:", "\(disc).tangent(at: ⟨0%|12%⟩)"),
    .place("Path.nearestPoint", "⟨\(box).nearestPoint(to: (0, 20))|center⟩"),
    .place("Path.nearestPoint to:", "\(box).nearestPoint(to: ⟨(0, 20)|(20, 0)⟩)"),
    .radius("Path.winding", "⟨4 * \(disc).winding(around: center)|15⟩"),
    .radius("Path.winding around:", "10 + 5 * \(disc).winding(around: ⟨(0, 0)|center⟩)"),
    .either("Path.contains", "⟨!⟩\(disc).contains(center)"),
    .either("Path.contains point", "\(disc).contains(⟨(0, 0)|center⟩)"),
    .either("Path.contains rule:", "\(twice).contains(center⟨, rule: .evenOdd⟩)"),
  ]
}
