import ExampleShapes
import ShapeKit
import SwiftUI

/// A message beside a ring, for the Lock Screen presentation of a Live Activity.
public struct StatusActivityView: View {
  private let message: String
  private let share: Double

  /// - Parameter share: The share that is done, in `0...1`.
  public init(message: String, share: Double) {
    self.message = message
    self.share = share
  }

  public var body: some View {
    HStack(spacing: 12) {
      ShapePicture(Bubble(tailHeight: 8)) { Text(message).lineLimit(2) }
      ProgressWidgetView(share: share).frame(width: 64, height: 64)
    }
    .padding(12)
  }
}
