import ShapeKit
import SwiftUI

/// A shape in the gallery.
@MainActor
struct Example: Identifiable {
  /// The name of the shape.
  let id: String
  let title: String
  /// The shape, at most 44 points wide and high.
  let thumbnail: AnyView
  let page: AnyView

  /// - Parameter controls: Makes the controls for the parameters of the shape.
  init<S: ParametricShape, Controls: View>(
    _ shape: S, @ViewBuilder controls: @escaping (Binding<S>) -> Controls
  ) {
    id = S.shapeName
    title = S.shapeTitle
    let side = max(S.designSize.width, S.designSize.height)
    thumbnail = AnyView(
      ShapePicture(shape)
        .frame(width: S.designSize.width, height: S.designSize.height)
        .scaleEffect(44 / side))
    page = AnyView(ExamplePage(shape, controls: controls))
  }
}
