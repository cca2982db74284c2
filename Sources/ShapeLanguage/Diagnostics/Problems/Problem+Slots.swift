extension Problem.Kind {
  static let noSlot = Problem.Kind(
    "E0507",
    Explanation(
      "Content for a slot that the shape doesn't have",
      meaning: """
        `use Name() { … }` puts its statements into the unnamed slot of the shape, and `slot icon { … }` in that block
        fills the slot `icon`. The shape has no such slot, because it contains no `content` with that name.
        """,
      reason: """
        The content would have no frame and no position in the order of the layers.
        """,
      wrong: """
        shape Panel {
          size 200 x 120
          fill .white
        }

        shape Avatar {
          size 200 x 120
          use Panel() { fill .teal }
        }
        """,
      right: """
        shape Panel {
          size 200 x 120
          fill .white
          content(inset: 0)
        }

        shape Avatar {
          size 200 x 120
          use Panel() { fill .teal }
        }
        """))
}

extension Problem {
  /// - Parameters:
  ///   - slot: The name, or `nil` for the unnamed slot.
  ///   - slots: The names of the slots that the shape has.
  static func noSlot(_ slot: String?, of shape: String, slots: [String]) -> Problem {
    let named = slots.filter { $0 != unnamedSlot }
    let first = named.first.map { quoted("slot \($0) { … }") }
    guard let slot else {
      return Problem(
        .noSlot, "shape \(quoted(shape)) has no \(named.isEmpty ? "content" : "unnamed") slot",
        hint: first.map { "put the content into a named slot: \($0)" }
          ?? "remove the block, or add `content` to the shape")
    }
    let message = "unknown slot \(quoted(slot)) of \(quoted(shape))"
    if let nearest = nearestName(to: slot, among: named) {
      return Problem(.noSlot, message, hint: .didYouMean(nearest), fix: .replace(with: nearest))
    }
    if named.isEmpty {
      let advice: Hint =
        slots.isEmpty
        ? "add `content \(slot)` to the shape"
        : "the shape has only an unnamed slot; put the statements directly into the block of the `use`"
      return Problem(.noSlot, message, hint: advice)
    }
    return Problem(.noSlot, message, hint: choiceHint(nil, named))
  }

  private static let unnamedSlot = Keyword.content.spelling
}

extension Problem.Kind {
  static let mistakenSlot = Problem.Kind(
    "E0123",
    Explanation(
      "Slot declared or filled with the wrong statement",
      meaning: """
        `content icon(width: 24)` in a shape declares a slot with its frame. `slot icon { … }` in the block of a `use`
        fills it. This statement mixes the two. The unnamed slot is declared by `content(…)`, and filled by the other
        statements of the block; `content` is not a name.
        """,
      reason: """
        A slot has one frame, that of the shape that declares it, and the content of the shape that uses it.
        """,
      wrong: """
        shape Row {
          size 200 x 44
          content icon(width: 44)
        }

        shape Avatar {
          size 200 x 44
          use Row() {
            content icon { fill .teal }
          }
        }
        """,
      right: """
        shape Row {
          size 200 x 44
          content icon(width: 44)
        }

        shape Avatar {
          size 200 x 44
          use Row() {
            slot icon { fill .teal }
          }
        }
        """))
}

extension Problem {
  /// `content icon { … }`
  /// - Parameter isInUse: Whether it is in the block of a `use`.
  static func contentBlock(isInUse: Bool) -> Problem {
    Problem(
      .mistakenSlot, "`content` has no block",
      hint: isInUse
        ? "to fill a slot in the block of a `use`, write `slot icon { … }`"
        : "remove the block; the shape that uses this one fills the slot: `use Card() { slot icon { … } }`",
      fix: isInUse ? .replace(with: "slot") : nil)
  }

  /// `content "icon"`, `content(icon)`
  static func misplacedName(_ found: String, _ name: String) -> Problem {
    Problem(
      .mistakenSlot, "unexpected \(quoted(found)) after `content`",
      hint: .advice("write the name without quotes before the parentheses: `content \(name)(left: 4)`"))
  }

  /// `slot icon(width: 24)`
  /// - Parameter isInUse: Whether it is in the block of a `use`.
  static func slotFrame(isInUse: Bool) -> Problem {
    Problem(
      .mistakenSlot, "`slot` has no frame",
      hint: isInUse
        ? "remove the parentheses; the frame is that of the `content` in the shape"
        : "to declare a slot in a shape, use `content icon(…)`; its frame is that of the `content`")
  }

  /// `content content`
  static var slotNamedContent: Problem {
    Problem(
      .mistakenSlot, "`content` is not the name of a slot", hint: "remove the name, or choose another one")
  }

  /// `slot content { … }`
  static var contentAsSlot: Problem {
    Problem(
      .mistakenSlot, "`content` is not the name of a slot",
      hint: "put the statements directly into the block of the `use` to fill the unnamed slot")
  }

  /// `content icon, left: 4`, `content name: icon`
  static var unbracketedFrame: Problem {
    Problem(
      .mistakenSlot, "the frame of `content` needs parentheses",
      hint: "put the frame into parentheses after the name: `content icon(left: 4)`")
  }
}

extension Problem.Kind {
  static let slots: [Problem.Kind] = [.noSlot, .mistakenSlot]
}
