import ShapeBackends
import ShapeCore
import ShapeLanguage

/// A picture to draw.
package struct Picture: Sendable {
  package var shape: ShapeID
  /// The name of its file, without an extension.
  package var name: String
  /// The name on a contact sheet.
  package var label: String
  package var size: Size
  /// The values of the parameters; `.none` is the default.
  package var values: [ExpressionID]
  package var scheme: SchemeChoice
  package var direction: LayoutDirection
  /// The place of the size in the source, if it is not in the shape itself.
  package var sizeSource: SourceSpan?
}

/// The chosen conditions of a picture. What is `nil` is that of the preview, or else the design size, both schemes and
/// left to right.
package struct PictureConditions: Equatable, Sendable {
  package var size: Size?
  package var scheme: SchemeChoice?
  package var direction: LayoutDirection?

  package init(size: Size? = nil, scheme: SchemeChoice? = nil, direction: LayoutDirection? = nil) {
    (self.size, self.scheme, self.direction) = (size, scheme, direction)
  }
}

/// The name of a direction of the layout.
package enum DirectionChoice: String, CaseIterable, Sendable {
  case ltr, rtl

  package var direction: LayoutDirection {
    switch self {
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}

/// Why a preview has no size.
package struct UnknownSize: Error {
  package let diagnostics: [Diagnostic]
}

extension Compilation {
  /// Returns a picture of a shape.
  /// - Parameter operands: The values of the first parameters.
  package func picture(
    of shape: ShapeID, _ conditions: PictureConditions, operands: [ExpressionID] = []
  ) -> Picture {
    let declaration = program.shapes[shape]
    let name = program.names.spelling(declaration.name)
    return Picture(
      shape: shape, name: name, label: name, size: conditions.size ?? declaration.designSize,
      values: declaration.parameters.indices.map { $0 < operands.count ? operands[$0] : .none },
      scheme: conditions.scheme ?? .automatic, direction: conditions.direction ?? .leftToRight)
  }

  /// Returns the picture of a preview.
  package func picture(of preview: Preview, _ conditions: PictureConditions) throws(UnknownSize) -> Picture {
    var conditions = conditions
    var sizeSource: SourceSpan?
    if conditions.size == nil {
      let (size, diagnostics) = Evaluator.size(of: preview, in: program)
      guard let size else { throw UnknownSize(diagnostics: diagnostics) }
      conditions.size = size
      if preview.size.isPresent { sizeSource = program[preview.size].source }
    }
    conditions.scheme = conditions.scheme ?? preview.isDark.map { $0 ? .dark : .light }
    conditions.direction = conditions.direction ?? preview.direction
    var picture = picture(of: preview.shape, conditions, operands: Array(program[preview.arguments]))
    picture.sizeSource = sizeSource
    return picture
  }
}
