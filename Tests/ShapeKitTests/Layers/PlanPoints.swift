import Foundation
import SceneOracle
import ShapeCore

@testable import ShapeKit

/// Paints single points of a layer plan as Core Animation shows it. It blurs as `PointPainter` does.
struct PlanPoints {
  /// The scene of the plan, for its images.
  private let points: ScenePoints

  init(_ points: ScenePoints) { self.points = points }

  /// Returns the color of a plan at a point around it.
  func color(of plan: LayerPlan, at outer: Point) -> Tint {
    guard let back = plan.transform.inverse else { return .clear }
    let point = plan.pivot + back.linear.apply(outer - plan.offset - plan.pivot)
    var result = content(of: plan, at: point)
    for child in plan.children { result = color(of: child, at: point).over(result) }
    if plan.clipsToBounds, !plan.rounded.contains(point) { return .clear }
    if case .layer(let mask) = plan.mask { result = result.faded(color(of: mask, at: point).alpha) }
    return result.faded(plan.opacity)
  }

  private func content(of plan: LayerPlan, at point: Point) -> Tint {
    switch plan.content {
    case .group: return .clear
    case .fill(let color): return plan.rounded.contains(point) ? Tint(color) : .clear
    case .shape(let shape):
      var result = Tint.clear
      if let fill = shape.fill, shape.path.contains(point, rule: shape.rule) { result = Tint(fill) }
      if let stroke = shape.stroke, shape.path.strokeContours(stroke.style).contains(point) {
        result = Tint(stroke.color).over(result)
      }
      return result
    case .gradient(let gradient):
      let unit = Point(
        (point.x - plan.bounds.x) / plan.bounds.width, (point.y - plan.bounds.y) / plan.bounds.height)
      return plan.rounded.contains(point) ? gradient.color(at: unit) : .clear
    case .shadow(let shadow):
      let share = PointPainter.blurred(at: point, radius: shadow.radius) { shadow.caster.contains($0) ? 1 : 0 }
      return Tint(shadow.color).faded(share)
    case .image(let image):
      return Area.rect(image.grid.frame).contains(point) ? color(of: image.subject, at: point) : .clear
    }
  }

  private func color(of subject: PlannedImage.Subject, at point: Point) -> Tint {
    switch subject {
    case .contents(let contents): return points.color(of: contents, at: point)
    case .layer(let layer, let contents): return points.color(of: layer, contents, at: point)
    case .masks(let layer, let contents, let region):
      guard region?.contains(point) != false else { return .clear }
      return Tint(SIMD3(0, 0, 0), alpha: points.maskShare(of: layer, contents, at: point))
    case .shadow(let shadow, let layer, let contents):
      return Tint(shadow.color.light).faded(points.shade(of: shadow, layer, contents, at: point))
    case .innerShadow(let shadow, let layer, let contents):
      return Tint(shadow.color.light).faded(points.innerShade(of: shadow, layer, contents, at: point))
    }
  }

  /// Returns the color of a group with the views around its slots, at a point around it.
  func color(of group: SceneGroup, at outer: Point, _ plans: inout GroupPlans) -> Tint {
    guard let point = group.transform.inverse?.apply(outer) else { return .clear }
    var body = Tint.clear
    for piece in group.pieces {
      switch piece.content {
      case .paint(let part): body = color(of: plans.plan(of: part), at: point).over(body)
      case .slot: break
      case .group(let inner): body = color(of: inner, at: point, &plans).over(body)
      }
    }
    if let mask = plans.mask(of: group) { body = body.faded(color(of: mask, at: point).alpha) }
    if let shadows = group.shadows { body = body.over(color(of: plans.plan(of: shadows), at: point)) }
    return body.faded(group.opacity)
  }
}

/// The plans of the parts of a picture.
struct GroupPlans {
  let scene: Scene
  let scale: Double
  private var plans: [ScenePart: LayerPlan] = [:]
  private var masks: [ScenePart: LayerPlan?] = [:]

  init(_ scene: Scene, scale: Double) { (self.scene, self.scale) = (scene, scale) }

  mutating func plan(of part: ScenePart) -> LayerPlan {
    if let plan = plans[part] { return plan }
    let plan = LayerPlanner(scene, scale: scale).plan(of: part)
    plans[part] = plan
    return plan
  }

  mutating func mask(of group: SceneGroup) -> LayerPlan? {
    guard let masks = group.masks else {
      return LayerPlanner.mask(showing: group.visibleRegion, through: nil, of: nil, in: .light, scale: scale)
    }
    if let known = self.masks[masks] { return known }
    let plan = LayerPlanner.mask(
      showing: group.visibleRegion, through: masks, of: scene, in: .light, scale: scale)
    self.masks[masks] = .some(plan)
    return plan
  }
}

extension LayerPlan {
  fileprivate var rounded: Area { .rounded(bounds, CornerRadii(cornerRadius)) }

  /// Calls a closure with each image and the factor by which the transforms around it enlarge it.
  func forEachImage(_ factor: Double = 1, _ body: (PlannedImage, Double) -> Void) {
    // The columns of a scaling that is rotated afterwards.
    let factor =
      factor
      * max(
        (transform.a * transform.a + transform.b * transform.b).squareRoot(),
        (transform.c * transform.c + transform.d * transform.d).squareRoot())
    if case .image(let image) = content { body(image, factor) }
    if case .layer(let mask) = mask { mask.forEachImage(factor, body) }
    for child in children { child.forEachImage(factor, body) }
  }
}

extension PlannedGradient {
  /// Returns the color at a point in units of the bounds.
  fileprivate func color(at point: Point) -> Tint {
    let (offset, way) = (point - start, end - start)
    let t: Double
    switch kind {
    case .axial: t = (offset.x * way.x + offset.y * way.y) / (way.x * way.x + way.y * way.y)
    case .radial:
      let (x, y) = (offset.x / way.x, offset.y / way.y)
      t = (x * x + y * y).squareRoot()
    case .conic:
      let turns = (atan2(offset.y, offset.x) - atan2(way.y, way.x)) / (2 * Double.pi)
      t = turns - turns.rounded(.down)
    }
    let stops = stops.map { GradientStop(color: Color($0.color), position: $0.position) }
    let line = SceneGradient(stops: stops, geometry: .linear(from: .zero, to: Point(1, 0)))
    return Tint(.gradient(line), at: Point(t, 0), .light)
  }
}
