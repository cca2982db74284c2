extension Arc {
  /// Returns the image of the arc under an affine transform: an arc with the same parameter for the image of each
  /// point.
  ///
  /// A reflection reverses the sweep. A transform that flattens the plane results in an arc with a radius of 0.
  func transformed(by map: Transform) -> Arc {
    let center = map.apply(self.center)
    let isCircle = radii.width == radii.height
    if map.b == 0, map.c == 0, isCircle || rotation == 0 {
      return scaled(x: map.a, y: map.d, center: center)
    }
    if map.a == map.d, map.b == -map.c {
      let factor = Mathematics.hypotenuse(map.a, map.b)
      let turn = Mathematics.arcTangent(y: map.b, x: map.a)
      let radii = Size(radii.width * factor, radii.height * factor)
      // A circle has no axes; its parameter takes the rotation, so that it stays unrotated.
      return isCircle
        ? Arc(center: center, radii: radii, start: start + rotation + turn, sweep: sweep)
        : Arc(center: center, radii: radii, rotation: rotation + turn, start: start, sweep: sweep)
    }
    return decomposed(by: map, center: center)
  }

  /// Returns the image under a scaling along the axes, which keeps the axes of an unrotated ellipse.
  private func scaled(x: Double, y: Double, center: Point) -> Arc {
    var start = self.start + (radii.width == radii.height ? rotation : 0)
    var sweep = self.sweep
    if x < 0, y < 0 {
      start += Double.pi
    } else if x < 0 {
      start = Double.pi - start
      sweep = -sweep
    } else if y < 0 {
      start = -start
      sweep = -sweep
    }
    return Arc(center: center, radii: Size(radii.width * abs(x), radii.height * abs(y)), start: start, sweep: sweep)
  }

  /// Returns the image under any transform. The matrix that maps the unit circle to the image is split into a rotation
  /// of the circle, a scaling along the axes and a rotation of the result (singular values of a 2 × 2 matrix in closed
  /// form, by the sum and the difference of the angles of its similar and its mirrored part).
  private func decomposed(by map: Transform, center: Point) -> Arc {
    let (sine, cosine) = sineAndCosine(rotation)
    let m11 = (map.a * cosine + map.c * sine) * radii.width
    let m21 = (map.b * cosine + map.d * sine) * radii.width
    let m12 = (map.c * cosine - map.a * sine) * radii.height
    let m22 = (map.d * cosine - map.b * sine) * radii.height
    let similar = Point((m11 + m22) / 2, (m21 - m12) / 2)
    let mirrored = Point((m11 - m22) / 2, (m21 + m12) / 2)
    let major = similar.length + mirrored.length
    let minor = similar.length - mirrored.length
    let similarAngle = Mathematics.arcTangent(y: similar.y, x: similar.x)
    let mirroredAngle = Mathematics.arcTangent(y: mirrored.y, x: mirrored.x)
    let rotation = (similarAngle + mirroredAngle) / 2
    let shift = (similarAngle - mirroredAngle) / 2
    return minor < 0
      ? Arc(center: center, radii: Size(major, -minor), rotation: rotation, start: -(start + shift), sweep: -sweep)
      : Arc(center: center, radii: Size(major, minor), rotation: rotation, start: start + shift, sweep: sweep)
  }
}
