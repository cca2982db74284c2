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
/// The appearance in which colors are shown: light or dark.
public typealias ShapeAppearance = ShapeCore.Appearance
/// The direction of the layout: from left to right or from right to left.
public typealias ShapeLayoutDirection = ShapeCore.LayoutDirection
/// The smallest and the largest size of a shape, in points.
public typealias ShapeSizeLimits = ShapeCore.SizeLimits
/// A `require` statement of a shape.
public typealias ShapeRequirement = ShapeCore.Requirement

// Types that the parameters of shapes and the members of palettes can have.

/// A set of the four edges of a rectangle.
public typealias ShapeEdges = ShapeCore.Edges
/// The paint of a fill or a stroke: a color or a gradient.
public typealias ShapePaint = ShapeCore.Paint
/// A color at a position of a gradient.
public typealias ShapeGradientStop = ShapeCore.GradientStop
/// The shape of a stroke at the ends of an open path.
public typealias ShapeLineCap = ShapeCore.LineCap
/// The shape of a stroke where two segments meet.
public typealias ShapeLineJoin = ShapeCore.LineJoin
/// The position of a stroke: centered on the path, inside or outside.
public typealias ShapeStrokeAlignment = ShapeCore.StrokeAlignment
/// The rule that decides which points are inside a path.
public typealias ShapeFillRule = ShapeCore.FillRule
/// The style of the corners of a path.
public typealias ShapeCornerStyle = ShapeCore.CornerStyle
/// An appearance of the system, as a value of the language: light or dark.
public typealias ShapeScheme = ShapeCore.Scheme
/// How the colors of a layer mix with those below it.
public typealias ShapeBlendMode = ShapeCore.BlendMode
/// When a layer is mirrored, as a value of the language.
public typealias ShapeMirroring = ShapeCore.Mirroring
/// The color space in which two colors are mixed.
public typealias ShapeColorSpace = ShapeCore.ColorSpace
