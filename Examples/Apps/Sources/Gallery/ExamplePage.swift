import ShapeKit
import SwiftUI

/// A shape above controls for its parameters, its size and its surroundings.
struct ExamplePage<S: ParametricShape, Controls: View>: View {
  private let original: S
  private let controls: (Binding<S>) -> Controls
  @State private var shape: S
  @State private var width = S.designSize.width
  @State private var height = S.designSize.height
  @State private var isDark = false
  @State private var isRightToLeft = false

  init(_ shape: S, @ViewBuilder controls: @escaping (Binding<S>) -> Controls) {
    original = shape
    self.controls = controls
    _shape = State(initialValue: shape)
  }

  var body: some View {
    VStack(spacing: 0) {
      picture
        .frame(maxWidth: .infinity, minHeight: 380)
        .background(isDark ? Color.black : Color.white)
        .environment(\.colorScheme, isDark ? .dark : .light)
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      Form {
        Section("Parameters") {
          // Each change moves the picture to its new values.
          controls($shape.animation())
        }
        Section("Size") {
          NumberSlider("Width", value: $width, in: lengths(from: minimum.width, design: S.designSize.width))
          NumberSlider("Height", value: $height, in: lengths(from: minimum.height, design: S.designSize.height))
        }
        Section("Surroundings") {
          Toggle("Dark appearance", isOn: $isDark)
          Toggle("Right to left", isOn: $isRightToLeft)
        }
        Button("Reset") { withAnimation { reset() } }
      }
      .formStyle(.grouped)
    }
    .navigationTitle(S.shapeName)
  }

  @ViewBuilder private var picture: some View {
    let size = shape.size(nearest: ShapeSize(width, height))
    // A view of the shape would stop a debug build.
    if let broken = shape.brokenRequirements(in: size).first {
      Text("Not at this size: \(broken.message)").foregroundStyle(.secondary)
    } else {
      ShapePicture(shape) { Text("Content") }
        .frame(width: size.width, height: size.height)
    }
  }

  private var minimum: ShapeSize { shape.size(nearest: ShapeSize(0, 0)) }

  private func lengths(from minimum: Double, design: Double) -> ClosedRange<Double> {
    minimum...max(design * 1.5, minimum + 1)
  }

  private func reset() {
    shape = original
    width = S.designSize.width
    height = S.designSize.height
  }
}
