import Foundation
import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// Operators, functions and members of random arguments, beside formulas that share nothing with the library.
@Suite("Formulas of values")
struct ValueFormulaTests {
  /// Random arguments. All are different.
  private struct Numbers: Sendable {
    /// Numbers of both signs, with fractions.
    var a, b, c, d: Double
    /// Positive numbers.
    var p, q: Double
    /// Numbers in 0...1.
    var s, t, u: Double
    /// Whole numbers of both signs, the last one not 0.
    var i, j: Int

    init(_ random: inout RandomSource) {
      func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
      (a, b) = (rounded(random.number(-9...9)), rounded(random.number(-9...9)))
      (c, d) = (rounded(random.number(-9...9)), rounded(random.number(-9...9)))
      (p, q) = (rounded(random.number(0.1...9)), rounded(random.number(0.1...9)))
      (s, t, u) = (rounded(random.number(0...1)), rounded(random.number(0...1)), rounded(random.number(0...1)))
      (i, j) = (random.whole(-20...20), random.whole(1...7) * (random.chance(50) ? 1 : -1))
    }

    /// Returns an expression with the numbers instead of the letters after `$`.
    func text(_ expression: String) -> String {
      var result = expression
      let numbers: [(String, Double)] = [
        ("a", a), ("b", b), ("c", c), ("d", d), ("p", p), ("q", q), ("s", s), ("t", t), ("u", u),
      ]
      for (name, number) in numbers { result = result.replacing("$" + name, with: "(\(number))") }
      return result.replacing("$i", with: "(\(i))").replacing("$j", with: "(\(j))")
    }
  }

  private struct Formula: Sendable {
    var text: String
    var value: @Sendable (Numbers) -> [Double]
    init(_ text: String, _ value: @escaping @Sendable (Numbers) -> [Double]) { (self.text, self.value) = (text, value) }
  }

  private static let numbers: [Formula] = [
    Formula("$a + $b - $c * $d") { [$0.a + $0.b - $0.c * $0.d] },
    Formula("$a - ($b - $c) - $d") { [$0.a - $0.b + $0.c - $0.d] },
    Formula("$a / $p / $q") { [$0.a / $0.p / $0.q] }, Formula("-$a - -$b") { [-$0.a + $0.b] },
    Formula("$i + $j") { [Double($0.i + $0.j)] }, Formula("$i - $j * 3") { [Double($0.i - $0.j * 3)] },
    Formula("$i / $j") { [Double($0.i) / Double($0.j)] },
    Formula("min($a, $b, $c)") { [[$0.a, $0.b, $0.c].sorted()[0]] },
    Formula("max($a, $b, $c)") { [[$0.a, $0.b, $0.c].sorted()[2]] },
    Formula("min([$a, $b, $c, $d])") { [[$0.a, $0.b, $0.c, $0.d].sorted()[0]] },
    Formula("max([$a, $b, $c, $d])") { [[$0.a, $0.b, $0.c, $0.d].sorted()[3]] },
    Formula("abs($a)") { [$0.a < 0 ? -$0.a : $0.a] },
    Formula("clamp($a, $b, $b + $p)") { [$0.a < $0.b ? $0.b : $0.a > $0.b + $0.p ? $0.b + $0.p : $0.a] },
    Formula("mod($a, $b)") { [$0.a - $0.b * ($0.a / $0.b).rounded(.down)] },
    Formula("mod($i, $j)") { [Double((($0.i % $0.j) + $0.j) % $0.j)] },
    Formula("floor($a)") { [Foundation.floor($0.a)] }, Formula("ceil($a)") { [Foundation.ceil($0.a)] },
    Formula("round($a)") { [$0.a < 0 ? -Foundation.floor(0.5 - $0.a) : Foundation.floor($0.a + 0.5)] },
    Formula("round($i / 2)") { [Double($0.i < 0 ? -((1 - $0.i) / 2) : ($0.i + 1) / 2)] },
    Formula("sign($a)") { [$0.a < 0 ? -1 : 1] }, Formula("sqrt($p)") { [Foundation.exp(Foundation.log($0.p) / 2)] },
    Formula("pow($p, $a)") { [Foundation.exp($0.a * Foundation.log($0.p))] },
    Formula("pow($a, 3)") { [$0.a * $0.a * $0.a] },
    Formula("hypot($a, $b)") { [($0.a * $0.a + $0.b * $0.b).squareRoot()] },
    Formula("sin($a * 40deg)") { [Foundation.sin($0.a * 40 * .pi / 180)] },
    Formula("cos($a * 0.1turn)") { [Foundation.cos($0.a * 0.2 * .pi)] },
    Formula("tan($a * 1rad)") { [Foundation.tan($0.a)] }, Formula("asin($s - $t)") { [Foundation.asin($0.s - $0.t)] },
    Formula("acos($s - $t)") { [Foundation.acos($0.s - $0.t)] }, Formula("atan($a)") { [Foundation.atan($0.a)] },
    Formula("degrees($a)") { [$0.a * .pi / 180] }, Formula("radians($a)") { [$0.a] },
    Formula("atan2($a, $b)") { [Foundation.atan2($0.a, $0.b)] },
    Formula("distance(($a, $b), ($c, $d))") {
      [(($0.a - $0.c) * ($0.a - $0.c) + ($0.b - $0.d) * ($0.b - $0.d)).squareRoot()]
    },
    Formula("mix($a, $b, at: $t)") { [$0.a * (1 - $0.t) + $0.b * $0.t] },
    Formula("mix($a * 1rad, $b * 1rad, at: $t)") { [$0.a * (1 - $0.t) + $0.b * $0.t] },
    Formula("($a * 30deg + $b * 1rad) / 2") { [($0.a * .pi / 6 + $0.b) / 2] },
    Formula("($a * 30deg) / ($p * 1turn)") { [$0.a / $0.p / 12] }, Formula("$a - 25%") { [$0.a - 0.25] },
  ]

