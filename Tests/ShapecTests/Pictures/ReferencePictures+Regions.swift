import Foundation
import ReferencePainter

/// Pictures of regions that are combined, grown and stroked. No outline is computed: a round pen covers exactly the
/// points within half its width of a path.
extension ReferencePicture {
  static let boltRing = ReferencePicture(
    example: "bolt-ring", shape: "BoltRing", designWidth: 160, designHeight: 160,
    parameters: [
      .number("thickness", "0.09", "0.02", "0.2"), .number("gap", "0.04", "0", "0.1"),
      .color("ringColor", "#2F5BEA"), .color("boltColor", "#FFB020"),
    ], minimum: { _ in (24, 24) }
  ) { request, canvas in
    let (side, center) = (min(request.width, request.height), request.center)
    let corners = [(10, -50), (-24, 7), (-2, 7), (-10, 50), (24, -10), (2, -10)]
    let bolt = ReferencePath.polygon(corners.map { center + 0.01 * side * Spot(Double($0.0), Double($0.1)) })
    let ring = ReferenceRegion.path(.circle(center: center, radius: 0.42 * side))
      .subtracting(.path(.circle(center: center, radius: (0.42 - request.number("thickness")) * side)))
    let margin = ReferenceRegion.stroke(bolt, ReferenceStroke(width: 2 * request.number("gap") * side, join: .round))
    canvas.fill(ring.subtracting(.path(bolt)).subtracting(margin), with: request.color("ringColor"))
    canvas.fill(bolt, with: request.color("boltColor"))
  }

  static let ticket = ReferencePicture(
    example: "ticket", shape: "Ticket", designWidth: 280, designHeight: 120,
    parameters: [
      .number("bite", "5", "2", "8"), .number("stub", "0.3", "0.2", "0.5"), .color("paper", "#FFF4D6"),
      .color("ink", "#C58B00"),
    ], minimum: { (12.5 * $0.number("bite"), 8 * $0.number("bite") + 10) }
  ) { request, canvas in
    let (w, h, bite) = (request.width, request.height, request.number("bite"))
    let tear = w * (1 - request.number("stub"))
    let count = (h / (3 * bite)).rounded(.down)
    var bites = [(Spot(tear, 0), 1.5 * bite), (Spot(tear, h), 1.5 * bite)]
    for i in 0..<Int(count) {
      let y = (Double(i) + 0.5) * h / count
      bites += [(Spot(0, y), bite), (Spot(w, y), bite)]
    }
    func circles(grownBy d: Double) -> ReferencePath {
      var path = ReferencePath()
      for (center, radius) in bites { path.add(.circle(center: center, radius: radius + d)) }
      return path
    }
    let rectangle = ReferenceRegion.path(.rectangle(request.bounds))
    let paper = rectangle.subtracting(.path(circles(grownBy: 0)))
    // The points with a distance of at least 2 from the edges of the rectangle and from the circles.
    let inside = ReferenceRegion.path(.rectangle(request.bounds.inset(by: 2)))
      .subtracting(.path(circles(grownBy: 2)))
    let shadow = ReferenceShadow(radius: 5, color: RGBA(0, 0, 0, 0.35), drop: 2)
    canvas.layer(shadow: shadow) { canvas in
      canvas.fill(paper, with: request.color("paper"))
      canvas.fill(paper.subtracting(inside), with: request.color("ink"))
      canvas.erase(holes(x: tear, from: 1.5 * bite + 6, to: h - 1.5 * bite - 6))
    }
  }

  /// Dashes of 4 with gaps of 5, drawn with a round pen of 2.
  private static func holes(x: Double, from start: Double, to end: Double) -> ReferenceRegion {
    var dashes = ReferencePath()
    var y = start
    while y < end {
      dashes.move(Spot(x, y))
      dashes.line(Spot(x, min(end, y + 4)))
      y += 9
    }
    return .stroke(dashes, ReferenceStroke(width: 2, cap: .round))
  }

  static let progressRing = ReferencePicture(
    example: "progress-ring", shape: "ProgressRing", designWidth: 120, designHeight: 120,
    parameters: [
      .number("share", "0.7", "0", "1"), .number("thickness", "14", "4", "20"), .number("gap", "3", "0", "6"),
      .color("color", "#34C759"), .color("track", "#E5E5EA"),
    ], minimum: { (3 * $0.number("thickness"), 3 * $0.number("thickness")) }
  ) { request, canvas in
    let (thickness, share) = (request.number("thickness"), request.number("share"))
    let radius = (min(request.width, request.height) - thickness) / 2
    let whole = ReferenceRegion.path(.circle(center: request.center, radius: radius + thickness / 2))
      .subtracting(.path(.circle(center: request.center, radius: radius - thickness / 2)))
    var arc = ReferencePath()
    arc.arc(center: request.center, radius: radius, from: -.pi / 2, sweep: 2 * .pi * share)
    func done(grownBy d: Double) -> ReferenceRegion {
      .stroke(arc, ReferenceStroke(width: share > 0 ? thickness + 2 * d : 0, cap: .round))
    }
    canvas.fill(whole.subtracting(done(grownBy: request.number("gap"))), with: request.color("track"))
    if share > 0 { canvas.fill(done(grownBy: 0), with: request.color("color")) }
  }

