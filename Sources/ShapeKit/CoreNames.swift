@_spi(Generated) import ShapeCore
// An app that imports only `ShapeKit` also uses members of `ShapeCore`'s types, such as the `width` of a `ShapeSize`.
// With `MemberImportVisibility` (SE-0444), which new projects of Xcode 26 enable, that needs an import of their module.
// An exported import counts, even if it is that of a single type. The other types stay hidden, so `Color`, `Path` and
// `Angle` are those of SwiftUI. `@_exported` is an underscored attribute, because Swift has no official one for this.
@_exported import struct ShapeCore.SizeLimits

// In this module, names that Apple's C library (MacTypes.h) or SwiftUI also has are those of `ShapeCore`. Public
// declarations write the module, because they can't use internal names.

typealias Point = ShapeCore.Point
typealias Rect = ShapeCore.Rect
typealias Scene = ShapeCore.Scene
typealias SceneBuilder = ShapeCore.SceneBuilder
typealias Size = ShapeCore.Size