  private static let conditions: [Formula] = [
    Formula("$a < $b") { [$0.a < $0.b ? 1 : 0] }, Formula("$a >= $b") { [$0.a >= $0.b ? 1 : 0] },
    Formula("$a > $b") { [$0.a > $0.b ? 1 : 0] }, Formula("$a <= $a") { _ in [1] }, Formula("$a < $a") { _ in [0] },
    Formula("$a > $a") { _ in [0] }, Formula("$a >= $a") { _ in [1] },
    Formula("$i == $j") { [$0.i == $0.j ? 1 : 0] }, Formula("$i != $j") { [$0.i != $0.j ? 1 : 0] },
    Formula("mod($i, 3) == 0 || $a < 0 && !($b < 0)") { [$0.i % 3 == 0 || ($0.a < 0 && $0.b >= 0) ? 1 : 0] },
    Formula("($a < 0) == ($b < 0)") { [($0.a < 0) == ($0.b < 0) ? 1 : 0] },
    Formula("switch $i { case -5...5: $a; case 7, 9..<12: $b; default: $c }") {
      (-5...5).contains($0.i) ? [$0.a] : [7, 9, 10, 11].contains($0.i) ? [$0.b] : [$0.c]
    },
    Formula("switch $a < $b { case false: $c; case true: $d }") { [$0.a < $0.b ? $0.d : $0.c] },
    Formula("sum([for x, y, i in zip([$a, $b], [$c, $d]): x * y + i])") { [$0.a * $0.c + $0.b * $0.d + 1] },
    Formula("$a < 0 ? $b : $c") { [$0.a < 0 ? $0.b : $0.c] },
    Formula("$a < 0 ? $b : $b < 0 ? $c : $d") { [$0.a < 0 ? $0.b : $0.b < 0 ? $0.c : $0.d] },
  ]

