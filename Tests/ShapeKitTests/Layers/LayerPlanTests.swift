import ShapeCore
import Testing

@testable import ShapeKit

@Suite("A layer plan")
struct LayerPlanTests {
  private func plan(_ source: String) throws -> LayerPlan {
    LayerPlanner(try CompiledPicture.scene(source).resolved(in: .light), scale: 2).plan()
  }

  @Test
  func `of the card with ten pips has at most 25 layers`() throws {
    let card = try CompiledPicture.example("Card", in: "card.shape", replacing: ("1...10 = 5", "1...10 = 10"))
    #expect(LayerPlanner(card, scale: 2).plan().count <= 25)
  }

  @Test
  func `has one layer for a fill and a stroke of the same path`() throws {
    let plan = try plan(
      "shape A { size 10 x 10\n let p = polygon([(1, 1), (9, 1), (5, 8)])\n fill .red, path: p\n stroke .black, width: 1, path: p }"
    )
    #expect(plan.children.count == 1)
  }

  @Test
  func `fades a lone layer itself`() throws {
    let plan = try plan("shape A { size 10 x 10\n layer faded(opacity: 50%) { fill .red } }")
    #expect(plan.children.map(\.opacity) == [0.5])
    #expect(plan.children.map(\.content) == [.fill(RGBA(hex: 0xFF0000))])
  }

  @Test
  func `rotates a layer around its center`() throws {
    let plan = try plan("shape A { size 20 x 10\n layer turned(width: 10, rotation: 90deg) { fill .red } }")
    #expect(plan.children.map(\.pivot) == [Point(5, 5)])
  }

  @Test
  func `needs no mask where a clip cuts nothing`() throws {
    let plan = try plan(
      "shape A { size 100 x 60\n outline roundedRect(bounds, cornerRadius: 8)\n fill .white\n border .all, width: 1, color: .black\n"
        + "layer inside(left: 20, top: 10, width: 50, height: 30) { fill .red }\n clip }")
    #expect(!plan.containsMask)
  }

  @Test
  func `clips to a rounded rectangle by its corner radius`() throws {
    let plan = try plan(
      "shape A { size 100 x 60\n outline roundedRect(bounds, cornerRadius: 8)\n layer photo { fill .red }\n clip }")
    #expect(plan.children.map(\.clipsToBounds) == [true])
    #expect(plan.children.map(\.cornerRadius) == [8])
  }

  @Test(arguments: [
    ("linearGradient([.red, .blue])", "linearGradient([.red, .blue], from: (20, 0), to: (20, 12))"),
    ("radialGradient([.red, .blue])", "radialGradient([.red, .blue], center: (20, 6), radius: 20)"),
    ("conicGradient([.red, .blue])", "conicGradient([.red, .blue], center: (20, 6), from: 0deg)"),
  ])
  func `has the gradients of the shape's frame by default`(short: String, long: String) throws {
    let plans = try [short, long].map { try plan("shape A { size 40 x 12\n fill \($0) }") }
    #expect(plans[0] == plans[1])
  }

  @Test
  func `fills a circle by its corner radius`() throws {
    let plan = try plan("shape A { size 10 x 10\n fill .red, path: circle(center: center, radius: 4) }")
    #expect(plan.children.map(\.bounds) == [Rect(x: 1, y: 1, width: 8, height: 8)])
    #expect(plan.children.map(\.cornerRadius) == [4])
  }
}
