import TestSupport
import Testing

@testable import ShapeCore

@Suite struct PlanarGraphTests {
  /// Returns the graph of some polygons, filled clockwise on the screen.
  private func graph(_ polygons: [[(Double, Double)]]) -> PlanarGraph {
    var places: [GridPoint] = []
    var edges: [PlanarGraph.Edge] = []
    for polygon in polygons {
      let first = places.count
      let count = polygon.count
      places += polygon.map { GridPoint(x: $0.0, y: $0.1) }
      for index in 0..<count {
        edges.append(
          PlanarGraph.Edge(
            from: Vertex(first + index), to: Vertex(first + (index + 1) % count), chord: edges.count,
            change: Windings(1, 0)))
      }
    }
    return PlanarGraph(edges, places: places)
  }

  private func square(_ x: Double, _ y: Double, _ size: Double) -> [(Double, Double)] {
    [(x, y), (x + size, y), (x + size, y + size), (x, y + size)]
  }

  private func steps(_ polygons: [[(Double, Double)]]) throws -> Int {
    var steps = StepBudget(1_000_000_000)
    var graph = graph(polygons)
    try graph.findWindings(&steps)
    return 1_000_000_000 - steps.remaining
  }

  @Test func `windings of nested squares grow by one`() throws {
    let count = 60
    var graph = graph((0..<count).map { square(Double($0), Double($0), 1000 - 2 * Double($0)) })
    var steps = StepBudget.unlimited
    try graph.findWindings(&steps)
    for (index, edge) in graph.edges.enumerated() {
      #expect(edge.left == Windings(Int32(index / 4), 0))
      #expect(edge.right == Windings(Int32(index / 4) + 1, 0))
    }
  }

  /// Slanted edges with small squares between them, so that an order by x alone would be wrong.
  @Test func `windings beside many components are those of a ray through all edges`() throws {
    var generator = RandomSource(seed: 3)
    var polygons: [[(Double, Double)]] = []
    for band in 0..<30 {
      let x = Double(band) * 100
      polygons.append([(x, 0), (x + 60, 0), (x + 5060, 10_000), (x + 5000, 10_000)])
      for step in 0..<20 {
        let y = Double(step) * 500 + generator.number(10...400).rounded()
        let isInside = generator.number(0...1) < 0.5
        polygons.append(square((x + y / 2).rounded() + (isInside ? 20 : 70), y, 8))
      }
    }
    var graph = graph(polygons)
    var steps = StepBudget.unlimited
    try graph.findWindings(&steps)
    var number = 0
    for polygon in polygons {
      let isBand = polygon[1].0 - polygon[0].0 == 60
      let (x, y) = polygon[0]
      let around: Int32 = isBand || (x - y / 2).truncatingRemainder(dividingBy: 100) > 65 ? 0 : 1
      for edge in graph.edges[number..<number + 4] { #expect(edge.left == Windings(around, 0)) }
      number += 4
    }
  }

  @Test(arguments: ["row", "rising", "column", "nested"])
  func `steps grow little faster than the number of components`(_ kind: String) throws {
    func polygons(_ count: Int) -> [[(Double, Double)]] {
      (0..<count).map { index in
        let number = Double(index)
        return switch kind {
        case "row": square(number * 20, 0, 10)
        case "rising": square(number * 20, number.truncatingRemainder(dividingBy: 97), 100)
        case "column": square(0, number * 20, 10)
        default: square(-number - 1, -number - 1, 2 * number + 2)
        }
      }
    }
    let (few, many) = (try steps(polygons(1000)), try steps(polygons(8000)))
    #expect(many < 12 * few)
    #expect(many < 8000 * 120)
  }

  @Test func `windings stop if no steps are left`() {
    var graph = graph((0..<100).map { square(Double($0) * 20, 0, 10) })
    var steps = StepBudget(10)
    #expect(throws: RegionError.outOfSteps) { try graph.findWindings(&steps) }
  }

  /// Comparing each of these edges with all others would take minutes.
  @Test func `contours through one vertex are followed in linear time`() throws {
    let count = 60_000
    var places = [GridPoint(x: 0, y: 0)]
    var edges: [PlanarGraph.Edge] = []
    func add(_ from: Int, _ to: Int) {
      edges.append(PlanarGraph.Edge(from: Vertex(from), to: Vertex(to), chord: edges.count, change: Windings(1, 0)))
    }
    for index in 0..<count {
      // Thin triangles side by side, all to the right of their common vertex.
      let (y, corner) = (Double(4 * index), places.count)
      places += [GridPoint(x: 1_000_000, y: y), GridPoint(x: 1_000_000, y: y + 2)]
      add(0, corner)
      add(corner, corner + 1)
      add(corner + 1, 0)
    }
    var graph = PlanarGraph(edges, places: places)
    var steps = StepBudget.unlimited
    try graph.findWindings(&steps)
    let contours = graph.contours { $0.x != 0 }
    #expect(contours.count == count)
    #expect(contours.allSatisfy { $0.count == 3 })
  }
}