  private static let points: [Formula] = [
    Formula("($a, $b) + ($c, $d)") { [$0.a + $0.c, $0.b + $0.d] },
    Formula("($a, $b) - ($c, $d)") { [$0.a - $0.c, $0.b - $0.d] },
    Formula("-($a, $b)") { [-$0.a, -$0.b] }, Formula("($a, $b) * $c") { [$0.a * $0.c, $0.b * $0.c] },
    Formula("$c * ($a, $b)") { [$0.a * $0.c, $0.b * $0.c] }, Formula("($a, $b) / $p") { [$0.a / $0.p, $0.b / $0.p] },
    Formula("[($a, $b).x, ($a, $b).y]") { [$0.a, $0.b] }, Formula("($a x $b) * $c") { [$0.a * $0.c, $0.b * $0.c] },
    Formula("$c * ($a x $b)") { [$0.a * $0.c, $0.b * $0.c] }, Formula("($a x $b) / $p") { [$0.a / $0.p, $0.b / $0.p] },
    Formula("[($a x $b).width, ($a x $b).height]") { [$0.a, $0.b] },
    Formula("mix(($a, $b), ($c, $d), at: $t)") {
      [$0.a * (1 - $0.t) + $0.c * $0.t, $0.b * (1 - $0.t) + $0.d * $0.t]
    },
    Formula("polar($a, $b * 1rad)") { [$0.a * Foundation.cos($0.b), $0.a * Foundation.sin($0.b)] },
    Formula("($a, $b).rotated(by: $c * 1rad)") {
      let (s, c) = (Foundation.sin($0.c), Foundation.cos($0.c))
      return [$0.a * c - $0.b * s, $0.a * s + $0.b * c]
    },
    Formula("($a, $b).rotated(by: 90deg, around: ($c, $d))") { [$0.c - ($0.b - $0.d), $0.d + ($0.a - $0.c)] },
    Formula("sum([($a, $b), ($c, $d), ($p, $q)])") { [$0.a + $0.c + $0.p, $0.b + $0.d + $0.q] },
  ]

  private static let rect = "Rect(x: $a, y: $b, width: $p, height: $q)"

  private static let rects: [Formula] = [
    Formula(rect) { [$0.a, $0.b, $0.p, $0.q] },
    Formula("Rect(center: ($a, $b), size: $p x $q)") { [$0.a - $0.p / 2, $0.b - $0.q / 2, $0.p, $0.q] },
    Formula("[\(rect).x, \(rect).y, \(rect).width, \(rect).height]") { [$0.a, $0.b, $0.p, $0.q] },
    Formula("[\(rect).minX, \(rect).midX, \(rect).maxX]") { [$0.a, $0.a + $0.p / 2, $0.a + $0.p] },
    Formula("[\(rect).minY, \(rect).midY, \(rect).maxY]") { [$0.b, $0.b + $0.q / 2, $0.b + $0.q] },
    Formula("[\(rect).center, \(rect).topLeft, \(rect).bottomRight]") {
      [$0.a + $0.p / 2, $0.b + $0.q / 2, $0.a, $0.b, $0.a + $0.p, $0.b + $0.q]
    },
    Formula("[\(rect).topRight, \(rect).bottomLeft]") { [$0.a + $0.p, $0.b, $0.a, $0.b + $0.q] },
    Formula("\(rect).size") { [$0.p, $0.q] },
    Formula("\(rect).translated(by: ($c, $d))") { [$0.a + $0.c, $0.b + $0.d, $0.p, $0.q] },
    Formula("\(rect).inset(by: -$s)") { [$0.a - $0.s, $0.b - $0.s, $0.p + 2 * $0.s, $0.q + 2 * $0.s] },
    Formula("\(rect).inset(left: -$p, top: -$q, right: -$s, bottom: -$t)") {
      [$0.a - $0.p, $0.b - $0.q, 2 * $0.p + $0.s, 2 * $0.q + $0.t]
    },
    Formula("rect(\(rect)).bounds") { [$0.a, $0.b, $0.p, $0.q] },
    Formula("[circle(center: ($a, $b), radius: $p).length / $p, rect(\(rect)).length, rect(\(rect)).area]") {
      [2 * .pi, 2 * ($0.p + $0.q), $0.p * $0.q]
    },
    Formula("ellipse(\(rect)).area / 3.141592653589793") { [$0.p * $0.q / 4] },
    Formula("circle(center: ($a, $b), radius: $p).bounds") { [$0.a - $0.p, $0.b - $0.p, 2 * $0.p, 2 * $0.p] },
    Formula("polyline([($a, $b), ($c, $d)]).point(at: $t)") {
      [$0.a * (1 - $0.t) + $0.c * $0.t, $0.b * (1 - $0.t) + $0.d * $0.t]
    },
    Formula("polyline([($a, $b), ($c, $d)]).tangent(at: $t)") { [Foundation.atan2($0.d - $0.b, $0.c - $0.a)] },
    Formula("rect(\(rect)).translated(by: ($c, $d)).scaled(x: 2, y: 3, around: (0, 0)).bounds") {
      [2 * ($0.a + $0.c), 3 * ($0.b + $0.d), 2 * $0.p, 3 * $0.q]
    },
    Formula("polyline([($a, $b), ($a, $b)]).rotated(by: 90deg, around: ($c, $d)).bounds.topLeft") {
      [$0.c - ($0.b - $0.d), $0.d + ($0.a - $0.c)]
    },
  ]

