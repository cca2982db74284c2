import ShapeKit
import SwiftUI

/// A slider for a parameter with a number.
struct NumberSlider: View {
  private let title: String
  @Binding private var value: Double
  private let range: ClosedRange<Double>

  init(_ title: String, value: Binding<Double>, in range: ClosedRange<Double>) {
    self.title = title
    _value = value
    self.range = range
  }

  var body: some View {
    LabeledContent(title) { Slider(value: $value, in: range) }
  }
}

/// A picker for a parameter with an enum.
struct CasePicker<Value: CaseIterable & Hashable>: View where Value.AllCases: RandomAccessCollection {
  private let title: String
  @Binding private var value: Value

  init(_ title: String, value: Binding<Value>) {
    self.title = title
    _value = value
  }

  var body: some View {
    Picker(title, selection: $value) {
      ForEach(Value.allCases, id: \.self) { Text(verbatim: "\($0)") }
    }
  }
}

extension ShapeColor {
  /// The color for a `ColorPicker`: `ColorPicker("Ink", selection: $ticket.ink.picked)`.
  var picked: Color {
    get { swiftUIColor }
    set { self = ShapeColor(newValue) }
  }
}

extension SetAlgebra where Element: Hashable {
  /// Whether the set contains an element, for a `Toggle`: `Toggle("Top", isOn: $borders.edges[has: .top])`.
  subscript(has element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue {
        insert(element)
      } else {
        remove(element)
      }
    }
  }
}
