import ShapeCore

// Apple's C library, which Foundation exports there, has other types with these names.

public typealias Point = ShapeCore.Point
public typealias Rect = ShapeCore.Rect
public typealias Size = ShapeCore.Size
