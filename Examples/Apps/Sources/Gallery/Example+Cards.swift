import ExampleShapes
import ShapeKit
import SwiftUI

extension Example {
  /// A playing card and its suits.
  static let cards = [
    Example(Card()) { $card in
      CasePicker("Suit", value: $card.suit)
      Stepper("Rank: \(card.rank)", value: $card.rank, in: Card.rankRange)
    },
    Example(Spade()) { $spade in
      NumberSlider("Inset", value: $spade.inset, in: Spade.insetRange)
      NumberSlider("Shadow", value: $spade.shadowRadius, in: Spade.shadowRadiusRange)
    },
    Example(Heart()) { $heart in
      NumberSlider("Inset", value: $heart.inset, in: Heart.insetRange)
      NumberSlider("Shadow", value: $heart.shadowRadius, in: Heart.shadowRadiusRange)
    },
    Example(Diamond()) { $diamond in
      NumberSlider("Inset", value: $diamond.inset, in: Diamond.insetRange)
      NumberSlider("Adjustment", value: $diamond.adjustment, in: Diamond.adjustmentRange)
      NumberSlider("Shadow", value: $diamond.shadowRadius, in: Diamond.shadowRadiusRange)
    },
    Example(Club()) { $club in
      NumberSlider("Inset", value: $club.inset, in: Club.insetRange)
      NumberSlider("Adjustment", value: $club.adjustment, in: Club.adjustmentRange)
      NumberSlider("Shadow", value: $club.shadowRadius, in: Club.shadowRadiusRange)
    },
  ]
}
