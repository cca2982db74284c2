import ExampleShapes
import ShapeKit
import SwiftUI

/// A ring around its share in percent, for a small widget.
public struct ProgressWidgetView: View {
  private let share: Double

  /// - Parameter share: The share that is done, in `0...1`.
  public init(share: Double) { self.share = share }

  public var body: some View {
    ZStack {
      ShapePicture(ProgressRing(share: share))
      Text(share, format: .percent.precision(.fractionLength(0)))
    }
  }
}
