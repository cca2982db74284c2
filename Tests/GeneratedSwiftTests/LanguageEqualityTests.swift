import ProgramGenerator
import TestSupport
import Testing

/// The Swift form of each construct of the language draws the same as the evaluator.
struct LanguageEqualityTests {
  @Test func `compiled constructs draw the same as the evaluator`() throws {
    var generator = RandomSource(seed: 7)
    var comparison = GeneratedComparison()
    for (name, source) in Self.programs {
      comparison.add(Array(source.utf8), named: "\(name).shape", using: &generator)
    }
    let result = try comparison.run()
    #expect(result.differences == [])
    #expect(result.pictures >= 170)
  }

  /// The reserved words of Swift (The Swift Programming Language, "Keywords and Punctuation"), except those that are
  /// reserved in the language, too.
  private static let reservedWords = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
    "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
    "where", "while", "Any", "as", "await", "is", "nil", "self", "Self", "super", "throws", "try",
  ]

  static let programs: [(name: String, source: String)] = base + review

  private static let base: [(name: String, source: String)] = [
    (
      "words",
      """
      shape Words(\(reservedWords.map { "\($0): Number = 1" }.joined(separator: ", "))) {
        size 20 x 20
        fill .red, path: polygon([\(reservedWords.map { "(\($0), 0)" }.joined(separator: ", "))])
      }
      """
    ),
    (
      "names",
      """
      /// Names that are keywords, members, types of SwiftUI or of the library. Ümläut, "quotes" \\ and */ in a comment.
      enum Mode { in, default, self, init, none, allCases }
      let class = 3
      let Double = 4
      func func(if: Number, var: Number = 2) = if * var + class
      style struct(let: Number = 1) { stroke .black, width: let }
      shape Path(body: Number = 3, frame: Number = 4, center: Mode = .self, scene in 0...9 = 2, init: Int = 2, Type: Color = .red,
                 shapeName: Bool = true, sizeLimits: Number = 1, self: Number = 1, import: Mode = .in, size: Number = 2) {
        size 40 x 50
        let path = rect(bounds)
        let pen = func(if: body) + Double
        let width2 = width / 2
        let draw = path { move (0, 0); line (pen, frame); line (width2, scene * init); close }
        outline roundedRect(bounds, cornerRadius: scene)
        fill Type, path: draw
        if shapeName { fill .blue, path: path, opacity: 10% * sizeLimits }
        switch center {
        case .in: fill .red
        case .default, .self: fill .green
        case .init: apply struct(let: self + size)
        case .none, .allCases: apply struct()
        }
        if import == .in || .none == center { fill .yellow, path: circle(center: (3, 3), radius: self) }
        layer scene { let size = width; let self = height; fill .navy, path: rect(Rect(x: 0, y: 0, width: size / 3, height: self / 3)) }
        layer pen { let width = 3; let inner = width * 2; fill .teal, path: circle(center: (4, 4), radius: inner) }
      }
      shape Circle { size 20 x 20; use Path(frame: 2) }
      shape View(Color: Color = .red) { size 20 x 20; fill Color; use Circle() }
      shape String { size 20 x 20; fill .red }
      shape Rect(Point: Point = (1, 2)) { size 20 x 20; use String(); fill .blue, path: circle(center: Point, radius: 2) }
      shape LayerFrame { size 20 x 20; layer x(left: 3) { use Rect(Point: (3, 3)) } }
      private shape Unused_ { size 3 x 3 }
      """
    ),
    (
      "values",
      """
      let ink = adaptive(light: #1C1C1E, dark: #F2F2F7)
      let steps = [1, 2.5, 4]
      let colors = [.red, .green, ink]
      let swirl = path { move (0, 0); repeat i in 0..<4 { quad by: (3, i), control: (i, 2) } }
      func wave(x: Number, high: Number = 3, turns: Int = 2) = sin(x * 360deg * turns) * high
      func dot(at: Point, r in 0...5 = 2) = circle(center: at, radius: r)
      func pick(flag: Bool, a: Color, b: Color = ink) = flag ? a : b.opacity(50%)
      shape Numbers(a in -5...5 = 2, b: Number = 3, n: Int in 0..<9 = 4, t: Angle in 0deg..<1turn = 30deg, flag: Bool = true) {
        size 100 x 80, min: 10 + n x 20, max: 4000 x 3000
        let sum = a + b * 2 - (a - b) / (2 + abs(a)) - -a
        let trig = sin(t) + cos(2 * t) * tan(t / 7) + hypot(a, b) + sqrt(abs(a))
        let back = asin(0.3) + acos(a / 6) + atan(a) + atan2(a, b) - abs(-t) + (flag ? t : 20deg)
        let whole = floor(a / 3) + ceil(-b / 4) + round(a * 1.5) + sign(a) + mod(a, 3) + mod(n, 4) + min(a, b, 3) + max(n, 2)
        let rest = clamp(a, 0, 1) + pow(2, n) + distance((a, b), (3, 4)) + mix(a, b, at: 30%) + t / 10deg + width / max(n, 1)
        let long = a + b * 2 + a * b - 3 * a / 4 + b * b * 0.5 + (a + 1) * (b + 2) * (a + 3) + 4 * a + 5 * b + 6 * a * b + 7
        let grouped = a - (b - 1) - (n - (a + 2)) + 24 / (b / 2) / (2 * b) - (a - b) * 3 - -(a - b)
        let decided = flag && (a > 0 || b > 5) || !(flag || a > 3) ? 1 : flag ? 2 : 3
        fill .green, path: circle(center: (grouped, decided), radius: decided)
        fill ink, path: rect(Rect(x: sum, y: trig, width: abs(whole), height: abs(rest)))
        fill .red, path: circle(center: (cos(back), sin(mix(back, t, at: 0.5))) * 10 + center / 2, radius: abs(long) / 9)
        fill .blue, path: dot(at: mix((a, b), center, at: a > 0 && !flag || b >= 3 ? 20% : 70%))
        fill pick(flag: a <= 2 || n == 3, a: .white), path: dot(at: -center, r: clamp(a, 0, 5))
        repeat s in steps, i in 0...2 { fill colors.count == 3 ? .red : ink, path: dot(at: (s * 7, i * 5 + wave(x: s)), r: 1) }
        repeat c in colors { fill c, path: swirl.translated(by: (0, 2)), opacity: 20% }
        repeat j in 0..<n { if j > 2 { fill ink, opacity: j / 10 } else if j == 1 { stroke ink } else { border .top } }
        repeat k in n..<2 { fill .red }
        require n < 9 && t >= 0deg, "never \\"broken\\""
      }
      shape Rects(e: Edges = [.left], p: Point = (3, 4), s: Size = 12 x 9, list: [Number] = [4, 2]) {
        size 90 x 70
        let r = Rect(center: p + center, size: s * 2)
        let q = Rect(x: 1, y: 2, width: 30, height: 20).inset(by: 2).translated(by: p).inset(left: 1, bottom: 3)
        let both = r.minX + r.midX + r.maxX + q.minY + q.midY + q.maxY + r.x + r.y + q.width + q.height + s.width / 2
        fill linearGradient([.red, stop(ink, at: 30%), .blue], from: r.topLeft, to: r.bottomRight), path: rect(r)
        fill radialGradient(colors, center: q.center), path: ellipse(q)
        fill conicGradient([ink, .red, ink], from: 20deg), path: capsule(Rect(center: q.topRight, size: q.size / 2))
        fill conicGradient([stop(.red, at: 10%), .blue], center: p), path: roundedRect(q, cornerRadius: 3, topLeft: both / 20)
        border e, width: 3, color: linearGradient([.red, .blue]), dash: list, phase: 1, opacity: 80%
        border e.contains(.left) ? [.right, .bottom] : .none, width: 1
        stroke rgb(10%, 0.2, p.x / 9), width: 2, dash: [both, 2, list.count], align: .inside
        stroke hsl(t2, 50%, 40%, opacity: 90%), path: roundedRect(r, cornerRadius: 4, style: .continuous), join: .round
        let t2 = 0.1turn
        stroke oklch(70%, 0.1, 30deg), width: 3, cap: .square, path: polygon([p, r.bottomLeft, q.bottomLeft]), miterLimit: 3, join: .bevel
      }
      """
    ),
    (
      "brief",
      """
      enum Stage { plain, fancy, wild }
      func y(_ price: Number, high: Number = 30) = high - price
      func spot(_ i: Int, _ n: Int, radius: Number) = { let a = i * 360deg / n - 90deg; polar(radius, a) }
      func list(_ n: Int) = {
        let half = [for i in 0..<n: i]
        let rest = [for i in half: switch i { case 0: 4; case 1...2, 5: i; default: 7 }]
        half + rest
      }
      shape Brief(kind: Stage = .fancy, n: Int in 1...6 = 3, xs: [Number] = [3, 9, 4], ys: [Number] = [1, 2, 8]) {
        size 80 x 60
        func at(_ i: Int, lift: Number = 2) = { let share = xs[i] / 10; let p = (width * share, y(lift)); p + (0, share) }
        let w = switch kind { case .plain: 1; case .fancy: n / 2; case .wild: xs[2] }
        let ink: Paint = switch mod(n, 4) { case 0, 2: .red; case 1: linearGradient([.red, .blue]); default: #00FF0080 }
        fill ink, path: circle(center: center + spot(n, 7, radius: 12), radius: w)
        repeat x, y, i in zip(xs, ys) { fill .blue, path: circle(center: at(i, lift: x) + (y, i), radius: 1) }
        repeat x, y, z in zip(xs, ys, [for i in xs.indices: i + n - 2]) where z > 0 { fill .gold, path: circle(center: (x, y), radius: z) }
        stroke .black, path: polyline([for i, j in zip(list(n), list(n).reversed()): (i, j).rotated(by: j * 10deg, around: center)])
        fill .red, opacity: switch n > 2 { case true: switch kind { case .wild: 0.1; default: 0.2 }; case false: 0.3 }
        let big = switch n { case 1...3: path { move (0, 0); line (9, n); line (4, 9) }; default: rect(bounds) }
        stroke .teal, path: big
      }
      """
    ),
    (
      "literals",
      """
      enum Pick { a, b }
      shape Lists(flag: Bool = true, m: Pick = .b) {
        size 40 x 40
        repeat x in [10, 30] { fill .red, path: circle(center: (x, 20), radius: 4) }
        repeat row in [[1, 2], [3]], x in row { fill .red, path: circle(center: (x, 2.5), radius: 1) }
        repeat x in flag ? [5] : [6, 7] { fill .blue, path: circle(center: (x, 9), radius: x) }
        repeat c in [.black, .white] { fill c.opacity(10%) }
        repeat a in [0deg, 30deg] { layer(inset: 9, rotation: a) { fill .gold } }
        repeat e in all { border [e, .right] }
        let all: [Edges] = [.left, .bottom]
        let n = [1, 2].count + (flag ? [1, 2] : [3]).count
        fill (flag ? .black : .white).opacity(50%), path: circle(center: center, radius: n)
        layer(rotation: -(flag ? 0deg : 30deg) + (m == .a ? 0deg : 2deg)) { stroke flag ? .white : .black }
        fill linearGradient(flag ? [.black, .white] : [.white, .black]), opacity: 20%
        fill linearGradient([flag ? .black : .white, stop(.red, at: 50%), flag ? .blue : .black]), opacity: 20%
        if (flag ? third : .b) == m { border .top }
        let third: Pick = .a
      }
      """
    ),
    (
      "paths",
      """
      shape Commands(turned: Bool = false, r in 0...20 = 8) {
        size 120 x 100
        let base = path {
          let c = center - (10, 5)
          move c; line by: (5, 5); quad c + (20, 0), control: c + (10, -10); curve by: (10, 10), control1: (1, 2), control2: (8, 9)
          arc center: c, radius: r, from: 10deg, to: 100deg
          arc center: c, radii: 20 x 10, rotation: 30deg, from: 0deg, sweep: 90deg, clockwise: false
          move by: (3, 3); line (60, 60); corner (80, 60), to: (80, 90), radius: 5; line (80, 90); close
          if turned { line (3, 3) } else if r > 3 { line (9, 3) } else { line (4, 4); add rect(Rect(x: 1, y: 1, width: 3, height: 3)) }
          repeat i in 0..<3 { let d = i * 4; line (d, 2 * d) }
        }
        let star1 = star(center: center, points: 5 + 2, outerRadius: 30, innerRadius: 10 + r / 4, rotation: 5deg)
        fill .red, path: base, rule: .evenOdd
        fill .blue, path: star1.rotated(by: 10deg).scaled(by: 0.5).translated(by: (1, 1)).reversed()
        fill .green, path: star1.rotated(by: 1rad, around: (0, 0)).scaled(x: 0.5, y: -1).scaled(by: 2, around: center)
        fill .gold, path: base.trimmed(from: 10%, to: 60%).rounded(radius: 2)
        fill .navy, path: star1.union(circle(center: center, radius: 20)).subtracting(rect(Rect(x: 50, y: 40, width: 9, height: 30)))
        fill .navy, path: star1.intersection(base, rule: .evenOdd).symmetricDifference(star1.offset(by: -2, join: .round))
        stroke .black, path: base.simplified().offset(by: 1, miterLimit: 2), width: 0.5
        stroke .black, path: star1.dashed([4, 2], phase: 1).flattened(tolerance: 0.1)
        fill .black, path: base.stroked(width: 2, cap: .round, join: .bevel, dash: [5, 3], phase: 2)
        let at = star1.point(at: 30%)
        let measure = star1.length / 100 + star1.area / 1000 + star1.winding(around: center) + star1.bounds.width / 40
        fill .white, path: circle(center: at, radius: measure)
        fill .white, path: circle(center: star1.nearestPoint(to: (0, 0)), radius: star1.contains(center) ? 2 : 4)
        fill .white, path: circle(center: center, radius: 1).rotated(by: star1.tangent(at: 10%))
        erase circle(center: (r, r), radius: 6)
        erase rect(Rect(x: 5, y: 5, width: 20, height: 3)), rule: .evenOdd
        clip
        clip star1.offset(by: 40)
        shadow .black.opacity(50%), radius: r / 4, offset: (1, 2), opacity: 80%
        shadow radius: 2
      }
      shape Outlines(mode: Int in 0...3 = 1, open: Bool = false) {
        size 60 x 60
        let inner = circle(center: center, radius: width / 4)
        outline ellipse(bounds)
        if mode > 1 { let k = 4; outline roundedRect(bounds.inset(by: k), cornerRadius: k) } else if open { outline inner }
        fill .red
        border .all, width: 3, color: .black
        layer a(inset: 10) { switch m { case .x: outline inner.translated(by: (-3, 0)); default: fill .gold }; let m: Letter = .x; stroke .black }
        layer b(inset: 20) { let o = capsule(bounds); outline o; fill .teal, path: o, opacity: 50% }
      }
      enum Letter { x, y }
      """
    ),
    (
      "layers",
      """
      style raised(lift: Number = 4, tint: Color = .black) { shadow tint, radius: lift, offset: (0, lift / 2), opacity: 30%; apply edge }
      style edge { border .bottom, width: width / 40; if width > 50 { stroke .gray, width: 0.5 } }
      enum Kind { plain, fancy }
      shape Panel(kind: Kind = .plain, pad in 0...20 = 8) {
        size 200 x 120, min: 60 x 60
        outline roundedRect(bounds, cornerRadius: 12)
        fill .white
        layer back(z: -1, opacity: 50%, rotation: 5deg) { fill .silver }
        content(inset: pad, above: back)
        layer(left: 3, width: 10, top: 2, height: 5 + pad, above: [content, back]) { fill .red; apply raised(lift: pad) }
        layer front(center: center, size: 20 x 10, below: content) { fill .blue; apply raised() }
        layer(centerX: 30, width: 10, centerY: 20, bottom: 3, z: 2) { fill .green; clip; erase circle(center: (2, 2), radius: 2) }
        if kind == .fancy { apply edge }
      }
      shape Twice(n: Int in 0...4 = 2) {
        size 220 x 130, min: 80 x 80
        let inset = 3 + n
        use Panel(kind: .fancy, pad: n * 2) {
          let wide = width / 2
          fill .teal, path: circle(center: center, radius: min(wide, height) / 2)
          layer inside(left: inset) { use Panel() { content(inset: 2); fill .gold, path: rect(bounds.inset(by: inset)) } }
        }
        layer(left: 150) { if n > 1 { use Panel(pad: 1) } else { fill .red } }
      }
      shape Outer { size 300 x 200, min: 100 x 100; use Twice(n: 3) { fill .navy; stroke .white } }
      shape Empty { size 30 x 30; layer x { }; if true { } else { fill .red }; repeat i in 0..<3 { } }
      """
    ),
  ]

  /// Constructs that are hard to distinguish or to type-check in Swift.
  private static let review: [(name: String, source: String)] = [
    (
      "direction",
      """
      func gap(n: Number) = isRightToLeft ? n : 2 * n
      func far(n: Number) = gap(n: n) + 1
      func box(r: Rect) = r.inset(leading: 3, top: 1, bottom: 2)
      func isLeft(e: Edges) = e.contains(.left)
      style edged(e: Edges = .leading) { border e, width: far(n: 1); if isLeft(e: e) { fill .gold, path: rect(box(r: bounds)) } }
      shape Sides(e: Edges = [.trailing, .top], pad in 1...9 = 4) {
        size 60 x 40
        let hidden = isRightToLeft ? 3 : 5
        func local(n: Number) = isRightToLeft ? n : n / 2
        outline roundedRect(box(r: bounds), cornerRadius: 1, topLeading: far(n: pad), bottomTrailing: hidden)
        fill .red
        border e, width: 2
        if e.contains(.right) { fill .blue, path: circle(center: (local(n: pad), 9), radius: 3) } else { fill .teal }
        layer(leading: pad, width: 20) { apply edged; use Arrow(turn: isRightToLeft ? 10deg : 20deg) { fill .navy } }
        layer(trailing: gap(n: pad), width: 9, top: 3, height: 9) { apply edged(e: e) }
        repeat x in [for i in 0..<3: gap(n: i)] { fill .black, path: circle(center: (x * 9, 30), radius: 1) }
        mask layer(leading: 1) { fill .black, opacity: isRightToLeft ? 50% : 70% }
      }
      shape Arrow(turn: Angle = 30deg) {
        size 20 x 20
        if isRightToLeft { outline circle(center: center, radius: 4) }
        stroke .black, path: path { move (0, 0); if isRightToLeft { line (width, 3) } else { line (3, height) }; line center }
        content(leading: 2, trailing: 5, top: gap(n: 1))
        layer(inset: 2, rotation: turn) { fill .gray; border [.leading, .bottom] }
      }
      """
    ),
    (
      "clashes, with commas, and a name long enough to fill a line of its own whatever is done about it, or nearly",
      """
      let Point = (3, 4)
      let shapeName = 3
      let shapeTitle = 4
      let defaultP = 5
      func Color(a: Number) = a * Point.x
      func twice(q: Number = 2, p: Path = path { move (0, 0); line (4, 4); line (0, 4) }) = p.translated(by: (q, q))
      func thrice(p: Path = path { move (1, 0); line (4, 4); line (0, 4) }) = p.scaled(by: 3)
      enum Odd { self, self_, init, init_, default }
      shape Hashable(oldValue in 0...4 = 2, self: Number = 1, self_: Number = 2, _: Number = 3, blank1: Number = 4,
                     big: Int in 0...9007199254740992 = 3, zero: Int = 0 * -1, odd: Odd = .self_, Point in 0...1 = 0.5) {
        size 30 x 30
        let Angle = 30deg
        let Spade = 4
        fill .red, path: twice(q: oldValue).rotated(by: atan(Spade) + Angle)
        fill .blue, path: thrice(), opacity: (self + self_ + _ + blank1) / 20 * Point
        fill .green, path: circle(center: center, radius: Color(a: min(big, 3) + zero + shapeName + shapeTitle + defaultP))
        switch odd { case .self, .init: stroke .red; case .self_: stroke .blue; default: stroke .green }
      }
      """
    ),
    (
      "whole numbers",
      """
      shape Whole(flag: Bool = true) {
        size 30 x 30
        require abs(4 * 2) + sqrt(3 + 5) * sqrt(7 - 5) > sqrt(abs(5 * 4)) // numbers alone, whose type nothing tells
        let a = abs(1 / 3) + sqrt(9 / 4) + round(5 / 2) + min(7 / 2, 9) + clamp(7 / 2, 0, 10) + (flag ? 7 : 2) / 2 + -(1 / 4)
        let b = min(7 / 2, 9) > 3 ? 2 : 5
        fill .red, path: circle(center: (a, b), radius: max(7, 2) / 4 + mod(7, 2) / 2)
        repeat x in [3, 2] { fill .blue, path: circle(center: (x / 2, x), radius: 1 / x) }
        repeat q in flag ? [1, 2] : [3] { fill .green, path: circle(center: (q / 2, 3), radius: [1, 2].count / 4) }
        if 1 / 2 > 0 && clamp(7 / 2, 0, 10) > 3 { stroke .red, width: 3 / 2 }
        require 1 / 2 > 0
      }
      shape Counted(ns: [Int] = [2, 3], k: Int = 4) {
        size 10 x 10
        repeat n in ns { border .top, width: n / k }
        let hues: [Color] = [.red, .blue]
        let paints: [Paint] = hues
        repeat hue in paints { stroke hue }
        fill linearGradient(hues)
        use Counting(ns: ns)
        use Counting(ns: [k, 2, k * 2])
        use Counting(ns: k > 3 ? ns : [1])
      }
      shape Counting(ns: [Int] = [1]) { size 10 x 10; repeat n in ns { stroke .red, width: n / 8 } }
      shape Chosen(round: Bool = false) { size 10 x 10; if round { outline circle(center: center, radius: 4) }; fill .red }
      shape Never { size 10 x 10; if false { outline circle(center: center, radius: 4) }; fill .red; border .top }
      """
    ),
    (
      "empty branches",
      """
      enum Side { front, back, edge }
      shape Hollow(flag: Bool = true, n in 0...4 = 2, side: Side = .back) {
        size 30 x 30
        let large = n * n + n * 2 - n / 3 + n * n * n + 2 * n - 4 + n / 5 > 3
        let never = width > 3
        if flag { outline circle(center: center, radius: 9) } else { outline rect(bounds) }
        if never { } else { }
        if large { } else if flag { } else if n > 1 { fill .red } else { fill .blue }
        if large { fill .teal, opacity: 10% } else if n > 1 { } else { fill .gold, opacity: 20% }
        if !flag { } else { border .horizontal; border .vertical, width: 2 }
        if flag { let line = path { move (0, 0); if large { } else { line (n, 9) }; if flag { }; line (9, n) } }
        switch side { case .front: outline ellipse(bounds); case .back: if never { }; case .edge: if flag { outline rect(bounds) } else { } }
        switch side { case .front: ; default: if n > 3 { repeat i in 0..<3 { } } }
        layer(inset: 3) { if flag { outline capsule(bounds) }; if n > 1 { if flag { } else { outline circle(center: center, radius: n) } }; fill .navy }
        repeat i in 0..<4 { if i > n { } else { border .top, width: i } }
        if true { if flag { } }
        if false { fill .red } else { if n > 2 { } }
      }
      """
    ),
    (
      "long lists",
      """
      shape Long(k: Number = 1) {
        size 90 x 90
        let points = [\((0..<150).map { "center + (\($0) * k / 3, -\($0)) * width / 90" }.joined(separator: ", "))]
        fill .red, path: polygon(points)
        fill .blue, path: polygon([\((0..<60).map { "(\($0), \($0 * $0 % 7))" }.joined(separator: ", "))])
      }
      """
    ),
  ]
}
