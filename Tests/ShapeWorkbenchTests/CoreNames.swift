import ShapeCore

// Apple's C library, which Foundation exports there, has other types with these names.

typealias Point = ShapeCore.Point
typealias Rect = ShapeCore.Rect
typealias Size = ShapeCore.Size
