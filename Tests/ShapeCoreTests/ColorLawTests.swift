import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Random colors with distinct components, beside formulas that share nothing with the library.
@Suite("Random colors")
struct ColorLawTests {
  private let count = RandomCases.count(quick: 200, ci: 5_000, long: 1_000_000)
  private let seed = RandomCases.seed()

  private func isNear(_ color: RGBA, _ expected: [Double], _ alpha: Double) -> Bool {
    let components = [color.red, color.green, color.blue, color.alpha]
    return zip(components, expected + [alpha]).allSatisfy { abs(Double($0) - $1) < 2e-4 }
  }

  @Test func `an encoded color has the same components when it is decoded`() throws {
    var random = RandomSource(seed: seed)
    func component() -> Float { Float.random(in: 0...1, using: &random) }
    for _ in 0..<20 {
      func components() -> RGBA { RGBA(red: component(), green: component(), blue: component(), alpha: component()) }
      let color = Color(light: components(), dark: components())
      #expect(try JSONDecoder().decode(Color.self, from: JSONEncoder().encode(color)) == color)
    }
    let text = String(decoding: try JSONEncoder().encode(Color(hex: 0xFF0000)), as: UTF8.self)
    #expect(!text.contains("parameter") && text.contains("dark"))
  }

  /// Source: A. R. Smith, "Color gamut transform pairs" (1978), with the sectors of the color wheel.
  private func hsl(_ degrees: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    let sector = (degrees - 360 * (degrees / 360).rounded(.down)) / 60
    let second = chroma * (1 - abs(sector - 2 * (sector / 2).rounded(.down) - 1))
    let table = [
      [chroma, second, 0], [second, chroma, 0], [0, chroma, second], [0, second, chroma], [second, 0, chroma],
      [chroma, 0, second],
    ]
    return table[min(Int(sector), 5)].map { $0 + lightness - chroma / 2 }
  }

