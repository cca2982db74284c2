import ShapeCore

// The names of `ShapeCore`'s types in apps, where `Color` or `Path` is SwiftUI's.

/// A position or a displacement, in points. x grows to the right and y grows down.
public typealias ShapePoint = ShapeCore.Point
/// A width and a height, in points.
public typealias ShapeSize = ShapeCore.Size
/// A rectangle, in points. y grows down.
public typealias ShapeRect = ShapeCore.Rect
/// An angle, which grows clockwise on the screen.
public typealias ShapeAngle = ShapeCore.Angle
/// A color in sRGB for the light appearance, and one for the dark appearance.
public typealias ShapeColor = ShapeCore.Color
/// A path made of lines, curves and arcs, in points. y grows down.
public typealias ShapePath = ShapeCore.Path
/// A picture of a shape at one size with one set of values.
public typealias ShapeScene = ShapeCore.Scene
/// The appearance in which colors are shown: light or dark.
public typealias ShapeAppearance = ShapeCore.Appearance
/// The direction of the layout: from left to right or from right to left.
public typealias ShapeLayoutDirection = ShapeCore.LayoutDirection
/// The smallest and the largest size of a shape, in points.
public typealias ShapeSizeLimits = ShapeCore.SizeLimits
/// A `require` statement of a shape.
public typealias ShapeRequirement = ShapeCore.Requirement
