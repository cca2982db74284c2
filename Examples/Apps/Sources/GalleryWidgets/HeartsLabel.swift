import ExampleShapes
import ShapeKit
import SwiftUI

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
