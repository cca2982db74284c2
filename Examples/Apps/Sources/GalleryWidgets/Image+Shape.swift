import ExampleShapes
import ShapeKit
import SwiftUI

extension Image {
  /// Creates an image of a shape, for places that show only images, such as a `Label`.
  ///
  /// - Parameter size: The size of the image, in points.
  public init<S: ParametricShape>(_ shape: S, size: CGSize) {
    #if canImport(UIKit)
      self.init(uiImage: shape.image(size: size))
    #else
      self.init(nsImage: shape.image(size: size))
    #endif
  }
}

/// A heart and a count, for the compact presentation of a Live Activity.
public struct HeartsLabel: View {
  private let count: Int

  public init(count: Int) { self.count = count }

  public var body: some View {
    Label {
      Text("\(count)")
    } icon: {
      Image(Heart(inset: 0, shadowRadius: 0), size: CGSize(width: 20, height: 20))
    }
    .accessibilityElement()
    .accessibilityLabel("\(count) hearts")
  }
}
