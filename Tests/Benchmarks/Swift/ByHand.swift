import ShapeCore

// Outlines of three examples, handwritten with the library by a person who needs only that outline.

func heart(_ size: Size, inset: Double) throws(PathBuilder.Failure) -> Path {
  let r = (size.width - 2 * inset) / 4
  let a = Angle(tangent: 1.0 / 3)
  let center = Point(size.width / 2, size.height / 2)
  var path = PathBuilder()
  try path.move(to: center + Point(0, 2 * r))
  try path.arc(
    center: Point(inset + r, size.height / 2 - r), radii: Size(r, r), from: Angle(degrees: 180) - 2 * a, to: .zero)
  try path.arc(center: center + Point(r, -r), radii: Size(r, r), from: Angle(degrees: -180), to: 2 * a)
  try path.line(to: center + Point(0, 2 * r))
  return path.path
}

func spade(_ size: Size, inset: Double) throws(PathBuilder.Failure) -> Path {
  let center = Point(size.width / 2, size.height / 2)
  let r = (size.width - 2 * inset) / 4
  let a = Angle(tangent: 0.5)
  var path = PathBuilder()
  try path.move(to: center)
  try path.arc(
    center: Point(inset + r, size.height / 2), radii: Size(r, r), from: .zero, to: Angle(degrees: 180) + 2 * a)
  try path.line(to: center - Point(0, 2 * r))
  try path.arc(center: center + Point(r, 0), radii: Size(r, r), from: -2 * a, to: Angle(degrees: 180))
  try path.quad(to: center + Point(r, 2 * r), control: center + Point(0, 2 * r))
  try path.line(to: center + Point(-r, 2 * r))
  try path.quad(to: center, control: center + Point(0, 2 * r))
  return path.path
}

func starBadge(_ size: Size, points: Int, rounding: Double) -> Path {
  let radius = min(size.width, size.height) / 2
  let center = Point(size.width / 2, size.height / 2)
  return Path.star(center: center, points: points, outerRadius: radius, innerRadius: 0.86 * radius)
    .rounded(radius: rounding)
}