  private static let lists: [Formula] = [
    Formula("[$a, $b, $c][1]") { [$0.b] }, Formula("[$a, $b, $c, $d][1..<3]") { [$0.b, $0.c] },
    Formula("[$a, $b, $c, $d][1...3]") { [$0.b, $0.c, $0.d] }, Formula("[$a, $b, $c, $d][2..<2].count") { _ in [0] },
    Formula("[$a, $b] + [$c, $d, $p]") { [$0.a, $0.b, $0.c, $0.d, $0.p] },
    Formula("[$a, $b, $c].reversed()") { [$0.c, $0.b, $0.a] },
    Formula("[[$a, $b, $c].first, [$a, $b, $c].last]") { [$0.a, $0.c] },
    Formula("[$a, $b, $c].count") { _ in [3] }, Formula("[$a, $b, $c].indices") { _ in [0, 1, 2] },
    Formula("sum([$a, $b, $c])") { [$0.a + $0.b + $0.c] },
    Formula("[for x in [$a, $b, $c]: 2 * x]") { [2 * $0.a, 2 * $0.b, 2 * $0.c] },
    Formula("[for x, n in [$a, $b, $c]: x + n]") { [$0.a, $0.b + 1, $0.c + 2] },
    Formula("[for n in $i...$i + 2: n * $a]") { n in (0...2).map { Double(n.i + $0) * n.a } },
    Formula("[for m in 0..<2, n in m...2 where m + n != 2: $a * m + $b * n]") {
      [0, $0.b, $0.a + 2 * $0.b]
    },
    Formula("[for x in [$a, $b, $c] where x < 0: x]") { [$0.a, $0.b, $0.c].filter { $0 < 0 } },
  ]

