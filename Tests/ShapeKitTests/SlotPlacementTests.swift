import ShapeCore
import TestSupport
import Testing

/// Slots under random transforms that a view can take.
@Suite("The place of a slot")
struct SlotPlacementTests {
  @Test func `has the corners of the transformed frame, by the smaller rotation if the transform mirrors`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    for _ in 0..<RandomCases.count(quick: 300, ci: 3_000, long: 100_000) {
      let frame = Rect(
        x: random.number(-40...40), y: random.number(-30...30), width: random.number(1...90),
        height: random.number(1...70))
      func factor() -> Double { random.number(0.25...3) * (random.chance(50) ? 1 : -1) }
      let (x, y, degrees) = (factor(), factor(), random.number(-180...180))
      let transform = Transform.scale(x: x, y: y, around: Point(7, -9))
        .then(.rotation(Angle(degrees: degrees), around: Point(-3, 5)))
      let place = SlotPlacement(frame, under: transform)
      // The view of the slot, scaled and then rotated around its center.
      let view = Transform.scale(x: place.scale.x, y: place.scale.y, around: frame.center)
        .then(.rotation(place.rotation, around: frame.center))
        .then(.translation(place.center - frame.center))
      let corners = [frame.topLeft, frame.topRight, frame.bottomLeft, frame.bottomRight]
      let (images, places) = (corners.map { transform.apply($0) }, corners.map { view.apply($0) })
      let covers = images.allSatisfy { image in places.contains { $0.distance(to: image) < 1e-9 } }
      let isSame = zip(images, places).allSatisfy { $0.distance(to: $1) < 1e-9 }
      let isSmall = abs(place.rotation.degrees) <= 90 + 1e-9
      if !covers || place.scale.x < 0 || place.scale.y < 0 || !(x * y < 0 ? isSmall : isSame) {
        faults.append("seed \(seed): \(frame), \(x), \(y), \(degrees): \(place)")
      }
    }
    #expect(faults.prefix(3) == [])
  }
}
