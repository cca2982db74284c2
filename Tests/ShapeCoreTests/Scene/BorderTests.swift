@_spi(Generated) import ShapeCore
import Testing

@Suite("Borders in a layer of 100 x 60")
struct BorderTests {
  private let frame = Rect(x: 0, y: 0, width: 100, height: 60)
  private let paint = Paint.color(.black)

  private func scene(_ outline: Path, _ edges: Edges, _ width: Double) -> Scene {
    scene(outline) { $0.border(edges, width: width, paint: paint) }
  }

  private func scene(_ outline: Path, _ body: (inout SceneBuilder) -> Void) -> Scene {
    var builder = SceneBuilder(name: "Test", title: "Test", size: frame.size)
    builder.beginLayer(name: "Test", frame: frame)
    builder.setOutline(outline)
    body(&builder)
    builder.endLayer()
    return builder.scene
  }

  /// Returns the area of a path by Green's theorem over its flattened curves. Nonzero bands do not overlap themselves.
  private func area(_ path: Path) -> Double {
    var total = 0.0
    var start = Point.zero
    var current = Point.zero
    func add(_ next: Point) {
      total += current.cross(next) / 2
      current = next
    }
    for element in path.elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to): add(to)
      case .quad, .curve: Issue.record("a border has no Bézier curve")
      case .arc(let arc): for step in 1...4000 { add(arc.point(at: arc.start + arc.sweep * Double(step) / 4000)) }
      case .close: add(start)
      }
    }
    return abs(total)
  }

  private func fill(_ scene: Scene) throws -> Path {
    guard case .fill(let path, _, _)? = scene.nodes.last?.content else { throw Missing() }
    return scene.paths[path]
  }

  private struct Missing: Error {}

  @Test func `on all edges of a rectangle are a line half their width inside`() throws {
    let scene = scene(.rect(frame), .all, 4)
    #expect(
      scene.nodes.last?.content
        == .stroke(path: scene.paths.startIndex, style: scene.strokeStyles.startIndex, paint: scene.paints.startIndex))
    #expect(scene.paths.first == .rect(frame.inset(by: 2)))
    #expect(scene.strokeStyles.first?.width == 4)
  }

  @Test func `on the left edge cover x from 0 to their width`() throws {
    #expect(try fill(scene(.rect(frame), .left, 4)).bounds == Rect(x: 0, y: 0, width: 4, height: 60))
  }

  @Test func `on two adjacent edges count the corner once`() throws {
    #expect(abs(area(try fill(scene(.rect(frame), [.left, .top], 4))) - (4 * 60 + 96 * 4)) < 1e-9)
  }

  @Test func `on two opposite edges are two bands`() throws {
    #expect(abs(area(try fill(scene(.rect(frame), .horizontal, 4))) - 2 * 4 * 60) < 1e-9)
  }

  @Test func `on one edge of a rounded rectangle taper off in the corners`() throws {
    let (r, w) = (20.0, 8.0)
    let path = try fill(scene(.roundedRect(frame, cornerRadius: r), .left, w))
    // The outline without the rectangle inset by w on the left, whose corners there have the radii r - w and r.
    let expected = w * 60 - 2 * (1 - Double.pi / 4) * r * w
    #expect(abs(area(path) - expected) < 1e-3)
    #expect(path.bounds?.maxX == r)
  }

  @Test func `with two widths on a rounded rectangle have inner corners with two radii`() throws {
    let scene = scene(.roundedRect(frame, cornerRadius: 20)) { builder in
      builder.border(.vertical, width: 4, paint: paint)
      builder.border(.horizontal, width: 8, paint: paint)
    }
    let corners = Double.pi / 4 - 1
    let expected = 100 * 60 - 84 * 52 + (20 * 20 - 12 * 16) * 4 * corners
    #expect(abs(area(try fill(scene)) - expected) < 1e-3)
  }

  @Test func `wider than a corner's radius have a sharp inner corner`() throws {
    let ring = try fill(scene(.roundedRect(frame, cornerRadius: 6), .all, 10))
    let inner = [Point(10, 50), Point(90, 50), Point(90, 10), Point(10, 10)]
    #expect(inner.allSatisfy { ring.elements.contains(.line(to: $0)) || ring.elements.contains(.move(to: $0)) })
  }

  @Test func `wider than half the layer cover everything`() throws {
    let outline = Path.roundedRect(frame, cornerRadius: 20)
    #expect(try fill(scene(outline, .all, 30)) == outline)
  }

  @Test func `that reach the round corners of the other side are cut along the outline`() {
    let outline = Path.roundedRect(frame, cornerRadius: 20)
    #expect(scene(outline, .left, 90).layers.last?.clips == [Clip(path: outline)])
  }

  @Test func `wider on one edge than the layer cover everything`() throws {
    let outline = Path.roundedRect(frame, cornerRadius: 20)
    #expect(try fill(scene(outline, .left, 100)) == outline)
  }

  @Test func `on another outline are the inner half of a stroke of twice their width`() {
    let triangle = Path.polygon([Point(50, 0), Point(100, 60), Point(0, 60)])
    let scene = scene(triangle, .all, 4)
    #expect(scene.strokeStyles.last?.width == 8)
    #expect(scene.layers.last?.clips == [Clip(path: triangle)])
  }

  @Test func `on an edge of another outline keep only the part between that edge and the center`() {
    let part = scene(.ellipse(in: frame), .top, 4).layers.last?.clips.last?.path
    #expect(part?.bounds == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(part?.area() == 2100)
  }

  @Test func `on an edge of another outline are whole beside an edge without a border`() {
    let radii = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 10, bottomLeft: 0)
    let outline = Path.roundedRect(frame, radii: radii, style: .notch)
    let ends = [Point(0.5, 2), Point(99.5, 2)]
    func covers(_ point: Point, _ edges: Edges) -> Bool {
      scene(outline, edges, 4).layers.last?.clips.last?.path.contains(point) == true
    }
    #expect(ends.map { covers($0, .top) } == [true, true])
    #expect(!covers(Point(0.5, 5), .top))
    let whole = scene(outline) { builder in
      builder.border(.top, width: 4, paint: paint)
      builder.border(.right, width: 4, paint: .color(.white))
    }
    let tops = whole.layers.filter { $0.clips.last?.path.contains(Point(50, 2)) == true }
    #expect(tops.map { layer in ends.map { layer.clips.last?.path.contains($0) == true } } == [[true, false]])
  }

  @Test func `of several widths meet at their inner corner on another outline`() throws {
    let outline = Path.roundedRect(
      frame, radii: CornerRadii(topLeft: 9, topRight: 0, bottomRight: 0, bottomLeft: 0), style: .bevel)
    let scene = scene(outline) { builder in
      builder.border(.bottom, width: 6, paint: paint)
      builder.border(.right, width: 3, paint: .color(.white))
    }
    let parts = scene.layers.compactMap { $0.clips.last?.path }
    // Right below and right of the line from (100, 60) to (97, 54), which goes on to the center.
    for point in [Point(98, 56.2), Point(98, 55.8), Point(96, 54.2), Point(96, 53.8)] {
      #expect(parts.filter { $0.contains(point) }.count == 1, "\(point)")
    }
  }

  @Test func `on an edge of another outline have nothing of the band along an edge without a border`() {
    let outline = Path.polygon([Point(0, 0), Point(90, 0), Point(100, 10), Point(100, 60), Point(0, 60)])
    let part = scene(outline, .left, 6).layers.last?.clips.last?.path
    // Above the line from (0, 0) to the center, which is flatter than 45 degrees, there is none of the left edge.
    #expect([Point(3, 1), Point(8, 5.5), Point(12, 5.5)].map { part?.contains($0) } == [true, false, false])
  }

  @Test(arguments: [8.0, 25]) func `of several widths in a round corner of another outline are cut across`(
    width: Double
  ) {
    let scene = scene(.ellipse(in: frame)) { builder in
      builder.border(.top, width: 1, paint: paint)
      builder.border(.right, width: width, paint: .color(.white))
    }
    let parts = scene.layers.suffix(2).compactMap { $0.clips.last?.path }
    #expect(parts.map { $0.contains(Point(55, 7)) } == [true, false])
  }

  @Test func `of a round corner belong to its edges, however near to another edge they are`() {
    let radii = CornerRadii(topLeft: 60, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let scene = scene(.roundedRect(frame, radii: radii)) { builder in
      builder.border(.top, width: 1, paint: paint)
      builder.border(.right, width: 50, paint: .color(.white))
    }
    let parts = scene.layers.suffix(2).compactMap { $0.clips.last?.path }
    // On the arc, left of the band.
    #expect(parts.map { $0.contains(Point(17.6, 17.6)) } == [true, false])
  }

  @Test func `on edges around the top left corner are one share of two radii`() {
    let radii = CornerRadii(topLeft: 60, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let scene = scene(.roundedRect(frame, radii: radii)) { builder in
      builder.border([.left, .top], width: 2, paint: paint)
      builder.border(.right, width: 50, paint: .color(.white))
    }
    let parts = scene.layers.suffix(2).compactMap { $0.clips.last?.path }
    #expect(parts.map { $0.contains(Point(17.6, 17.6)) } == [false, true])
  }

  @Test func `without width paint nothing`() {
    #expect(scene(.rect(frame), .all, 0).nodes.count == 1)
  }

  @Test func `of one paint on another outline are one path, whatever the widths`() throws {
    let scene = scene(.ellipse(in: frame)) { builder in
      builder.border(.top, width: 4, paint: paint)
      builder.border([.left, .right], width: 2, paint: paint)
    }
    let path = try fill(scene)
    #expect(path.contains(Point(50, 3)) && !path.contains(Point(50, 5)))
    #expect(path.contains(Point(1, 30)) && !path.contains(Point(3, 30)) && !path.contains(Point(50, 59)))
    #expect(scene.layers.last?.clips == [Clip(path: .ellipse(in: frame))])
  }

  @Test func `on some edges of another outline have their own width on each edge`() {
    let scene = scene(.ellipse(in: frame)) { builder in
      builder.border(.top, width: 4, paint: paint)
      builder.border([.left, .right], width: 2, paint: .color(Color(RGBA(red: 1, green: 0, blue: 0))))
    }
    #expect(scene.strokeStyles.map(\.width) == [8, 4])
    #expect(scene.layers.suffix(2).map { $0.clips.last?.path.elementCount } == [8, 16])
  }
}
