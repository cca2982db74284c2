import Foundation
import ReferencePainter

/// The suits, with s = width - 2 * inset and r = s / 4.
extension ReferencePicture {
  static let spade = suit("spade", parameters: [inset, shadowRadius(normal: "10")]) { paintSpade($0, on: &$1) }

  static let diamond = suit("diamond", parameters: [inset, adjustment, shadowRadius(normal: "20")]) {
    paintDiamond($0, on: &$1)
  }

  static let club = suit("club", parameters: [inset, adjustment, shadowRadius(normal: "20")]) {
    paintClub($0, on: &$1)
  }

  static let heart = suit("heart", parameters: [inset, shadowRadius(normal: "20")]) { paintHeart($0, on: &$1) }

  private static let inset = PictureParameter.number("inset", "20", "0", "60")
  private static let adjustment = PictureParameter.number("adjustment", "10", "0", "20")

  private static func shadowRadius(normal: String) -> PictureParameter {
    .number("shadowRadius", normal, "0", "40")
  }

  private static func suit(
    _ name: String, parameters: [PictureParameter],
    paint: @escaping @Sendable (PictureRequest, inout ReferenceCanvas) -> Void
  ) -> ReferencePicture {
    ReferencePicture(
      example: name, shape: name.capitalized, designWidth: 240, designHeight: 320, parameters: parameters,
      minimum: { (2 * $0.number("inset") + 8, 2 * $0.number("inset") + 8) },
      isDrawn: { $0.height >= $0.width - 2 * $0.number("inset") }, paint: paint)
  }

  static func paintSpade(_ request: PictureRequest, on canvas: inout ReferenceCanvas) {
    let inset = request.number("inset")
    let (s, c) = (request.width - 2 * inset, request.center)
    let r = s / 4
    let a = atan(2 * r / s)
    var path = ReferencePath()
    path.move(c)
    path.arc(center: Spot(inset + r, c.y), radius: r, from: 0, sweep: .pi + 2 * a)
    path.line(Spot(c.x, c.y - s / 2))
    path.arc(center: Spot(c.x + r, c.y), radius: r, from: -2 * a, sweep: .pi + 2 * a)
    addStem(to: &path, center: c, s: s)
    canvas.layer(shadow: shadow(request)) { canvas in
      canvas.fill(path, with: .black)
      canvas.stroke(path, ReferenceStroke(width: 2), with: .black)
    }
  }

  static func paintDiamond(_ request: PictureRequest, on canvas: inout ReferenceCanvas) {
    let (inset, j) = (request.number("inset"), request.number("adjustment"))
    let (s, c) = (request.width - 2 * inset, request.center)
    var path = ReferencePath()
    path.move(Spot(inset, c.y))
    path.quad(Spot(c.x, c.y - s / 2), control: c + Spot(-j, -j))
    path.quad(Spot(request.width - inset, c.y), control: c + Spot(j, -j))
    path.quad(Spot(c.x, c.y + s / 2), control: c + Spot(j, j))
    path.quad(Spot(inset, c.y), control: c + Spot(-j, j))
    canvas.layer(shadow: shadow(request)) { canvas in
      canvas.fill(path, with: RGBA(1, 0, 0))
      canvas.stroke(path, ReferenceStroke(width: 2), with: RGBA(1, 0, 0))
    }
  }

  static func paintClub(_ request: PictureRequest, on canvas: inout ReferenceCanvas) {
    let (inset, j) = (request.number("inset"), request.number("adjustment"))
    let (s, c) = (request.width - 2 * inset, request.center)
    let r = s / 4
    var path = ReferencePath()
    path.move(c)
    path.arc(center: c + Spot(-r, j), radius: r, from: 0, sweep: 2 * .pi)
    path.arc(center: c + Spot(0, -r), radius: r, from: .pi / 2, sweep: 2 * .pi)
    path.arc(center: c + Spot(r, j), radius: r, from: .pi, sweep: 2 * .pi)
    addStem(to: &path, center: c, s: s)
    canvas.layer(shadow: shadow(request)) { canvas in
      canvas.fill(path, with: .black)
      canvas.stroke(path, ReferenceStroke(width: 2), with: .black)
    }
  }

  static func paintHeart(_ request: PictureRequest, on canvas: inout ReferenceCanvas) {
    let inset = request.number("inset")
    let (s, c) = (request.width - 2 * inset, request.center)
    let r = s / 4
    let a = atan(4 * r / (3 * s))
    var path = ReferencePath()
    path.move(Spot(c.x, c.y + s / 2))
    path.arc(center: Spot(inset + r, c.y - r), radius: r, from: .pi - 2 * a, sweep: .pi + 2 * a)
    path.arc(center: Spot(c.x + r, c.y - r), radius: r, from: -.pi, sweep: .pi + 2 * a)
    path.line(Spot(c.x, c.y + s / 2))
    canvas.layer(shadow: shadow(request)) { canvas in
      canvas.fill(path, with: RGBA(1, 0, 0))
      canvas.stroke(path, ReferenceStroke(width: 1), with: RGBA(1, 0, 0))
    }
  }

  private static func shadow(_ request: PictureRequest) -> ReferenceShadow? {
    let radius = request.number("shadowRadius")
    return radius > 0 ? ReferenceShadow(radius: radius) : nil
  }

  private static func addStem(to path: inout ReferencePath, center c: Spot, s: Double) {
    let foot = c + Spot(0, s / 2)
    path.quad(foot + Spot(s / 4, 0), control: foot)
    path.line(foot + Spot(-s / 4, 0))
    path.quad(c, control: foot)
  }
}
