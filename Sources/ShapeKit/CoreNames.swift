import ShapeCore

// In this module, names that Apple's C library (MacTypes.h) or SwiftUI also has are those of `ShapeCore`. Public
// declarations write the module, because they can't use internal names.

typealias Point = ShapeCore.Point
typealias Rect = ShapeCore.Rect
typealias Scene = ShapeCore.Scene
typealias SceneBuilder = ShapeCore.SceneBuilder
typealias Size = ShapeCore.Size
