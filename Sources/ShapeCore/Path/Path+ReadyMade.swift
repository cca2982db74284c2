extension Path {
  /// Returns a closed rectangle, clockwise from its top left corner. A negative length extends in the other direction,
  /// as in Core Graphics.
  public static func rect(_ rect: Rect) -> Path { Path(storage: .rect(rect.standardized)) }

  /// Returns a closed rectangle with quarter circles of one radius as corners. See `roundedRect(_:radii:)`.
  public static func roundedRect(_ rect: Rect, cornerRadius: Double) -> Path {
    roundedRect(rect, radii: CornerRadii(cornerRadius))
  }

  /// Returns a closed rectangle with quarter circles as corners.
  ///
  /// A negative radius or NaN counts as 0, an infinite one as the largest that fits. If two radii don't fit their side,
  /// all four are reduced by one factor (CSS Backgrounds and Borders Level 3, section 4.5). The path always has four
  /// lines and four arcs.
  package static func roundedRect(_ rect: Rect, radii: CornerRadii) -> Path {
    let rect = rect.standardized
    return Path(storage: .roundedRect(rect, radii.fitted(in: rect)))
  }

  /// Returns a closed rectangle with corners of a style. See `roundedRect(_:radii:shapes:)`.
  package static func roundedRect(_ rect: Rect, radii: CornerRadii, style: CornerStyle) -> Path {
    roundedRect(rect, radii: radii, shapes: [CornerShape](repeating: .style(style), count: 4))
  }

  /// Returns a closed rectangle with a shape for each corner, clockwise from the top left one. See
  /// `roundedRect(_:radii:)`.
  ///
  /// It begins at the end of the top left corner. It is the reach of a corner that must fit: a `continuous` one begins
  /// 1.52866 radii from the corner. A smoothed corner keeps its radius instead, and gets less smoothing: at most its
  /// share of the shorter side, as in Figma.
  package static func roundedRect(_ rect: Rect, radii: CornerRadii, shapes: [CornerShape]) -> Path {
    if shapes.allSatisfy({ $0 == .style(.circular) }) { return roundedRect(rect, radii: radii) }
    let rect = rect.standardized
    let least = shapes.map { $0.leastReach }
    let fitted = radii.fitted(in: rect, reaches: least)
    let all = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
    let points = [rect.topLeft, rect.topRight, rect.bottomRight, rect.bottomLeft]
    // The directions of the sides after the corners.
    let directions = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)]
    let lengths = [rect.width, rect.height, rect.width, rect.height]
    /// Returns the part of a side that belongs to a corner at one of its ends, in radii.
    func room(_ corner: Int, beside other: Int, on length: Double) -> Double {
      length / (least[corner] * all[corner] + least[other] * all[other])
    }
    var elements: [PathElement] = []
    for index in [0, 1, 2, 3, 0] {
      let (before, after) = ((index + 3) % 4, (index + 1) % 4)
      let corner = Corner(
        at: points[index], arriving: directions[before], leaving: directions[index], radius: all[index],
        angle: Double(index - 2) * (Double.pi / 2))
      var shape = shapes[index]
      if all[index] > 0 {
        shape = shape.smoothed(
          within: min(
            room(index, beside: before, on: lengths[before]), room(index, beside: after, on: lengths[index])))
      }
      if elements.isEmpty {
        elements.append(.move(to: corner.end(shape)))
      } else {
        elements.append(.line(to: corner.start(shape)))
        elements += corner.elements(shape)
      }
    }
    elements.append(.close)
    return Path(wellFormed: elements)
  }

  /// Returns a closed rectangle with elliptical corners. All have the ratio of two radii; each has its own width.
  ///
  /// They are the circular corners of a rectangle that is scaled. A ratio beyond 1e9 makes sharp corners.
  package static func roundedRect(
    _ rect: Rect, cornerRadii: Size, radii: CornerRadii, shapes: [CornerShape]
  ) -> Path {
    let rect = rect.standardized
    let ratio = cornerRadii.height / cornerRadii.width
    let isSharp = !(ratio >= 1e-9 && ratio <= 1e9)
    let scaled = Rect(x: rect.x, y: rect.y, width: rect.width, height: isSharp ? rect.height : rect.height / ratio)
    let path = roundedRect(scaled, radii: isSharp ? CornerRadii(0) : radii, shapes: shapes)
    return Path(wellFormed: path.elements).scaled(x: 1, y: isSharp ? 1 : ratio, around: rect.topLeft)
  }

  /// Returns a closed circle, clockwise from its rightmost point. A negative radius or NaN counts as 0.
  public static func circle(center: Point, radius: Double) -> Path {
    let radius = nonNegative(radius)
    return Path(
      storage: .ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
  }

  /// Returns a closed ellipse that fills a rectangle, clockwise from its rightmost point.
  public static func ellipse(in rect: Rect) -> Path { Path(storage: .ellipse(rect.standardized)) }

  /// Returns a closed rectangle with half circles as its shorter sides: a rounded rectangle with the largest radius
  /// that fits.
  public static func capsule(_ rect: Rect) -> Path {
    let rect = rect.standardized
    return roundedRect(rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

extension Rect {
  /// The same region with lengths of at least 0.
  var standardized: Rect {
    guard width < 0 || height < 0 else { return self }
    return Rect(
      x: width < 0 ? x + width : x, y: height < 0 ? y + height : y, width: abs(width), height: abs(height))
  }
}

extension CornerRadii {
  /// Returns the radii, at least 0, reduced by one factor so that any two that share a side fit it, each multiplied by
  /// the reach of its corner. The corners are clockwise from the top left one.
  func fitted(in rect: Rect, reaches: [Double] = [1, 1, 1, 1]) -> CornerRadii {
    // An infinite radius leaves no space for finite ones beside it.
    let isBounded =
      self.topLeft != .infinity && self.topRight != .infinity && self.bottomRight != .infinity
      && self.bottomLeft != .infinity
    func wanted(_ radius: Double) -> Double {
      if isBounded { return nonNegative(radius) }
      return radius == .infinity ? max(rect.width, rect.height) : 0
    }
    let topLeft = wanted(self.topLeft)
    let topRight = wanted(self.topRight)
    let bottomRight = wanted(self.bottomRight)
    let bottomLeft = wanted(self.bottomLeft)
    var factor = 1.0
    func fit(_ sum: Double, in length: Double) {
      if sum > length { factor = min(factor, length / sum) }
    }
    fit(reaches[0] * topLeft + reaches[1] * topRight, in: rect.width)
    fit(reaches[3] * bottomLeft + reaches[2] * bottomRight, in: rect.width)
    fit(reaches[0] * topLeft + reaches[3] * bottomLeft, in: rect.height)
    fit(reaches[1] * topRight + reaches[2] * bottomRight, in: rect.height)
    return CornerRadii(
      topLeft: factor * topLeft, topRight: factor * topRight, bottomRight: factor * bottomRight,
      bottomLeft: factor * bottomLeft)
  }
}

/// Returns the value, or 0 if it is negative or NaN.
func nonNegative(_ value: Double) -> Double { value > 0 ? value : 0 }
