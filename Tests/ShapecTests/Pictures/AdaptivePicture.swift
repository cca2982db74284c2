import Foundation
import ReferencePainter
import TestSupport

/// A shape whose colors depend on the viewer, in every position of a color, with the expected picture.
struct AdaptivePicture {
  static let source = """
    let ink = adaptive(light: #1C1C1E, dark: #F2F2F7)

    shape Adaptive(tint: Color = adaptive(light: #C83232, dark: #32C8FF80)) {
      size 120 x 90

      layer(inset: 20) {
        outline roundedRect(bounds, cornerRadius: 12)
        fill linearGradient([tint, ink])
        stroke tint, width: 5, path: path { move (10, 15); line (width - 10, 15) }
        border .all, width: 3, color: ink
        shadow adaptive(light: #00000080, dark: #3060FF), radius: 6
      }
    }

    """

  /// Returns the output of the compiler.
  static func svg(_ options: [String]) throws -> String {
    try TemporaryFolder.with { folder in
      let file = folder.appending(path: "adaptive.shape")
      try Data(source.utf8).write(to: file)
      return try BuiltCompiler.svg([file.path] + options)
    }
  }

  static func paint(isDark: Bool, on canvas: inout ReferenceCanvas) {
    let ink = RGBA(hex: isDark ? 0xF2F2F7 : 0x1C1C1E)
    let tint = isDark ? RGBA(hex: 0x32C8FF, alpha: 128 / 255) : RGBA(hex: 0xC83232)
    let shade = isDark ? RGBA(hex: 0x3060FF) : RGBA(0, 0, 0, 128 / 255)
    let box = Box(20, 20, 100, 70)
    canvas.layer(shadow: ReferenceShadow(radius: 6, color: shade)) { canvas in
      canvas.fill(.roundedRectangle(box, radius: 12), in: box, from: tint, to: ink)
      var line = ReferencePath()
      line.move(Spot(30, 35))
      line.line(Spot(90, 35))
      canvas.stroke(line, ReferenceStroke(width: 5), with: tint)
      canvas.fill(.roundedRing(box, radius: 12, width: 3), rule: .evenOdd, with: ink)
    }
  }
}
