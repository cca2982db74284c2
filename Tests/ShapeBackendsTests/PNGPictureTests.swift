import ShapeCore
import Testing

@testable import ShapeBackends

@Suite("PNG of scenes")
struct PNGPictureTests {
  /// Without its pixels, nobody knows how few samples a picture needs.
  @Test(arguments: [(nil, 3 as UInt8, 6 as UInt8), (RGBA(hex: 0x8090A0), 3, 2)] as [(RGBA?, UInt8, UInt8)])
  func `a large picture has alpha, or the three colors over an opaque background`(
    background: RGBA?, kept: UInt8, banded: UInt8
  ) throws {
    let scene = SceneBuilder.scene { $0.fill(.rect(Rect(9, 9, 40, 30)), .color(.hex(0x336699))) }
    let options = PNGOptions(canvas: .bounds, background: background)
    for (count, colorType) in [(100 * 100, kept), (100 * 100 - 1, banded)] {
      #expect(try PNGPicture.png(for: scene, options: options, keeping: count).bytes[25] == colorType)
    }
  }
}
