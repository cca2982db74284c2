import ExampleShapes
import ShapeKit
import SwiftUI

/// What the checks on devices look at, in SwiftUI.
public struct ChecksView: View {
  @State private var target = TouchTarget()
  @State private var ring = ProgressRing(share: 0.25)
  @State private var isSheetShown = false

  public init() {}

  public var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        ShapePicture(SystemColors())
          .frame(width: 240, height: 60)
        ShapePicture(SystemColors())
          .frame(width: 240, height: 60)
          .tint(.green)
        Button("Show in a sheet") { isSheetShown = true }
        ShapePicture(target)
          .onTapGesture { target.isTouched.toggle() }
          .frame(width: 240, height: 80)
        rings
        ShapePicture(Effects())
          .frame(width: 320, height: 80)
        ShapePicture(Turned()) { Text("Content") }
          .frame(width: 240, height: 120)
        Image(SystemColors())
      }
      .padding(16)
      .frame(maxWidth: .infinity)
    }
    .sheet(isPresented: $isSheetShown) { ChecksView() }
  }

  /// The left one has a gesture, and the right one is a button.
  private var rings: some View {
    HStack(spacing: 24) {
      ShapePicture(ring)
        .onTapGesture { ring.touch() }
        .frame(width: 100, height: 100)
        .accessibilityElement()
        .accessibilityLabel("Ring with a gesture")
        .accessibilityAddTraits(.isButton)
        // The center of the ring doesn't react.
        .accessibilityActivationPoint(UnitPoint(x: 0.5, y: 0.05))
      Button {
        ring.touch()
      } label: {
        ShapePicture(ring).frame(width: 100, height: 100)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Ring in a button")
    }
  }
}
