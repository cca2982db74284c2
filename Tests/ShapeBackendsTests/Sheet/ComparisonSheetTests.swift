import ShapeCore
import ShapeRaster
import Testing

@testable import ShapeBackends

@Suite struct ComparisonSheetTests {
  private static func square(_ x: Double, _ color: UInt32) -> Scene {
    SceneBuilder.scene(30, 10) { $0.fill(.rect(Rect(x, 0, 20, 10)), .hex(color)) }
  }

  @Test func `what both pictures have is gray, and what only one has is red or cyan`() {
    let scene = ComparisonSheet.overlay(of: Self.square(0, 0), Self.square(10, 0))
    let bitmap = SceneRenderer(scene, pixelsPerPoint: 1, origin: Point(0, 0), width: 30, height: 10)
      .bitmap(background: RGBA(hex: 0xFFFFFF))
    // The top left pixel of each part.
    let colors = [0, 10, 20].map { Array(bitmap.bytes[4 * $0..<4 * $0 + 4]) }
    #expect(colors == [[255, 0, 0, 255], [0, 0, 0, 255], [0, 255, 255, 255]])
  }

  @Test func `there are three cells for each picture, also if one version lacks it`() {
    let items = [
      ComparisonSheet.Item(name: "A", old: Self.square(0, 0), new: Self.square(1, 0)),
      ComparisonSheet.Item(name: "B", old: nil, new: Self.square(0, 0)),
    ]
    let names = ComparisonSheet.scene(of: items, title: "T").layers.map(\.name)
    #expect(
      names.filter { $0.count > 3 } == ["A, old", "A, new", "A, both", "not in the old file", "B, new", "B, both"])
  }
}
