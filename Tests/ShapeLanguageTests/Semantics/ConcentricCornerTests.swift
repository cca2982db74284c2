import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

@Suite("Concentric corners")
struct ConcentricCornerTests {
  /// The outline around the layer, the layer, the arguments of its rectangle, and the radii that it gets, clockwise from
  /// the top left corner.
  private static let rows: [(outline: String, layer: String, corners: String, radii: [Double])] = [
    ("cornerRadius: 20", "inset: 6", "cornerRadius: .concentric", [14, 14, 14, 14]),
    ("cornerRadius: 20", "inset: 25", "cornerRadius: .concentric", [0, 0, 0, 0]),
    ("cornerRadius: 20", "inset: -5", "cornerRadius: .concentric", [25, 25, 25, 25]),
    ("cornerRadius: 20", "left: 2, right: 3, top: 4, bottom: 1", "cornerRadius: .concentric", [16, 16, 17, 18]),
    ("cornerRadius: 20", "inset: 6", "topRight: .concentric", [0, 14, 0, 0]),
    ("cornerRadius: 20", "inset: 6", "cornerRadius: .concentric, topRight: 2", [14, 2, 14, 14]),
    ("cornerRadius: 20", "inset: 6", "cornerRadius: 1, bottomLeft: .concentric", [1, 1, 1, 14]),
    ("cornerRadius: 12, topLeft: 40", "inset: 2", "cornerRadius: .concentric", [38, 10, 10, 10]),
    // As they are drawn: half of the height, and two that share a side.
    ("cornerRadius: 99", "inset: 10", "cornerRadius: .concentric", [30, 30, 30, 30]),
    ("topLeft: 60, bottomLeft: 100", "inset: 10", "cornerRadius: .concentric", [20, 0, 0, 40]),
    (
      "cornerRadius: 99, style: .continuous", "inset: 1", "cornerRadius: .concentric", [25.167, 25.167, 25.167, 25.167]
    ),
    // The distance is the same along the corner.
    ("cornerRadius: 20, style: .bevel", "inset: 6", "cornerRadius: .concentric", [16.485, 16.485, 16.485, 16.485]),
    ("cornerRadius: 20, style: .scoop", "inset: 6", "topLeft: .concentric", [17.515, 0, 0, 0]),
    ("cornerRadius: 20, style: .notch", "inset: 6", "topLeft: .concentric", [20, 0, 0, 0]),
    (
      "cornerRadius: 20, topLeftStyle: width > 1 ? .bevel : .scoop", "inset: 6", "cornerRadius: .concentric",
      [16.485, 14, 14, 14]
    ),
    ("cornerRadius: 20, curvature: 0", "inset: 6", "topLeft: .concentric", [16.485, 0, 0, 0]),
    ("cornerRadius: 20, curvature: -1", "inset: 6", "topLeft: .concentric", [17.515, 0, 0, 0]),
    ("cornerRadius: 20, curvature: -4", "inset: 6", "topLeft: .concentric", [18.757, 0, 0, 0]),
    ("cornerRadius: 20, curvature: -7", "inset: 6", "topLeft: .concentric", [20, 0, 0, 0]),
    ("cornerRadius: 20, curvature: 0.5", "inset: 6", "topLeft: .concentric", [15.464, 0, 0, 0]),
    ("cornerRadius: 20, curvature: 1", "inset: 6", "topLeft: .concentric", [14, 0, 0, 0]),
    ("cornerRadius: 20, curvature: 3", "inset: 6", "topLeft: .concentric", [14, 0, 0, 0]),
    ("cornerRadius: 20, curvature: width / 240", "inset: 6", "topLeft: .concentric", [15.464, 0, 0, 0]),
    ("cornerRadius: 20, curvature: 0 - width / 120", "inset: 6", "topLeft: .concentric", [17.515, 0, 0, 0]),
    ("cornerRadius: 20, curvature: 0, topLeftStyle: .notch", "inset: 6", "topLeft: .concentric", [20, 0, 0, 0]),
    ("cornerRadius: 99, style: .continuous, smoothing: 1", "inset: 1", "topLeft: .concentric", [39, 0, 0, 0]),
    ("topLeading: 20, bottomTrailing: 8", "inset: 6", "cornerRadius: .concentric", [14, 0, 2, 0]),
    ("topLeading: 20, bottomTrailing: 8", "inset: 6", "topLeading: .concentric, topTrailing: 3", [14, 3, 0, 0]),
  ]

  @Test(arguments: rows.indices)
  func `have the radius of the outline less the distance`(row: Int) throws {
    let (outline, layer, corners, radii) = Self.rows[row]
    #expect(try Self.radii(outline, layer, corners, .leftToRight) == radii)
  }

  @Test func `follow the direction of the layout`() throws {
    for (outline, corners, radii) in [
      ("topLeading: 20, bottomTrailing: 8", "cornerRadius: .concentric", [0.0, 14, 0, 2]),
      ("topLeading: 20, bottomTrailing: 8", "topLeading: .concentric, topTrailing: 3", [3, 14, 0, 0]),
      ("topLeft: 20", "topLeading: .concentric, topTrailing: .concentric", [14, 0, 0, 0]),
    ] {
      #expect(try Self.radii(outline, "inset: 6", corners, .rightToLeft) == radii, "\(outline), \(corners)")
    }
  }

  @Test func `are drawn in the middle of others`() throws {
    let body = """
      outline roundedRect(bounds, cornerRadius: 20)
        repeat i in 0..<2 {
          let gap = 4 + i
          layer(inset: gap) {
            outline roundedRect(bounds, cornerRadius: .concentric)
            layer(inset: 3) { fill .red, path: roundedRect(bounds, cornerRadius: .concentric) }
          }
        }
      """
    #expect(try Self.radii(of: body, .leftToRight).map { $0[0] } == [13, 12])
  }

  @Test func `follow an outline with a name`() throws {
    let body = """
      let contour = roundedRect(bounds, cornerRadius: 20)
        outline contour
        layer(inset: 6) { fill .red, path: roundedRect(bounds, cornerRadius: .concentric) }
      """
    #expect(try Self.radii(of: body, .leftToRight) == [[14, 14, 14, 14]])
  }

  @Test func `follow a capsule`() throws {
    let body = """
      outline capsule(bounds)
        layer(inset: 6) { fill .red, path: roundedRect(bounds, cornerRadius: .concentric) }
      """
    #expect(try Self.radii(of: body, .leftToRight) == [[34, 34, 34, 34]])
  }

  private static func radii(
    _ outline: String, _ layer: String, _ corners: String, _ direction: LayoutDirection
  ) throws -> [Double] {
    let body = """
      outline roundedRect(bounds, \(outline))
        layer(\(layer)) { fill .red, path: roundedRect(bounds, \(corners)) }
      """
    return try #require(radii(of: body, direction).first)
  }

  /// Returns the radii of the filled rectangles, rounded to thousandths.
  private static func radii(of body: String, _ direction: LayoutDirection) throws -> [[Double]] {
    let compilation = Snippet("shape A {\n  size 120 x 80\n  \(body)\n}").compile()
    #expect(compilation.diagnostics.map(\.problem.message) == [])
    let shape = try #require(compilation.shape(named: "A"))
    let scene = try #require(
      Evaluator.draw(compilation.program, shape: shape, size: Size(120, 80), direction: direction).scene)
    return scene.nodes.compactMap { node in
      guard case .fill(let path, _, _) = node.content, case .roundedRect(_, let radii) = scene.paths[path].storage
      else {
        return nil
      }
      return [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { ($0 * 1000).rounded() / 1000 }
    }
  }
}
