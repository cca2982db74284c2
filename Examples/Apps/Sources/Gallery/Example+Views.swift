import ExampleShapes
import ShapeKit
import SwiftUI

extension Example {
  static let all = views + regions + cards + checks

  /// Backgrounds and controls.
  private static let views = [
    Example(Bubble()) { $bubble in
      NumberSlider("Tail width", value: $bubble.tailWidth, in: Bubble.tailWidthRange)
      NumberSlider("Tail height", value: $bubble.tailHeight, in: Bubble.tailHeightRange)
      NumberSlider("Border", value: $bubble.borderWidth, in: Bubble.borderWidthRange)
      ColorPicker("Fill", selection: $bubble.fillColor.picked)
      ColorPicker("Border color", selection: $bubble.borderColor.picked)
    },
    Example(PushButton()) { $button in
      CasePicker("State", value: $button.state)
      ColorPicker("Tint", selection: $button.tint.picked)
    },
    Example(ButtonRow()) { _ in Text("No parameters") },
    Example(TopTab()) { $tab in
      Toggle("Selected", isOn: $tab.selected)
      NumberSlider("Radius", value: $tab.radius, in: TopTab.radiusRange)
      NumberSlider("Line width", value: $tab.lineWidth, in: TopTab.lineWidthRange)
      ColorPicker("Accent", selection: $tab.accent.picked)
      ColorPicker("Line", selection: $tab.line.picked)
    },
    Example(RoundedView()) { $view in
      NumberSlider("Radius", value: $view.radius, in: RoundedView.radiusRange)
      NumberSlider("Border", value: $view.borderWidth, in: RoundedView.borderWidthRange)
      ColorPicker("Fill", selection: $view.fillColor.picked)
      ColorPicker("Border color", selection: $view.borderColor.picked)
    },
    Example(SelectiveBorders()) { $borders in
      Toggle("Top", isOn: $borders.edges[has: .top])
      Toggle("Bottom", isOn: $borders.edges[has: .bottom])
      Toggle("Left", isOn: $borders.edges[has: .left])
      Toggle("Right", isOn: $borders.edges[has: .right])
      NumberSlider("Width", value: $borders.borderWidth, in: SelectiveBorders.borderWidthRange)
      ColorPicker("Color", selection: $borders.color.picked)
    },
    Example(CustomBorderShadow()) { $card in
      NumberSlider("Inset", value: $card.inset, in: CustomBorderShadow.insetRange)
      ColorPicker("Fill", selection: $card.fillColor.picked)
    },
    Example(GradientFill()) { $gradient in
      ColorPicker("Start", selection: $gradient.startColor.picked)
      ColorPicker("End", selection: $gradient.endColor.picked)
    },
    Example(GridCells()) { $grid in
      Stepper("Rows: \(grid.rows)", value: $grid.rows, in: GridCells.rowsRange)
      Stepper("Columns: \(grid.columns)", value: $grid.columns, in: GridCells.columnsRange)
      NumberSlider("Line width", value: $grid.lineWidth, in: GridCells.lineWidthRange)
      ColorPicker("Color", selection: $grid.color.picked)
    },
  ]
}