  static let topTab = ReferencePicture(
    example: "top-tab", shape: "TopTab", designWidth: 140, designHeight: 44,
    parameters: [
      .choice("selected", "true", others: ["false"]), .number("radius", "12", "0", "20"),
      .number("lineWidth", "4", "1", "8"), .color("accent", "#2F5BEA"), .color("line", "#C7C7CC"),
    ], minimum: { _ in (60, 30) }
  ) { request, canvas in
    let (isSelected, radius, line) = (
      request.text("selected") == "true", request.number("radius"), request.color("line")
    )
    let top = (request.number("lineWidth"), isSelected ? request.color("accent") : line)
    let borders = ReferenceBorders(
      edges: [top, (1, line), (0, line), (1, line)], radii: [radius, radius, 0, 0], width: request.width,
      height: request.height)
    canvas.fill(borders.outline, with: isSelected ? .white : RGBA(hex: 0xF2F2F7))
    borders.paint(on: &canvas)
  }

  static let starBadge = ReferencePicture(
    example: "star-badge", shape: "StarBadge", designWidth: 140, designHeight: 140,
    parameters: [
      .number("points", "18", "8", "40"), .number("rounding", "4", "0", "8"), .color("sealColor", "#C8323C"),
      .color("starColor", "#FFD66B"),
    ], minimum: { _ in (40, 40) }
  ) { request, canvas in
    let radius = min(request.width, request.height) / 2
    func star(_ points: Int, _ outer: Double, _ inner: Double) -> ReferencePath {
      let corners = (0..<2 * points).map { i in
        let angle = .pi * (Double(i) / Double(points) - 0.5)
        return request.center + (i % 2 == 0 ? outer : inner) * radius * Spot(cos(angle), sin(angle))
      }
      return .rounded(corners, radius: request.number("rounding"))
    }
    let seal = star(request.count("points"), 1, 0.86)
    canvas.fill(seal, with: request.color("sealColor"))
    let band = ReferenceRegion.stroke(seal, ReferenceStroke(width: radius / 10)).intersection(.path(seal))
    canvas.fill(band, with: request.color("starColor"))
    canvas.fill(star(5, 0.6, 0.3), with: request.color("starColor"))
  }

  static let contours = ReferencePicture(
    example: "contours", shape: "Contours", designWidth: 240, designHeight: 180,
    parameters: [.number("step", "9", "4", "12"), .number("lineWidth", "2", "1", "3"), .color("color", "#2F5BEA")],
    minimum: { (6 * $0.number("step") + 32, 6 * $0.number("step") + 20) }
  ) { request, canvas in
    let (step, c) = (request.number("step"), request.center)
    let unit = min((request.width - 6 * step) / 1.6, request.height - 6 * step)
    func cloud(grownBy d: Double) -> ReferenceRegion {
      let base = Box(c.x - 0.8 * unit - d, c.y - d, c.x + 0.8 * unit + d, c.y + 0.5 * unit + d)
      return ReferenceRegion.path(.roundedRectangle(base, radius: base.height / 2))
        .union(.path(.circle(center: c + unit * Spot(-0.25, 0), radius: 0.32 * unit + d)))
        .union(.path(.circle(center: c + unit * Spot(0.2, -0.08), radius: 0.42 * unit + d)))
    }
    var color = request.color("color")
    canvas.fill(cloud(grownBy: 0), with: color)
    let alpha = color.alpha
    for i in 1...3 {
      color.alpha = alpha * (1 - Float(i) / 4)
      let distance = Double(i) * step
      canvas.fill(
        cloud(grownBy: distance).subtracting(cloud(grownBy: distance - request.number("lineWidth"))), with: color)
    }
  }
}

extension ReferencePath {
  /// Returns a polygon with an arc in each corner that touches both sides. The radius is reduced if an arc would take
  /// more than half of a side.
  static func rounded(_ corners: [Spot], radius: Double) -> ReferencePath {
    guard radius > 0 else { return polygon(corners) }
    var path = ReferencePath()
    for (i, corner) in corners.enumerated() {
      let (back, on) = (
        corners[(i + corners.count - 1) % corners.count] - corner, corners[(i + 1) % corners.count] - corner
      )
      guard let u = back.unit, let v = on.unit else { continue }
      let half = acos(u.x * v.x + u.y * v.y) / 2
      let reach = min(radius / tan(half), back.length / 2, on.length / 2)
      // The center is on the bisector of the two sides.
      guard let middle = (u + v).unit else { continue }
      let center = corner + reach / cos(half) * middle
      let start = corner + reach * u - center
      let turn = u.x * v.y - u.y * v.x < 0 ? 1.0 : -1.0
      path.arc(
        center: center, radius: start.length, from: atan2(start.y, start.x), sweep: turn * (.pi - 2 * half))
    }
    path.close()
    return path
  }
}
