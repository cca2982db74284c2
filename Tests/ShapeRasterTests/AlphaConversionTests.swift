import ShapeRaster
import Testing

@Suite("Alpha")
struct AlphaConversionTests {
  /// Returns the straight component of each premultiplied component up to alpha.
  private func straight(alpha: Int) -> [Int] {
    var pixels: [UInt8] = []
    for component in 0...alpha { pixels += [UInt8(component), 0, UInt8(alpha), UInt8(alpha)] }
    AlphaConversion.makeStraight(&pixels)
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let others = [0, alpha == 0 ? 0 : 255, UInt8(alpha)]
      #expect(Array(pixels[(index + 1)..<(index + 4)]) == others)
    }
    return (0...alpha).map { Int(pixels[4 * $0]) }
  }

  @Test func `every component is divided by alpha and rounded to the nearest`() {
    #expect(straight(alpha: 0) == [0])
    for alpha in 1...255 {
      let exact = (0...alpha).map { (Double($0) * 255 / Double(alpha)).rounded() }
      #expect(straight(alpha: alpha) == exact.map { Int($0) })
    }
  }

  @Test func `multiplying again gives the same bytes`() {
    for alpha in 1...255 {
      let again = straight(alpha: alpha).map { component in (2 * component * alpha + 255) / 510 }
      #expect(again == Array(0...alpha))
    }
  }

  @Test func `components above alpha and parts of pixels are harmless`() {
    var pixels: [UInt8] = [200, 100, 50, 100, 9, 9, 9, 0, 77, 78]
    AlphaConversion.makeStraight(&pixels)
    #expect(pixels == [255, 255, 128, 100, 0, 0, 0, 0, 77, 78])
  }
}
