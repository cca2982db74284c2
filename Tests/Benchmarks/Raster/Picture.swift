import Foundation
import ShapeCore
import ShapeLanguage
import ShapeRaster

/// A picture of a shape at its design size, in the light appearance.
struct Picture {
  private let scene: Scene
  private let origin: Point
  private let scale: Double
  private let width: Int
  private let height: Int

  /// Draws a shape of a file. Fails if that is not possible.
  /// - Parameter numbers: The area of the scene to show, as x, y, width and height, and the number of pixels per point.
  init?(file: String, shape: String, _ numbers: [Double]) {
    guard let bytes = FileManager.default.contents(atPath: file) else { return nil }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path + "/"
    let main = SourceFile(path: file, bytes: [UInt8](bytes))
    let compilation = Compiler.compile(main, root: ImportRoot(path: folder, mainFolder: "")) { name in
      FileManager.default.contents(atPath: folder + name).map { .success([UInt8]($0)) }
        ?? .failure(.unreadable("no such file"))
    }
    guard let shape = compilation.shape(named: shape) else { return nil }
    let size = compilation.program.shapes[shape].designSize
    guard let scene = Evaluator.draw(compilation.program, shape: shape, size: size).scene else { return nil }
    self.scene = scene.resolved(in: .light)
    origin = Point(numbers[0], numbers[1])
    scale = numbers[4]
    width = Int((numbers[2] * scale).rounded(.up))
    height = Int((numbers[3] * scale).rounded(.up))
  }

  private var bitmap: Bitmap {
    SceneRenderer(scene, pixelsPerPoint: scale, origin: origin, width: width, height: height)
      .bitmap(background: nil)
  }

  /// The minimum time to render the scene, of as many runs as take half a second, and at least three.
  var seconds: Double {
    var least = Double.infinity
    var total = 0.0
    var runs = 0
    while runs < 3 || total < 0.5 {
      let start = DispatchTime.now().uptimeNanoseconds
      _ = bitmap
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      least = min(least, seconds)
      total += seconds
      runs += 1
    }
    return least
  }

  func png() throws -> [UInt8] {
    var bytes = bitmap.bytes
    AlphaConversion.makeStraight(&bytes)
    var output: [UInt8] = []
    var writer = try PNGWriter(width: width, height: height, format: .rgba, level: .fast, to: &output)
    try writer.append(bytes, to: &output)
    try writer.finish(to: &output)
    return output
  }
}
