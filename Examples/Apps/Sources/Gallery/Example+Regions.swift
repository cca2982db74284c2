import ExampleShapes
import ShapeKit
import SwiftUI

extension Example {
  /// Pictures that are made with operations on regions.
  static let regions = [
    Example(ProgressRing()) { $ring in
      NumberSlider("Share", value: $ring.share, in: ProgressRing.shareRange)
      NumberSlider("Thickness", value: $ring.thickness, in: ProgressRing.thicknessRange)
      NumberSlider("Gap", value: $ring.gap, in: ProgressRing.gapRange)
      ColorPicker("Color", selection: $ring.color.picked)
      ColorPicker("Track", selection: $ring.track.picked)
    },
    Example(BoltRing()) { $ring in
      NumberSlider("Thickness", value: $ring.thickness, in: BoltRing.thicknessRange)
      NumberSlider("Gap", value: $ring.gap, in: BoltRing.gapRange)
      ColorPicker("Ring", selection: $ring.ringColor.picked)
      ColorPicker("Bolt", selection: $ring.boltColor.picked)
    },
    Example(Contours()) { $cloud in
      NumberSlider("Step", value: $cloud.step, in: Contours.stepRange)
      NumberSlider("Line width", value: $cloud.lineWidth, in: Contours.lineWidthRange)
      ColorPicker("Color", selection: $cloud.color.picked)
    },
    Example(ErasedPath()) { $card in
      NumberSlider("Eraser", value: $card.eraser, in: ErasedPath.eraserRange)
      ColorPicker("Fill", selection: $card.fillColor.picked)
    },
    Example(StarBadge()) { $badge in
      Stepper("Points: \(badge.points)", value: $badge.points, in: StarBadge.pointsRange)
      NumberSlider("Rounding", value: $badge.rounding, in: StarBadge.roundingRange)
      ColorPicker("Seal", selection: $badge.sealColor.picked)
      ColorPicker("Star", selection: $badge.starColor.picked)
    },
    Example(Ticket()) { $ticket in
      NumberSlider("Bite", value: $ticket.bite, in: Ticket.biteRange)
      NumberSlider("Stub", value: $ticket.stub, in: Ticket.stubRange)
      ColorPicker("Paper", selection: $ticket.paper.picked)
      ColorPicker("Ink", selection: $ticket.ink.picked)
    },
  ]
}