  /// The formulas of CSS Color 4.
  private static let colors: [Formula] = [
    Formula("rgb($s, $t, $u)") { [$0.s, $0.t, $0.u, 1, $0.s, $0.t, $0.u, 1] },
    Formula("rgb($t, $u, $s, opacity: $s * $t)") {
      [$0.t, $0.u, $0.s, $0.s * $0.t] + [$0.t, $0.u, $0.s, $0.s * $0.t]
    },
    Formula("hsl($a * 99deg, $s, $t)") { n in
      let color = hsl(n.a * 99, n.s, n.t)
      return color + [1] + color + [1]
    },
    Formula("hsl($a * 1turn, $t, $u, opacity: $s)") { n in
      let color = hsl(n.a * 360, n.t, n.u)
      return color + [n.s] + color + [n.s]
    },
    Formula("oklch($s, 0, $a * 1rad).opacity($t)") { n in
      let gray = oklab(n.s)
      return [gray, gray, gray, n.t, gray, gray, gray, n.t]
    },
    Formula("adaptive(light: rgb($s, $t, $u), dark: rgb($u, $s, $t, opacity: $t))") {
      [$0.s, $0.t, $0.u, 1, $0.u, $0.s, $0.t, $0.t]
    },
    Formula("mix(rgb($s, $t, $u), rgb($t, $u, $s), at: $s)") { n in
      let color = [n.s * (1 - n.s) + n.t * n.s, n.t * (1 - n.s) + n.u * n.s, n.u * (1 - n.s) + n.s * n.s, 1]
      return color + color
    },
    Formula("mix(oklch($s, 0, 0deg), oklch($t, 0, 0deg), at: $u, in: .oklab)") { n in
      let gray = oklab(n.s * (1 - n.u) + n.t * n.u)
      return [gray, gray, gray, 1, gray, gray, gray, 1]
    },
    Formula("oklch($s, 0, 0deg, opacity: $u).lighter($t)") { n in
      let gray = oklab(n.s + (1 - n.s) * n.t)
      return [gray, gray, gray, n.u, gray, gray, gray, n.u]
    },
    Formula("oklch($s, 0, 0deg).darker($t)") { n in
      let gray = oklab(n.s * (1 - n.t))
      return [gray, gray, gray, 1, gray, gray, gray, 1]
    },
    Formula("rgb($s, $t, $u, opacity: $t).opacity($u)") {
      [$0.s, $0.t, $0.u, $0.t * $0.u, $0.s, $0.t, $0.u, $0.t * $0.u]
    },
  ]

  private static func hsl(_ degrees: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
    [0, 8, 4].map { n in
      let turned = n + degrees / 30
      let k = turned - 12 * (turned / 12).rounded(.down)
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  /// The sRGB component of a gray with a lightness.
  private static func oklab(_ lightness: Double) -> Double {
    let linear = lightness * lightness * lightness
    return linear <= 0.0031308 ? 12.92 * linear : 1.055 * Foundation.pow(linear, 1 / 2.4) - 0.055
  }

  // MARK: The law

  private static func numbers(of value: Value) -> [Double]? {
    func numbers(_ color: RGBA) -> [Double] { [color.red, color.green, color.blue, color.alpha].map { Double($0) } }
    switch value {
    case .number(let number): return [number]
    case .bool(let value): return [value ? 1 : 0]
    case .point(let point): return [point.x, point.y]
    case .size(let size): return [size.width, size.height]
    case .rect(let rect): return [rect.x, rect.y, rect.width, rect.height]
    case .color(let color): return numbers(color.light) + numbers(color.dark)
    case .list(let values): return values.compactMap { Self.numbers(of: $0) }.flatMap { $0 }
    case .edges, .enumCase, .string, .stop, .paint, .path, .missing: return nil
    }
  }

  @Test func `agree with the values`() throws {
    let formulas = Self.numbers + Self.conditions + Self.points + Self.rects + Self.lists + Self.colors
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    for _ in 0..<RandomCases.count(quick: 6, ci: 60, long: 2_000) {
      let numbers = Numbers(&random)
      let texts = formulas.map { numbers.text($0.text) }
      let source = texts.enumerated().map { "let v\($0.offset) = \($0.element)\n" }.joined()
      let compilation = Snippet(source).compile()
      #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [])
      let program = compilation.program
      for (index, formula) in formulas.enumerated() {
        let global = try #require(
          program.globals.indices.first { program.names.spelling(program.globals[$0].name) == "v\(index)" })
        let actual = Evaluator.value(of: global, in: program).flatMap { Self.numbers(of: $0) } ?? []
        let expected = formula.value(numbers)
        // Colors have single precision.
        let tolerance = formula.text.contains(/rgb|hsl|oklch/) ? 2e-6 : 1e-9
        let isEqual =
          actual.count == expected.count
          && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($1)) }
        if !isEqual { faults.append("seed \(seed), \(texts[index]): \(actual), expected \(expected)") }
      }
    }
    #expect(faults == [], "\(faults.joined(separator: "\n"))")
  }
}
