import ShapeCore

/// A parameter of a shape that animations interpolate, as numbers.
///
/// Generated code lists them in `ParametricShape.animatableParameters`. Writing a value runs the observers of its
/// property, so a value stays in the range of its parameter.
@_spi(Generated)
public struct AnimatableParameter<Shape>: Sendable {
  /// The number of components.
  let count: Int
  /// Returns the components of the value in a shape.
  let components: @Sendable (Shape) -> [Double]
  /// Sets the value in a shape to one with the given components.
  let setComponents: @Sendable (inout Shape, ArraySlice<Double>) -> Void

  /// Creates the description of a number.
  public init(_ property: WritableKeyPath<Shape, Double>) { self.init(of: property) }

  /// Creates the description of an angle.
  public init(_ property: WritableKeyPath<Shape, Angle>) { self.init(of: property) }

  /// Creates the description of a point.
  public init(_ property: WritableKeyPath<Shape, ShapeCore.Point>) { self.init(of: property) }

  /// Creates the description of a size.
  public init(_ property: WritableKeyPath<Shape, ShapeCore.Size>) { self.init(of: property) }

  /// Creates the description of a rectangle.
  public init(_ property: WritableKeyPath<Shape, ShapeCore.Rect>) { self.init(of: property) }

  /// Creates the description of a color. Both of its appearances are interpolated in sRGB with premultiplied alpha, so
  /// that a color fades in without a tint of black.
  public init(_ property: WritableKeyPath<Shape, Color>) { self.init(of: property) }

  private init<Value: ComponentValue>(of property: WritableKeyPath<Shape, Value>) {
    // A key path never changes, and that of a property captures nothing, so any thread can use it. The type can't say
    // so: in Swift 5 mode, a literal for `WritableKeyPath<…> & Sendable` is a warning.
    nonisolated(unsafe) let property = property
    count = Value.componentCount
    components = { $0[keyPath: property].components }
    setComponents = { shape, components in
      // A color that doesn't change stays one of the system.
      if components.elementsEqual(shape[keyPath: property].components) { return }
      guard components.count == Value.componentCount else { return }
      shape[keyPath: property] = Value(components: Array(components))
    }
  }
}

extension ParametricShape {
  /// The components of all animatable parameters, in their order. Setting fewer changes only the first parameters.
  var animatableComponents: [Double] {
    get { Self.animatableParameters.flatMap { $0.components(self) } }
    set {
      var rest = newValue[...]
      for parameter in Self.animatableParameters {
        guard rest.count >= parameter.count else { return }
        parameter.setComponents(&self, rest.prefix(parameter.count))
        rest = rest.dropFirst(parameter.count)
      }
    }
  }
}

// MARK: Values as numbers

/// A value that is interpolated by its components.
private protocol ComponentValue: Sendable {
  static var componentCount: Int { get }
  var components: [Double] { get }
  /// Creates the value with `componentCount` components.
  init(components: [Double])
}

extension Double: ComponentValue {
  fileprivate static var componentCount: Int { 1 }
  fileprivate var components: [Double] { [self] }
  fileprivate init(components: [Double]) {
    self = components[0]
  }
}

extension Angle: ComponentValue {
  fileprivate static var componentCount: Int { 1 }
  fileprivate var components: [Double] { [radians] }
  fileprivate init(components: [Double]) {
    self.init(radians: components[0])
  }
}

extension Point: ComponentValue {
  fileprivate static var componentCount: Int { 2 }
  fileprivate var components: [Double] { [x, y] }
  fileprivate init(components: [Double]) {
    self.init(components[0], components[1])
  }
}

extension Size: ComponentValue {
  fileprivate static var componentCount: Int { 2 }
  fileprivate var components: [Double] { [width, height] }
  fileprivate init(components: [Double]) {
    self.init(components[0], components[1])
  }
}

extension Rect: ComponentValue {
  fileprivate static var componentCount: Int { 4 }
  fileprivate var components: [Double] { [x, y, width, height] }
  fileprivate init(components: [Double]) {
    self.init(x: components[0], y: components[1], width: components[2], height: components[3])
  }
}

extension Color: ComponentValue {
  fileprivate static var componentCount: Int { 8 }
  fileprivate var components: [Double] { light.premultiplied + dark.premultiplied }
  fileprivate init(components: [Double]) {
    self.init(light: RGBA(premultiplied: components[..<4]), dark: RGBA(premultiplied: components[4...]))
  }
}

extension RGBA {
  /// The components, multiplied by alpha. The product of two `Float`s is exact, so that the color is the same after a
  /// division.
  fileprivate var premultiplied: [Double] {
    let alpha = Double(alpha)
    return [Double(red) * alpha, Double(green) * alpha, Double(blue) * alpha, alpha]
  }

  /// Creates a color from four components. A spring can go beyond the ends of an animation, so they are clamped.
  fileprivate init(premultiplied components: ArraySlice<Double>) {
    let components = Array(components)
    let alpha = clampedToUnit(components[3])
    func straight(_ value: Double) -> Float { alpha > 0 ? Float(clampedToUnit(value / alpha)) : 0 }
    self.init(
      red: straight(components[0]), green: straight(components[1]), blue: straight(components[2]), alpha: Float(alpha))
  }
}
