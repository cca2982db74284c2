import ShapeCore
import Testing

/// Pictures in one appearance.
@Suite("Appearance")
struct AppearanceTests {
  @Test func `every color of a resolved scene is that of the appearance`() {
    let adaptive = Color.adaptive(light: .white, dark: .black)
    let sketch = Sketch {
      $0.layer({
        $0.shadows = [Shadow(color: adaptive, radius: 1, offset: .zero)]
        $0.innerShadows = [Shadow(color: adaptive, radius: 1, offset: .zero)]
      }) {
        $0.fill(.empty, adaptive)
        $0.fill(.empty, .conicGradient([.stop(adaptive), .stop(.red)]))
      }
    }
    let dark = sketch.scene.resolved(in: .dark)
    let layer = dark.layers[dark.layers.indices.last ?? dark.layers.startIndex]
    #expect(layer.shadows[0].color == .black && layer.innerShadows[0].color == .black)
    let gradient = Paint.conicGradient([.stop(.black), .stop(.red)])
    #expect(Array(dark.paints) == [.color(.black), ScenePaint(gradient, in: .zero)])
  }
}
