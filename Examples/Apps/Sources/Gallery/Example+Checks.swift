import ExampleShapes
import ShapeKit
import SwiftUI

extension Example {
  /// The shapes of the checks on devices.
  static let checks = [
    Example(SystemColors()) { _ in Text("No parameters") },
    Example(TouchTarget()) { $target in Toggle("Touched", isOn: $target.isTouched) },
    Example(Effects()) { _ in Text("No parameters") },
    Example(Turned()) { $turned in NumberSlider("Degrees", value: $turned.degrees, in: Turned.degreesRange) },
  ]
}
