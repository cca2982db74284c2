import ShapeCore
import TestSupport
import Testing

@testable import ShapeRaster

/// Blend modes, compared with the formulas of the W3C in Double.
@Suite("Blend modes")
struct BlendModeTests {
  private typealias Mix = (_ backdrop: Double, _ source: Double) -> Double

  /// The formulas of "Compositing and Blending Level 1", section 10.1.
  private func separable(_ mode: BlendMode) -> Mix? {
    switch mode {
    case .normal: { _, source in source }
    case .multiply: { $0 * $1 }
    case .screen: { $0 + $1 - $0 * $1 }
    case .overlay: { Self.hardLight($1, $0) }
    case .darken: { min($0, $1) }
    case .lighten: { max($0, $1) }
    case .colorDodge: { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }
    case .colorBurn: { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
    case .hardLight: { Self.hardLight($0, $1) }
    case .softLight:
      { backdrop, source in
        if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
        let d = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
        return backdrop + (2 * source - 1) * (d - backdrop)
      }
    case .difference: { abs($0 - $1) }
    case .exclusion: { $0 + $1 - 2 * $0 * $1 }
    case .hue, .saturation, .color, .luminosity: nil
    }
  }

  private static func hardLight(_ backdrop: Double, _ source: Double) -> Double {
    source <= 0.5 ? backdrop * 2 * source : backdrop + (2 * source - 1) - backdrop * (2 * source - 1)
  }

  // MARK: Section 10.2

  private func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  private func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private func clip(_ c: [Double]) -> [Double] {
    let (l, n, x) = (luminosity(c), c.min() ?? 0, c.max() ?? 0)
    var c = c
    if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
    if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
    return c
  }

  private func set(luminosity l: Double, of c: [Double]) -> [Double] {
    let d = l - luminosity(c)
    return clip(c.map { $0 + d })
  }

  private func set(saturation s: Double, of c: [Double]) -> [Double] {
    guard saturation(c) > 0 else { return [0, 0, 0] }
    return c.map { ($0 - (c.min() ?? 0)) * s / saturation(c) }
  }

  private func mixed(_ mode: BlendMode, _ backdrop: [Double], _ source: [Double]) -> [Double] {
    if let mix = separable(mode) { return zip(backdrop, source).map { mix($0, $1) } }
    switch mode {
    case .hue: return set(luminosity: luminosity(backdrop), of: set(saturation: saturation(backdrop), of: source))
    case .saturation:
      return set(luminosity: luminosity(backdrop), of: set(saturation: saturation(source), of: backdrop))
    case .color: return set(luminosity: luminosity(backdrop), of: source)
    default: return set(luminosity: luminosity(source), of: backdrop)
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `a layer mixes with what is below by the formula`(mode: BlendMode) {
    var random = RandomSource(seed: RandomCases.seed())
    let steps: [UInt8] = [0, 51, 102, 128, 153, 204, 255]
    for _ in 0..<RandomCases.count(quick: 60, ci: 1000, long: 10_000) {
      func color() -> [UInt8] { (0..<3).map { _ in random.pick(steps) } }
      // The backdrop is opaque or has an alpha that keeps most of its precision.
      let (below, above) = (color(), color())
      let (belowAlpha, aboveAlpha) = (
        random.pick([255, 255, 204] as [UInt8]), random.pick([255, 128, 204] as [UInt8])
      )
      func paint(_ color: [UInt8], _ alpha: UInt8) -> Color {
        Color(hex: UInt32(color[0]) << 16 | UInt32(color[1]) << 8 | UInt32(color[2]), alpha: alpha)
      }
      let opacity = random.pick([1, 0.6, 0.35])
      let area = Path.rect(Rect(x: 0, y: 0, width: 2, height: 2))
      let pixel = Sketch(2) {
        $0.fill(area, paint(below, belowAlpha))
        $0.layer({ ($0.blend, $0.opacity) = (mode, opacity) }) { $0.fill(area, paint(above, aboveAlpha)) }
      }.bitmap()[0, 0]
      let (b, s) = (below.map { Double($0) / 255 }, above.map { Double($0) / 255 })
      let (ab, aS) = (Double(belowAlpha) / 255, Double(aboveAlpha) / 255 * opacity)
      let mix = mixed(mode, b, s)
      for index in 0..<3 {
        let exact = (1 - ab) * aS * s[index] + (1 - aS) * ab * b[index] + ab * aS * mix[index]
        let isSteep = mode == .colorDodge || mode == .colorBurn
        // Colors with alpha are rounded before they are mixed, which the steepest modes amplify.
        let slack = belowAlpha == 255 && aboveAlpha == 255 ? 1.0 : separable(mode) == nil || isSteep ? 9 : 3
        #expect(abs(exact * 255 - Double(pixel[index])) <= slack, "\(b) \(s) \(ab) \(aS)")
      }
      #expect(abs((ab + aS - ab * aS) * 255 - Double(pixel.w)) <= 1)
    }
  }
}
