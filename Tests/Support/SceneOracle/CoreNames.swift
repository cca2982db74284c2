import ShapeCore

// Apple's C library, which Foundation exports there, has other types with these names.

package typealias Point = ShapeCore.Point
package typealias Rect = ShapeCore.Rect
package typealias Size = ShapeCore.Size
