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
    return Path(storage: .roundedRect(rect, radii.fitted(in: rect, reach: 1)))
  }

  /// Returns a closed rectangle with corners of a style. See `roundedRect(_:radii:)`. `continuous` corners begin
  /// 1.52866 radii from the corner, and it is that distance that must fit.
  package static func roundedRect(_ rect: Rect, radii: CornerRadii, style: CornerStyle) -> Path {
    switch style {
    case .circular: return roundedRect(rect, radii: radii)
    case .continuous: return continuousRoundedRect(rect.standardized, radii: radii)
    }
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
  /// Returns the radii, at least 0, reduced by one factor so that `reach` times any two that share a side fit it.
  func fitted(in rect: Rect, reach: Double) -> CornerRadii {
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
      if reach * sum > length { factor = min(factor, length / (reach * sum)) }
    }
    fit(topLeft + topRight, in: rect.width)
    fit(bottomLeft + bottomRight, in: rect.width)
    fit(topLeft + bottomLeft, in: rect.height)
    fit(topRight + bottomRight, in: rect.height)
    return CornerRadii(
      topLeft: factor * topLeft, topRight: factor * topRight, bottomRight: factor * bottomRight,
      bottomLeft: factor * bottomLeft)
  }
}

/// Returns the value, or 0 if it is negative or NaN.
func nonNegative(_ value: Double) -> Double { value > 0 ? value : 0 }