  /// Source: the sample code of CSS Color Module Level 4, by way of CIE XYZ.
  private func oklch(_ lightness: Double, _ chroma: Double, _ degrees: Double) -> [Double] {
    func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
      matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    let angle = degrees * Double.pi / 180
    let cones = product(
      [
        [1, 0.3963377773761749, 0.2158037573099136], [1, -0.1055613458156586, -0.0638541728258133],
        [1, -0.0894841775298119, -1.2914855480194092],
      ], [lightness, chroma * cos(angle), chroma * sin(angle)])
    let xyz = product(
      [
        [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
        [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
        [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
      ], cones.map { $0 * $0 * $0 })
    let linear = product(
      [
        [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959], [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
        [705.0 / 12673, -2585.0 / 12673, 705.0 / 667],
      ], xyz)
    return linear.map { value in
      let value = min(max(value, 0), 1)
      return value > 0.0031308 ? 1.055 * pow(value, 1 / 2.4) - 0.055 : 12.92 * value
    }
  }

  @Test func `have the components of their hue, saturation or chroma, and lightness`() {
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    for _ in 0..<count {
      let (hue, saturation, lightness) = (random.number(-720...720), random.number(0...1), random.number(0...1))
      let alpha = random.number(0...1)
      let first = Color.hsl(Angle(degrees: hue), saturation, lightness, opacity: alpha)
      if !isNear(first.light, hsl(hue, saturation, lightness), alpha) || first.isAdaptive {
        faults.append("seed \(seed): hsl \(hue) \(saturation) \(lightness): \(first)")
      }
      let second = Color.oklch(lightness, saturation / 3, Angle(degrees: hue), opacity: alpha)
      if !isNear(second.light, oklch(lightness, saturation / 3, hue), alpha) || second.isAdaptive {
        faults.append("seed \(seed): oklch \(lightness) \(saturation / 3) \(hue): \(second)")
      }
      let third = Color.rgb(saturation, lightness, 1 - saturation / 2, opacity: alpha)
      if !isNear(third.light, [saturation, lightness, 1 - saturation / 2], alpha) {
        faults.append("seed \(seed): rgb \(saturation) \(lightness): \(third)")
      }
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `are mixed in OKLab, and move to white or black there, by the coordinates of OKLab`() {
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    for _ in 0..<count {
      // Within sRGB, also between the two.
      func place() -> [Double] { [random.number(0.5...0.7), random.number(-0.05...0.05), random.number(-0.05...0.05)] }
      func expected(_ lab: [Double]) -> [Double] {
        oklch(lab[0], (lab[1] * lab[1] + lab[2] * lab[2]).squareRoot(), atan2(lab[2], lab[1]) * 180 / .pi)
      }
      func color(_ lab: [Double], _ alpha: Double) -> Color {
        let components = expected(lab).map { Float($0) }
        return Color(
          RGBA(red: components[0], green: components[1], blue: components[2], alpha: Float(alpha)))
      }
      func between(_ a: [Double], _ b: [Double], _ t: Double) -> [Double] { zip(a, b).map { $0 * (1 - t) + $1 * t } }
      let (a, b, t) = (place(), place(), random.number(0...1))
      let (first, second) = (color(a, 0.5), color(b, 1))
      let results: [(String, Color, [Double], Double)] = [
        ("mix", first.mixed(with: second, at: t, in: .oklab), between(a, b, t), 0.5 + t / 2),
        ("lighter", first.lighter(t), between(a, [1, 0, 0], t), 0.5),
        ("darker", second.darker(t), between(b, [0, 0, 0], t), 1),
      ]
      for (word, color, lab, alpha) in results where !isNear(color.light, expected(lab), alpha) || color.isAdaptive {
        faults.append("seed \(seed): \(word) \(a) \(b) by \(t): \(color) instead of \(expected(lab))")
      }
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `keep their ends where they are mixed in OKLab, and stay in sRGB`() {
    var random = RandomSource(seed: seed)
    for _ in 0..<count {
      func component() -> Float { Float(random.below(256)) / 255 }
      func color() -> Color {
        Color(
          light: RGBA(red: component(), green: component(), blue: component()),
          dark: RGBA(red: component(), green: component(), blue: component()))
      }
      let (a, b) = (color(), color())
      #expect(a.mixed(with: b, at: 0, in: .oklab) == a && a.mixed(with: b, at: 2, in: .oklab) == b)
      #expect(a.lighter(.nan) == a && a.lighter(1) == .white && a.darker(1) == .black)
      #expect(a.mixed(with: b, at: 0.25, in: .srgb) == a.mixed(with: b, at: 0.25))
      let mixed = a.mixed(with: b, at: 0.5, in: .oklab)
      #expect(mixed.drawable == mixed)
      #expect((1...21).contains(a.contrast(over: b)) && abs(a.contrast(over: b) - b.contrast(over: a)) < 1e-9)
    }
  }

  // Pairs of "Understanding WCAG 2.2", success criterion 1.4.3.
  @Test(arguments: [
    (0x000000, 21.0), (0xFFFFFF, 1), (0x777777, 4.48), (0x767676, 4.54), (0xFF0000, 4.0), (0x0000FF, 8.59),
  ])
  func `have the contrast to white that WCAG states`(hex: UInt32, ratio: Double) {
    #expect(abs(Color(hex: hex).contrast(over: .white) - ratio) < 0.005)
  }

  @Test func `are mixed and faded component by component in both appearances`() {
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    func rgba() -> RGBA {
      func component() -> Float { Float(random.below(257)) / 256 }
      return RGBA(red: component(), green: component(), blue: component(), alpha: component())
    }
    func list(_ color: Color) -> [Float] {
      [color.light, color.dark].flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    }
    for _ in 0..<count {
      let (a, b) = (Color(light: rgba(), dark: rgba()), Color(light: rgba(), dark: rgba()))
      let share = Float(random.whole(-2...10)) / 8
      let clamped = min(max(share, 0), 1)
      let mixed = zip(list(a), list(b)).map { $0 * (1 - clamped) + $1 * clamped }
      let result = list(a.mixed(with: b, at: Double(share)))
      if zip(result, mixed).contains(where: { abs($0 - $1) > 1e-6 }) {
        faults.append("seed \(seed): \(a) \(b) at \(share)")
      }
      let faded = list(a).enumerated().map { $0.offset % 4 == 3 ? $0.element * clamped : $0.element }
      if list(a.multiplied(opacity: Double(share))) != faded { faults.append("seed \(seed): \(a) by \(share)") }
      if list(.adaptive(light: a, dark: b)) != Array(list(a).prefix(4) + list(b).suffix(4)) {
        faults.append("seed \(seed): adaptive \(a) \(b)")
      }
      let isClear = a.light.alpha == 0 && b.dark.alpha == 0
      if Color(light: a.light, dark: b.dark).isClear != isClear { faults.append("seed \(seed): clear \(a) \(b)") }
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `are written with the digits that state them`() {
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    for number in 0..<count {
      // Every other color fits in half the digits.
      let digits = (0..<4).map { _ in number % 2 == 0 ? 17 * random.below(16) : random.below(256) }
      let (red, green, blue) = (UInt32(digits[0]), UInt32(digits[1]), UInt32(digits[2]))
      let alpha = UInt8(random.chance(50) ? 255 : digits[3])
      let color = Color(hex: red << 16 | green << 8 | blue, alpha: alpha).light
      let wide =
        String(format: "#%02X%02X%02X", digits[0], digits[1], digits[2])
        + (alpha < 255 ? String(format: "%02X", Int(alpha)) : "")
      if color.description != wide || color.bytes != [UInt8(red), UInt8(green), UInt8(blue), alpha] {
        faults.append("seed \(seed): \(color) instead of \(wide)")
      }
      let isShort = (digits.prefix(3) + [Int(alpha)]).allSatisfy { $0 % 17 == 0 }
      let pairs = stride(from: 1, to: wide.count, by: 2).map { Array(wide)[$0] }
      let short = isShort ? "#" + String(pairs) : wide
      if color.hexadecimal(digits: 3, isUppercase: false) != short.lowercased() {
        faults.append("seed \(seed): short \(wide)")
      }
      if color.hexadecimal(digits: 4)
        != (isShort && alpha == 255 ? short + "F" : isShort ? short : wide + (alpha < 255 ? "" : "FF"))
      {
        faults.append("seed \(seed): with alpha \(wide): \(color.hexadecimal(digits: 4))")
      }
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `without a place in a gradient are spread between their neighbors with one`() {
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    for _ in 0..<count {
      let wanted: [Double?] = (0..<random.whole(1...6)).map { _ in
        random.chance(50) ? Double(random.below(9)) / 8 : nil
      }
      let stops = wanted.enumerated().map { index, place in
        GradientStop.stop(Color(hex: UInt32(index + 1)), at: place)
      }
      let known = wanted.compactMap { $0 }
      let isRefused = wanted.count < 2 || known != known.sorted()
      guard let placed = GradientStop.placed(stops) else {
        if !isRefused { faults.append("seed \(seed): \(wanted) is refused") }
        continue
      }
      var ends = wanted
      ends[0] = ends[0] ?? 0
      ends[ends.count - 1] = ends[ends.count - 1] ?? 1
      let expected = ends.indices.map { index -> Double in
        if let place = ends[index] { return place }
        let low = ends[..<index].lastIndex { $0 != nil } ?? 0
        let high = ends[index...].firstIndex { $0 != nil } ?? 0
        let (a, b) = (ends[low] ?? 0, ends[high] ?? 0)
        return a + (b - a) * Double(index - low) / Double(high - low)
      }
      if isRefused || placed.map({ $0.position }) != expected || placed.map({ $0.color }) != stops.map({ $0.color }) {
        faults.append("seed \(seed): \(wanted): \(placed.map { $0.position }) instead of \(expected)")
      }
    }
    #expect(faults.prefix(3) == [])
  }
}
