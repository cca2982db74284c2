import ShapeBackends
import ShapeCore
import ShapeLanguage

/// The picture that a person looks at while the source changes.
package struct PictureRequest: Equatable, Sendable {
  /// A shape by its name. Defaults to the first public one.
  package var shape: String?
  /// A preview by its name, instead of a shape.
  package var preview: String?
  /// A JSON object with the values of parameters, as for `--set`.
  package var values: [UInt8]?
  package var conditions = PictureConditions()
  /// The number of pixels of a point.
  package var scale = 1.0

  package init() {}
}

/// A picture of a compilation, or the reasons why it can't be drawn.
package struct ShownPicture: Sendable {
  package let request: PictureRequest
  package let file: Compilation
  /// The compilation, with the values of the request.
  package let compilation: Compilation
  /// `nil` if the file has errors, or not the shape.
  package private(set) var picture: Picture?
  /// `nil` if there is an error.
  package private(set) var scene: Scene?
  /// The mistakes of the file, of the values and of the picture.
  package private(set) var diagnostics: [Diagnostic]

  /// Draws a picture. The file is not checked again.
  package init(_ request: PictureRequest, of file: Compilation) {
    (self.request, self.file) = (request, file)
    let program = file.program
    let preview = request.preview.flatMap { name in
      program.previews.first { $0.source.file == 0 && $0.name == name }
    }
    var shape = preview?.shape
    if request.preview == nil { shape = request.shape.map { file.shape(named: $0) } ?? file.publicShapes.first }
    var compilation = file
    if let values = request.values, let shape, !file.hasErrors {
      compilation = file.setting(SourceFile(path: "values", bytes: values), for: shape)
    }
    self.compilation = compilation
    diagnostics = compilation.diagnostics
    guard !compilation.hasErrors, let shape else { return }
    do throws(UnknownSize) {
      if let preview {
        draw(try compilation.picture(of: preview, request.conditions), pixel: 1 / request.scale)
      } else {
        draw(compilation.picture(of: shape, request.conditions), pixel: 1 / request.scale)
      }
    } catch {
      diagnostics += error.diagnostics
    }
  }

  private mutating func draw(_ asked: Picture, pixel: Double) {
    var picture = asked
    for value in compilation.settings.last ?? [] { picture.values[value.parameter] = value.value }
    let drawing = Evaluator.draw(
      compilation.program, shape: picture.shape, size: picture.size, values: picture.values,
      direction: picture.direction, sizeSource: picture.sizeSource, pixel: pixel)
    self.picture = picture
    scene = drawing.scene
    let known = Set(diagnostics.map { $0.identity })
    diagnostics += drawing.diagnostics.filter { !known.contains($0.identity) }
  }
}
