import ShapeCore

/// What animations of a shape view interpolate: the size, and the animatable parameters.
struct MotionNumbers: Equatable {
  var width = 0.0
  var height = 0.0
  /// The components of the parameters. Missing ones count as 0.
  var components: [Double] = []

  mutating func add(_ other: MotionNumbers, times factor: Double) {
    width += other.width * factor
    height += other.height * factor
    for (index, value) in other.components.enumerated() {
      if index == components.count { components.append(0) }
      components[index] += value * factor
    }
  }
}

extension ParametricShape {
  /// Adds to the animatable parameters, which stay in their ranges.
  mutating func add(_ numbers: MotionNumbers, times factor: Double = 1) {
    if numbers.components.allSatisfy({ $0 == 0 }) { return }
    var sum = MotionNumbers(components: animatableComponents)
    sum.add(numbers, times: factor)
    animatableComponents = sum.components
  }
}
