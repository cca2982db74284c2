import ExampleShapes
import ShapeKit
import SwiftUI

/// Shows a shape behind the label of a button, in the state of the button.
struct PushButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    ShapePicture(PushButton(state: state(configuration))) {
      configuration.label.foregroundStyle(.white)
    }
  }

  private func state(_ configuration: Configuration) -> PushState {
    if !isEnabled { return .disabled }
    return configuration.isPressed ? .pressed : .normal
  }
}

/// Buttons that animate a ring.
struct ButtonsView: View {
  @State private var ring = ProgressRing(share: 0.25)

  var body: some View {
    VStack(spacing: 16) {
      ShapePicture(ring)
        .frame(width: 160, height: 160)
      Button("More") { change(by: 0.25) }
        .disabled(ring.share >= 1)
      Button("Less") { change(by: -0.25) }
        .disabled(ring.share <= 0)
    }
    .buttonStyle(PushButtonStyle())
    .fixedSize()
    .navigationTitle("Buttons")
  }

  private func change(by amount: Double) {
    withAnimation { ring.share += amount }
  }
}
